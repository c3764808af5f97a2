/** In place of counts while only the first rows of a long list are there. */
export const loadingRest = 'Loading the rest of the list...'

export const slugTaken = 'Slug already exists'

export const deletionUndone = 'Deletion undone.'

export const restoreQueued = 'It will be restored with the next sync.'
/** The same for bulk actions. */
export const bulkEditUndone = 'Changes undone.'

export const tooLateToUndo = 'It was too late to undo.'

export const pictureMessages = {
  tooBig: 'File size must be less than 5MB',
  wrongType: 'Only JPEG, PNG, WebP, and GIF images are allowed',
  /** iPhones store photos as HEIC; they convert them to JPEG if the user selects from Photos. */
  heic: 'Only JPEG, PNG, WebP, and GIF images are allowed. This one is HEIC: choose it from Photos instead of Files, or save it as JPEG first.',
  tooManyPixels: 'This picture has too many pixels to open here. Please choose a smaller one.',
  tooSmall: 'This picture is too small. Please choose one of at least 32 pixels each way.',
  empty: 'This file is empty. Please choose another one.',
  failed: 'Failed to upload image',
  /** The file is damaged, or this browser cannot decode it. */
  undecodable:
    'Failed to upload image. The file is damaged, or this browser cannot open it. Please choose another one.',
  /** A file of a cloud drive, or one that was deleted meanwhile. */
  unreadable:
    'Failed to upload image. The file could not be read. Save it on this device, then choose it again.',
} as const

export const storageFull =
  'Not saved: this device is out of storage. Your text is still here. Free up some space, then save again.'

/** Appended to a success message if the user typed during the save. */
export const unsavedSince = 'Your latest changes are not saved yet.'

export const moveFailed = 'The order could not be changed'

export const forbidden = 'You do not have access to that screen.'

export const sessionEnded =
  'You are signed out on the server: your account or role was changed, or your session has ended. Your edits are kept on this device. Sign in again to send them.'

export const unsavedChanges = 'You have changes that are not saved. What do you want to do?'

/** Appended to a button's label while the server is unreachable. */
export const needsConnection = 'needs a connection'

/** Capitalises a word: 'doctor' becomes 'Doctor'. */
export const toSentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
