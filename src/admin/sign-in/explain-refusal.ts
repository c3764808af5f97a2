import { hasOuterBlanks } from '#model/one-time-password.ts'

/** Why a password was refused: blanks at its ends are copied along unseen, and count (S-24). */
export function explainRefusal(failure: string, typed: string): string {
  if (!hasOuterBlanks(typed)) return failure
  const sentence = /[.!?]$/.test(failure) ? failure : `${failure}.`
  return `${sentence} The password that you typed begins or ends with a blank.`
}
