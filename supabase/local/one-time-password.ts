import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike on paper. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Creates a random password of 80 bits in four groups, to be changed at the first sign-in. */
export function createOneTimePassword(): string {
  const letters = Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)])
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}
