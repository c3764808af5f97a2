import type { EditableTable, Form } from '#model/tables.ts'

interface TableLabels<T extends EditableTable> {
  /** One row of it, in the middle of a sentence. */
  one: string
  columns: { [C in keyof Form<T>]: string }
}

/** What people call the tables they edit and their columns; the sync centre speaks in these. */
export const labels: { [T in EditableTable]: TableLabels<T> } = {
  hospital_profile: {
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
    },
  },
  contact_information: {
    one: 'contact information',
    columns: {
      address: 'Address',
      phone_numbers: 'Phone Numbers',
      email_addresses: 'Email Addresses',
      working_hours: 'Working Hours',
      appointment_booking_link: 'Appointment Booking Link',
      google_maps_code: 'Google Maps Embed Code',
    },
  },
  doctors: {
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
  },
  services: {
    one: 'service',
    columns: {
      service_name: 'Service Name',
      description: 'Description',
      icon_image: 'Image',
      display_order: 'Display Order',
      is_enabled: 'Active',
    },
  },
  testimonials: {
    one: 'testimonial',
    columns: {
      patient_name: 'Patient Name',
      review_english: 'Review (English)',
      review_telugu: 'Review (Telugu)',
      patient_photo: 'Patient Photo',
      star_rating: 'Star Rating',
      display_order: 'Display Order',
      is_published: 'Published',
    },
  },
  social_media: {
    one: 'social media platform',
    columns: {
      platform_name: 'Platform Name',
      profile_url: 'Profile URL',
      is_enabled: 'Enabled',
      display_order: 'Order',
    },
  },
  health_library_categories: {
    one: 'category',
    columns: {
      category_name: 'Category Name',
      slug: 'Slug',
      display_order: 'Order',
      is_enabled: 'Enabled',
    },
  },
  health_library_illnesses: {
    one: 'illness',
    columns: {
      illness_name: 'Illness Name',
      slug: 'Slug',
      short_summary: 'Short Summary',
      meaning: 'What It Means',
      symptoms: 'Symptoms',
      management_treatment: 'Management & Treatment',
      when_to_get_help: 'When To Get Help',
      category_id: 'Category',
      tags: 'Tags',
      last_reviewed_on: 'Last Reviewed On',
      last_reviewed_by: 'Last Reviewed By',
      visibility: 'Visibility',
      display_order: 'Order',
    },
  },
  health_library_images: {
    one: 'illness picture',
    columns: {
      illness_id: 'Illness',
      image_url: 'Picture',
      alt_text: 'Description of the picture',
      display_order: 'Order',
    },
  },
  modern_site_settings: {
    one: 'site settings',
    columns: { health_library_enabled: 'Health Library visible to the public' },
  },
}

/** The label of a column that comes from data, where its name is only a text. */
export function columnLabel(table: EditableTable, column: string): string {
  const columns: Record<string, string> = labels[table].columns
  return columns[column] ?? column
}
