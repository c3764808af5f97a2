import { expect, test } from 'vitest'

import { isDarkOnNothing } from './dark-on-nothing.ts'

type Color = [red: number, green: number, blue: number, alpha: number]

const BLACK: Color = [0, 0, 0, 255]
const NAVY: Color = [16, 32, 72, 255]
const WHITE: Color = [255, 255, 255, 255]
const ORANGE: Color = [240, 140, 40, 255]
const NOTHING: Color = [0, 0, 0, 0]

/** A hundred pixels of the given colors; the others are transparent. */
const picture = (...parts: (readonly [count: number, color: Color])[]) => {
  const drawn = parts.flatMap(([count, color]) => Array.from({ length: count }, () => color))
  const rest = Array.from({ length: 100 - drawn.length }, () => NOTHING)
  return Uint8ClampedArray.from([...drawn, ...rest].flat())
}

test.each([
  ['a black drawing', picture([20, BLACK]), true],
  ['a navy sign', picture([60, NAVY]), true],
  ['navy letters beside an orange sign', picture([20, NAVY], [20, ORANGE]), true],
  ['a black drawing on white', picture([20, BLACK], [80, WHITE]), false],
  ['white letters in a navy circle', picture([60, NAVY], [15, WHITE]), false],
  ['a white sign', picture([20, WHITE]), false],
  ['an orange sign', picture([20, ORANGE]), false],
  ['a dark photo with round corners', picture([95, NAVY]), false],
  ['a dark photo', picture([100, NAVY]), false],
  ['an empty picture', picture(), false],
])('whether %s is lost on a dark page', (_, rgba, isLost) => {
  expect(isDarkOnNothing(rgba)).toBe(isLost)
})
