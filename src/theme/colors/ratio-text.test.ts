import { expect, test } from 'vitest'

import { getContrastRatio } from './contrast.ts'
import { formatRatio } from './ratio-text.ts'

test.for([
  ['#000000', '#FFFFFF', '21.00'],
  ['#FFFFFF', '#FFFFFF', '1.00'],
  ['#0066CC', '#FFFFFF', '5.57'],
  ['#767676', '#FFFFFF', '4.54'],
  ['#777777', '#FFFFFF', '4.48'],
  ['#EF4444', '#FFFFFF', '3.76'],
  ['#000', '#fff', '21.00'],
  ['#12', '#FFFFFF', '0.00'],
] as const)('AC-354 the contrast of %s on %s is written %s', ([front, back, text]) => {
  expect(formatRatio(getContrastRatio(front, back))).toBe(text)
})

test('4.4999 is written 4.49, as it does not reach 4.5 (S-40)', () => {
  const ratio = getContrastRatio('#9A6C5A', '#FFFFFF')
  expect(ratio).toBeLessThan(4.5)
  expect(ratio.toFixed(2)).toBe('4.50')
  expect(formatRatio(ratio)).toBe('4.49')
})

test.for([
  [2.996, '2.99'],
  [3, '3.00'],
  [4.499, '4.49'],
  [4.5, '4.50'],
  [4.5049, '4.50'],
  [6.9951, '6.99'],
  [7, '7.00'],
  [5.128, '5.13'],
] as const)('a ratio of %f is written %s (S-40)', ([ratio, text]) => {
  expect(formatRatio(ratio)).toBe(text)
})
