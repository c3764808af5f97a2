import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike on paper. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random password to be typed once and then changed, in four groups: 80 bits. */
export function createOneTimePassword(): string {
  const letters = Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)])
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}
