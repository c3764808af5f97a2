/** The messages of the theme editor, in the order of the error catalogue. */
export const editorMessages = {
  updateFailed: 'Failed to update theme',
  updated: (name: string, version: number) =>
    `Theme "${name}" updated successfully! Version ${version} created.`,
  saved: 'Changes saved successfully! Click Activate to apply them to the live website.',
  missing: 'Unable to activate: missing required information',
  activateFailed: 'Failed to activate theme',
  activateBroke: 'An unexpected error occurred while activating the theme',
  activated: 'Theme activated successfully! Changes are now live on the website.',
  unsaved: 'You have unsaved changes',
  leave: 'You have unsaved changes. Are you sure you want to close without saving?',
  fixFirst: 'Please fix the following errors:',
  invalidHex: 'Invalid hex color format',
  savedMeanwhile: (version: number) =>
    `Version ${version} of this theme was saved in the meantime.`,
  cannotReplace: (version: number) =>
    `Your changes are still here, but they cannot replace version ${version}.`,
  copied: (name: string) => `Your changes are saved as the theme "${name}".`,
  nothingChanged: 'No changes detected yet',
  savedAsDraft: 'They are kept on this device as a draft.',
  historyNeedsNetwork: 'The version history needs the network.',
} as const
