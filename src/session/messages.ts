/** What signing in and passwords say, in the order of the error catalogue. */
export const messages = {
  loginFailed: 'Login failed',
  errorDuringLogin: 'An error occurred during login',
  unexpected: 'An unexpected error occurred',
  otherUser: 'That is another account. Log out first to change to it.',
  needsNetwork: 'There is no connection. Please try again when you are online.',
  passwordNotChanged: 'The password could not be changed. Please try again.',
  wrongPassword: 'That password is not right',
  unlockNeedsNetwork:
    'This device can be unlocked only with a connection now. Connect to the network and try again.',
} as const

/** What is said where the server was asked about themes and did not answer as it should. */
export const themeMessages = {
  noResponse: 'No response from database function',
  activateFailed: 'Failed to activate theme. Please try again.',
  rollbackFailed: 'Failed to rollback theme. Please try again.',
  duplicateFailed: 'Failed to duplicate theme. Please try again.',
  deleteFailed: 'Failed to delete theme. Please try again.',
  updateFailed: 'Failed to update theme. Please try again.',
} as const
