/** Messages for failed server calls about themes. */
export const themeMessages = {
  noResponse: 'No response from database function',
  activateFailed: 'Failed to activate theme. Please try again.',
  rollbackFailed: 'Failed to rollback theme. Please try again.',
  duplicateFailed: 'Failed to duplicate theme. Please try again.',
  deleteFailed: 'Failed to delete theme. Please try again.',
  updateFailed: 'Failed to update theme. Please try again.',
} as const
