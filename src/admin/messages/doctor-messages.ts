import type { ListMessages } from './message-types.ts'

export const doctorMessages = {
  one: 'doctor',
  columns: {
    name: 'Full Name',
    qualification: 'Qualification',
    specialisation: 'Specialisation',
    years_of_experience: 'Years of Experience',
    expertise_details: 'Expertise Details',
    photo: 'Photo',
    display_order: 'Display Order',
    is_enabled: 'Active',
  },
  title: 'Manage Doctors',
  icon: 'user',
  add: 'Add Doctor',
  none: 'No doctors added yet',
  first: 'Add Your First Doctor',
  search: 'Search doctors',
  noMatch: 'No doctor matches your search',
  counted: ['doctor', 'doctors', 'active'],
  added: 'Doctor added successfully!',
  updated: 'Doctor updated successfully!',
  deleted: 'Doctor deleted successfully!',
  saveFailed: 'Failed to save doctor',
  deleteFailed: 'Failed to delete doctor',
  confirmDelete: () => 'Are you sure you want to delete this doctor?',
} as const satisfies ListMessages<'doctors'>
