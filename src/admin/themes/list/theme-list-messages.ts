/** The messages of the themes screen, in the order of the specification's error catalogue. */
export const themeListMessages = {
  activeNotFound: 'Active theme not found',
  loadFailed: 'Failed to load themes. Please try again.',
  activeLoadFailed: 'Failed to load active theme. Please try again.',
  unreadable: 'Failed to load themes. Please refresh the page.',
  activateFailed: 'Failed to activate theme',
  unexpected: 'An unexpected error occurred',
  rollbackFailed: 'Failed to rollback theme',
  rolledBack: 'Theme rolled back successfully!',
  duplicateFailed: 'Failed to duplicate theme',
  duplicated: (name: string) => `Theme duplicated successfully as "${name}"`,
  deleteFailed: 'Failed to delete theme',
  activeNotDeleted:
    'Cannot delete the currently active theme. Please activate another theme first.',
  presetNotDeleted: 'Cannot delete preset themes',
  deleted: 'Theme deleted successfully',
  activated: 'Theme activated successfully! You can rollback within 24 hours if needed.',
  confirmActivate: (name: string) =>
    `Are you sure you want to activate "${name}"? This will change the appearance of the entire website. You can rollback within 24 hours if needed.`,
  /** Added to the question before an activation; undefined if all pairs are readable. */
  hardToRead: (pairs: number) => {
    if (pairs === 0) return undefined
    const texts = pairs === 1 ? '1 pair of colors is' : `${pairs} pairs of colors are`
    return `${texts} hard to read in this theme. The editor proposes colors that can be read.`
  },
  confirmDelete: (name: string) =>
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  confirmRollback:
    'This restores the theme that was active before the current one. The appearance of the website is restored immediately.',
  /** A previously live theme; its version is null if this device does not know it. */
  previousTheme: (name: string, version: number | null) =>
    version === null ? `"${name}"` : `"${name}", version ${version}`,
  viewOnly: 'You have view-only access. Contact an administrator to manage themes.',
  onlySuperAdmins: 'Only Super Admins can edit themes.',
  presetHint: 'Preset themes cannot be edited. Duplicate this theme to create an editable version.',
  presetNotEdited:
    'Preset themes cannot be edited. Please duplicate this theme to create an editable version.',
} as const
