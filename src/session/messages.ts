/** The messages about signing in and passwords, in the order of the error catalogue. */
export const messages = {
  loginFailed: 'Login failed',
  errorDuringLogin: 'An error occurred during login',
  unexpected: 'An unexpected error occurred',
  /** As when the operator has switched the key off. Signing in does not help. */
  keyRefused:
    'The server does not accept the key of this website. Tell its administrator: nobody can sign in, and edits stay on this device, until the key is replaced.',
  otherUser: 'That is a different account. Log out first to switch to it.',
  /** The change may have succeeded; trying again is harmless (S-95). */
  noResponse:
    'The server did not answer. Check the connection and try again: nothing is done twice.',
  passwordNotChanged: 'The password could not be changed. Please try again.',
  wrongPassword: (triesLeft: number) =>
    `That password is not right. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left, and then this device can be unlocked only with a connection.`,
  unlockNeedsNetwork:
    'This device can be unlocked only with a connection now. Connect to the network and try again.',
  storageSilent:
    'The storage on this device is not responding. Close all other tabs of this site or restart the device, then try again. Unsent edits are safe.',
} as const
