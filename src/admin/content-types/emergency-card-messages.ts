import type { ListMessages } from './message-types.ts'

export const emergencyCardMessages = {
  one: 'emergency card',
  columns: {
    title: 'Title',
    slug: 'Slug',
    signs: 'How To Tell',
    steps: 'Do This Now',
    avoid: 'Do Not',
    display_order: 'Display Order',
    is_enabled: 'Active',
  },
  title: 'Manage Emergency Cards',
  icon: 'alert',
  add: 'Add Emergency Card',
  none: 'No emergency cards added yet',
  first: 'Add Your First Emergency Card',
  search: 'Search emergency cards',
  noMatch: 'No emergency card matches your search',
  counted: ['emergency card', 'emergency cards', 'active'],
  notShown: 'Inactive',
  added: 'Emergency card added successfully!',
  updated: 'Emergency card updated successfully!',
  deleted: 'Emergency card deleted successfully!',
  saveFailed: 'Failed to save emergency card',
  deleteFailed: 'Failed to delete emergency card',
  confirmDelete: () =>
    'Are you sure you want to delete this emergency card? Saved links to it will stop working.',
} as const satisfies ListMessages<'emergency_cards'>
