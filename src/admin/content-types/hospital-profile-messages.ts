import type { RecordMessages } from './message-types.ts'

export const hospitalProfileMessages = {
  one: 'hospital profile',
  columns: {
    name: 'Hospital Name',
    about_text: 'About',
    mission: 'Mission',
    address: 'Address',
    city: 'City',
    state: 'State',
    pincode: 'Pincode',
    phone_numbers: 'Phone Numbers',
    emails: 'Email Addresses',
    working_hours: 'Working Hours',
    logo_image: 'Logo',
    banner_image: 'Banner Image',
    share_image: 'Picture for Shared Links',
  },
  loadFailed: 'Failed to load hospital profile',
  updated: 'Hospital profile saved successfully!',
  saveFailed: 'Failed to save hospital profile',
} as const satisfies RecordMessages<'hospital_profile'>
