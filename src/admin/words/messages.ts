/** What the admin panel says after an action, in the order of the error catalogue. */
export const messages = {
  doctors: {
    added: 'Doctor added successfully!',
    updated: 'Doctor updated successfully!',
    deleted: 'Doctor deleted successfully!',
    saveFailed: 'Failed to save doctor',
    deleteFailed: 'Failed to delete doctor',
    confirmDelete: () => 'Are you sure you want to delete this doctor?',
  },
  services: {
    added: 'Service added successfully!',
    updated: 'Service updated successfully!',
    deleted: 'Service deleted successfully!',
    saveFailed: 'Failed to save service',
    deleteFailed: 'Failed to delete service',
    confirmDelete: () => 'Are you sure you want to delete this service?',
  },
  testimonials: {
    added: 'Testimonial added successfully!',
    updated: 'Testimonial updated successfully!',
    deleted: 'Testimonial deleted successfully!',
    saveFailed: 'Failed to save testimonial',
    deleteFailed: 'Failed to delete testimonial',
    confirmDelete: () => 'Are you sure you want to delete this testimonial?',
  },
  social_media: {
    added: 'Platform added successfully!',
    updated: 'Platform updated successfully!',
    deleted: 'Platform deleted successfully!',
    saveFailed: 'Failed to save platform',
    deleteFailed: 'Failed to delete platform',
    confirmDelete: (platform) => `Are you sure you want to delete ${platform}?`,
  },
  illnesses: {
    added: 'Illness added successfully!',
    updated: 'Illness updated successfully!',
    deleted: 'Illness deleted successfully!',
    saveFailed: 'Failed to save illness',
    deleteFailed: 'Failed to delete illness',
    confirmDelete: () => 'Are you sure you want to delete this illness?',
  },
  categories: {
    added: 'Category added successfully!',
    updated: 'Category updated successfully!',
    deleted: 'Category deleted successfully!',
    saveFailed: 'Failed to save category',
    deleteFailed: 'Failed to delete category',
    confirmDelete: () => 'Are you sure? This will unlink all illnesses in this category.',
  },
} as const satisfies Record<string, EditorMessages>

/** What the screens of a single record say. */
export const recordMessages = {
  hospital_profile: {
    loadFailed: 'Failed to load hospital profile',
    updated: 'Hospital profile saved successfully!',
    saveFailed: 'Failed to save hospital profile',
  },
  contact_information: {
    loadFailed: 'Failed to load contact information',
    updated: 'Contact information saved successfully!',
    saveFailed: 'Failed to save contact information',
  },
} as const satisfies Record<string, SaveMessages & { loadFailed: string }>

/** What the list of social media says besides. */
export const socialMessages = {
  loadFailed: 'Failed to load social media platforms',
  toggleFailed: 'Failed to update platform status',
  moveFailed: 'Failed to reorder platforms',
} as const

/** What a form says about saving its record. */
export interface SaveMessages {
  updated: string
  saveFailed: string
}

/** What a list says besides. */
export interface EditorMessages extends SaveMessages {
  added: string
  deleted: string
  deleteFailed: string
  confirmDelete: (name: string) => string
}

export const libraryMessages = {
  on: 'Health Library enabled for public visitors',
  off: 'Health Library disabled for public visitors',
  failed: 'Failed to update Health Library visibility',
} as const

export const slugTaken = 'Slug already exists'

export const undone = 'Taken back: nothing was deleted.'

export const tooLateToUndo = 'It was too late to take that back.'

export const pictureMessages = {
  tooBig: 'File size must be less than 5MB',
  wrongType: 'Only JPEG, PNG, WebP, and GIF images are allowed',
  tooManyPixels: 'This picture has too many pixels to open here. Please choose a smaller one.',
  failed: 'Failed to upload image',
} as const

export const storageFull =
  'This device has no room left, so nothing was saved. What you typed is still here: free some space on the device, then save again.'

export const moveFailed = 'The order could not be changed'

export const forbidden = 'Your role does not include that screen.'

export const sessionEnded =
  'You are signed out on the server: your account was disabled or your session has ended. Your edits are kept on this device. Sign in again to send them, or download them.'

export const unsavedChanges = 'You have changes that are not saved. What do you want to do?'
