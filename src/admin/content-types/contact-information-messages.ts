import type { RecordMessages } from './message-types.ts'

export const contactInformationMessages = {
  one: 'contact information',
  columns: {
    address: 'Address',
    phone_numbers: 'Phone Numbers',
    email_addresses: 'Email Addresses',
    working_hours: 'Working Hours',
    opening_hours: 'Opening Hours',
    special_hours: 'Days That Are Different',
    appointment_booking_link: 'Appointment Booking Link',
    google_maps_code: 'Google Maps Embed Code',
    whatsapp_number: 'WhatsApp Number',
  },
  loadFailed: 'Failed to load contact information',
  updated: 'Contact information saved successfully!',
  saveFailed: 'Failed to save contact information',
} as const satisfies RecordMessages<'contact_information'>
