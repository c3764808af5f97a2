import { expect, test } from 'vitest'

import { getBackoffDelay } from './backoff.ts'

test('the backoff doubles after each failure up to five minutes, with jitter [D10]', () => {
  const longest = [1, 2, 3, 4, 20].map((failures) => getBackoffDelay(failures, () => 1))
  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 300_000])
  expect(getBackoffDelay(4, () => 0)).toBe(4_000)
})
