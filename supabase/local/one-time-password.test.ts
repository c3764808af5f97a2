import { expect, test } from 'vitest'

import { trimOneTimePassword } from '../../src/model/one-time-password.ts'
import { createOneTimePassword } from './one-time-password.ts'

test('the sign-in page knows each one-time password by its form', () => {
  for (let made = 0; made < 100; made++) {
    const password = createOneTimePassword()
    expect(trimOneTimePassword(` ${password}\u00a0`)).toBe(password)
  }
})
