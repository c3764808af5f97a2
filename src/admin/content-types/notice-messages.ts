import type { ListMessages } from './message-types.ts'

/** Shown in the form, and for an edit that the server rejects. */
export const endsTooSoon = 'A notice cannot end before it begins.'

export const noticeMessages = {
  one: 'notice',
  columns: {
    title: 'Title',
    message: 'Text',
    starts_on: 'From',
    ends_on: 'Until',
    is_urgent: 'Urgent',
    display_order: 'Display Order',
    is_enabled: 'Active',
  },
  title: 'Manage Notices',
  icon: 'megaphone',
  add: 'Add Notice',
  none: 'No notices added yet',
  first: 'Add Your First Notice',
  search: 'Search notices',
  noMatch: 'No notice matches your search',
  counted: ['notice', 'notices', 'shown today'],
  notShown: 'Not shown today',
  added: 'Notice added successfully!',
  updated: 'Notice updated successfully!',
  deleted: 'Notice deleted successfully!',
  saveFailed: 'Failed to save notice',
  deleteFailed: 'Failed to delete notice',
  confirmDelete: () => 'Are you sure you want to delete this notice?',
} as const satisfies ListMessages<'notices'>
