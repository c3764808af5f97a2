import { expect, test } from 'vitest'

import { estimateMonth } from './month.ts'

const bytes = { first: 40_000, quiet: 400 }

test('a hundred phones stay within the free allowance', () => {
  const { polls, gigabytes, dollars } = estimateMonth(100, bytes)
  expect(polls).toBe(30_000)
  expect(gigabytes).toBeCloseTo(0.016, 3)
  expect(dollars[0]).toBe(0)
  expect(dollars[1]).toBeCloseTo(0.0005, 4)
})

test('ten million phones pay for requests and for each price step of traffic', () => {
  const { polls, gigabytes, dollars } = estimateMonth(10_000_000, bytes)
  expect(polls).toBe(3e9)
  expect(gigabytes).toBeCloseTo(1596, 0)
  expect(dollars[0]).toBeCloseTo(299_000 * 0.012 + 596 * 0.109, 0)
  expect(estimateMonth(200_000_000, bytes).dollars[0]).toBeCloseTo(
    5_999_000 * 0.012 + 10_000 * 0.109 + (30_920 - 10_000) * 0.085,
    0,
  )
})
