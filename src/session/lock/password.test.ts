import { expect, test } from 'vitest'

import { validatePassword, listPasswordProblems } from './password.ts'

test('a new password has at least 6 characters and at most 72 bytes, spaces included (S-24)', () => {
  expect(validatePassword('12345', '12345')).toBe('Password must be at least 6 characters')
  expect(validatePassword('12345 ', '12345 ')).toBeNull()
  expect(validatePassword('న'.repeat(24), 'న'.repeat(24))).toBeNull()
  expect(validatePassword('న'.repeat(25), 'న'.repeat(25))).toBe('Password must be at most 72 bytes')
})

test('a new password must equal its repetition (S-04)', () => {
  expect(validatePassword('secret1', 'secret2')).toBe('Passwords do not match')
})

test('all problems of a new password are shown at once', () => {
  expect(listPasswordProblems('12345', '1234')).toEqual({
    password: 'Password must be at least 6 characters',
    repeated: 'Passwords do not match',
  })
  expect(validatePassword('12345', '1234')).toBe(
    'Password must be at least 6 characters. Passwords do not match',
  )
})
