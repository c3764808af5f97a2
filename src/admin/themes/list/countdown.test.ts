import { expect, test } from 'vitest'

import { isBeforeDeadline, formatTimeLeft } from './countdown.ts'

const DEADLINE = '2026-11-22T10:00:00+00:00'
const MINUTE = 60_000
const before = (ms: number) => Date.parse(DEADLINE) - ms

test.for([
  ['a whole day', 24 * 60 * MINUTE, '24h 0m remaining'],
  ['a second less than a day', 24 * 60 * MINUTE - 1_000, '23h 59m remaining'],
  ['an hour', 60 * MINUTE, '1h 0m remaining'],
  ['59 minutes', 59 * MINUTE, '59m remaining'],
  ['a minute', MINUTE, '1m remaining'],
  ['half a minute', MINUTE / 2, '0m remaining'],
  ['nothing', 0, 'Expired'],
  ['a minute too late', -MINUTE, 'Expired'],
] as const)('the countdown with %s left reads as specified (AC-319)', ([, left, words]) => {
  expect(formatTimeLeft(DEADLINE, before(left))).toBe(words)
})

test('a deadline in the past, or none, is closed (AC-318)', () => {
  expect(isBeforeDeadline(DEADLINE, before(1))).toBe(true)
  expect(isBeforeDeadline(DEADLINE, before(0))).toBe(false)
  expect(isBeforeDeadline(null, 0)).toBe(false)
})
