/** The messages of the users screen, in the order of the error catalogue. */
export const userMessages = {
  loadFailed: 'Failed to load users',
  created: 'User created successfully!',
  updated: 'User updated successfully!',
  deleted: 'User deleted successfully!',
  saveFailed: 'Failed to save user',
  deleteFailed: 'Failed to delete user',
  statusFailed: 'Failed to update user status',
  notSelfDelete: 'You cannot delete your own account',
  notSelfDisable: 'You cannot disable your own account',
  confirmDelete: (name: string) => `Are you sure you want to delete user "${name}"?`,
} as const
