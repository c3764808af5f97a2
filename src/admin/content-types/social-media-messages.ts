import type { ListMessages } from './message-types.ts'

export const socialMediaMessages = {
  one: 'social media platform',
  columns: {
    platform_name: 'Platform Name',
    profile_url: 'Profile URL',
    is_enabled: 'Enabled',
    display_order: 'Order',
  },
  title: 'Social Media',
  icon: 'share',
  add: 'Add Platform',
  none: 'No social media platforms added yet',
  first: 'Add Your First Platform',
  search: 'Search platforms',
  noMatch: 'No platform matches your search',
  counted: ['platform', 'platforms', 'enabled'],
  notShown: 'Disabled',
  added: 'Platform added successfully!',
  updated: 'Platform updated successfully!',
  deleted: 'Platform deleted successfully!',
  saveFailed: 'Failed to save platform',
  deleteFailed: 'Failed to delete platform',
  confirmDelete: (platform) => `Are you sure you want to delete ${platform}?`,
  moveFailed: 'Failed to reorder platforms',
  loadFailed: 'Failed to load social media platforms',
  toggleFailed: 'Failed to update platform status',
} as const satisfies ListMessages<'social_media'> & Record<'loadFailed' | 'toggleFailed', string>
