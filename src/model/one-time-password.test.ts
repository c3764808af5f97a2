import { expect, test } from 'vitest'

import { hasOuterBlanks, trimOneTimePassword } from './one-time-password.ts'

test.each([' ', '\u00a0', '\t', '\n', '\u200b', '\ufeff', '\u2060', '\u202a'])(
  'a one-time password loses %j before and after it',
  (sign) => {
    const password = 'abcd-efgh-jkmn-p2r9'
    for (const typed of [password, sign + password, password + sign, sign + password + sign])
      expect(trimOneTimePassword(typed)).toBe(password)
  },
)

test.each([' my own secret ', 'abcd-efgh-jkmn ', ' ABCD-EFGH-JKMN-PQRS', 'secret\u00a0', '  '])(
  'another password stays as typed: %j (S-24)',
  (typed) => expect(trimOneTimePassword(typed)).toBe(typed),
)

test('blanks at the ends are told from blanks within', () => {
  expect([' a', 'a\u00a0', 'a\u200b', 'a b', 'ab'].map(hasOuterBlanks)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
