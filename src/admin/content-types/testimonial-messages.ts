import type { ListMessages } from './message-types.ts'

export const testimonialMessages = {
  one: 'testimonial',
  columns: {
    patient_name: 'Patient Name',
    review_english: 'Review (English)',
    review_telugu: 'Review (తెలుగు)',
    patient_photo: 'Patient Photo',
    star_rating: 'Star Rating',
    display_order: 'Display Order',
    is_published: 'Published',
  },
  title: 'Manage Testimonials',
  icon: 'star',
  add: 'Add Testimonial',
  none: 'No testimonials added yet',
  first: 'Add Your First Testimonial',
  search: 'Search testimonials',
  noMatch: 'No testimonial matches your search',
  counted: ['testimonial', 'testimonials', 'published'],
  notShown: 'Draft',
  added: 'Testimonial added successfully!',
  updated: 'Testimonial updated successfully!',
  deleted: 'Testimonial deleted successfully!',
  saveFailed: 'Failed to save testimonial',
  deleteFailed: 'Failed to delete testimonial',
  confirmDelete: () => 'Are you sure you want to delete this testimonial?',
} as const satisfies ListMessages<'testimonials'>
