/** Without letters and digits that look alike on paper. */
export const ONE_TIME_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

const GROUP = `[${ONE_TIME_LETTERS}]{4}`
const ONE_TIME = new RegExp(`^${GROUP}(?:-${GROUP}){3}$`)
const ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/**
 * Removes what was copied along with a one-time password, which never begins or ends with a blank.
 * Every other password stays as typed (S-24).
 */
export function trimOneTimePassword(typed: string): string {
  const trimmed = typed.replace(ENDS, '')
  return ONE_TIME.test(trimmed) ? trimmed : typed
}

/** Whether a password begins or ends with a blank, which nobody sees. */
export const hasOuterBlanks = (typed: string): boolean => typed.replace(ENDS, '') !== typed
