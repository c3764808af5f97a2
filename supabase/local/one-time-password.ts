import { randomInt } from 'node:crypto'

import { ONE_TIME_LETTERS } from '../../src/model/one-time-password.ts'

/** Creates a random password of 80 bits in four groups, to be changed at the first sign-in. */
export function createOneTimePassword(): string {
  const letters = Array.from(
    { length: 16 },
    () => ONE_TIME_LETTERS[randomInt(ONE_TIME_LETTERS.length)],
  )
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}
