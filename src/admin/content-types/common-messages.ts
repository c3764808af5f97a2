export const slugTaken = 'Slug already exists'

export const deletionUndone = 'Deletion undone.'

export const restoreQueued = 'It will be restored with the next sync.'
/** The same for what was done to many records at once. */
export const bulkEditUndone = 'Changes undone.'

export const tooLateToUndo = 'It was too late to undo.'

export const pictureMessages = {
  tooBig: 'File size must be less than 5MB',
  wrongType: 'Only JPEG, PNG, WebP, and GIF images are allowed',
  /** What iPhones keep photos as; they give them away as JPEG where one chooses them from Photos. */
  heic: 'Only JPEG, PNG, WebP, and GIF images are allowed. This one is HEIC: choose it from Photos instead of Files, or save it as JPEG first.',
  tooManyPixels: 'This picture has too many pixels to open here. Please choose a smaller one.',
  tooSmall: 'This picture is too small. Please choose one of at least 32 pixels each way.',
  failed: 'Failed to upload image',
} as const

export const storageFull =
  'Not saved: this device is out of storage. Your text is still here. Free up some space, then save again.'

/** Behind what is said of a save, where its author typed on meanwhile. */
export const unsavedSince = 'Your latest changes are not saved yet.'

export const moveFailed = 'The order could not be changed'

export const forbidden = 'You do not have access to that screen.'

export const sessionEnded =
  'You are signed out on the server: your account was disabled or your session has ended. Your edits are kept on this device. Sign in again to send them.'

export const unsavedChanges = 'You have changes that are not saved. What do you want to do?'

/** At the end of a button's name while the server cannot be asked. */
export const needsConnection = 'needs a connection'

/** A word as it begins a line: 'doctor' is 'Doctor'. */
export const toSentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
