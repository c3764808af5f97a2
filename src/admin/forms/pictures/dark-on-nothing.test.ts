import { expect, test } from 'vitest'

import { isDarkOnNothing } from './dark-on-nothing.ts'

type Color = [red: number, green: number, blue: number, alpha: number]

const BLACK: Color = [0, 0, 0, 255]
const NAVY: Color = [16, 32, 72, 255]
const WHITE: Color = [255, 255, 255, 255]
const ORANGE: Color = [240, 140, 40, 255]
const NOTHING: Color = [0, 0, 0, 0]

/** A hundred pixels, the first ones of one color. */
const picture = (drawn: Color, count: number, ground: Color) =>
  Uint8ClampedArray.from(
    Array.from({ length: 100 }, (_, at) => (at < count ? drawn : ground)).flat(),
  )

test.each([
  ['a black drawing without a ground', picture(BLACK, 20, NOTHING), true],
  ['a navy sign without a ground', picture(NAVY, 60, NOTHING), true],
  ['a black drawing on white', picture(BLACK, 20, WHITE), false],
  ['a white sign without a ground', picture(WHITE, 20, NOTHING), false],
  ['an orange sign without a ground', picture(ORANGE, 20, NOTHING), false],
  ['a dark photo with round corners', picture(NAVY, 97, NOTHING), false],
  ['a dark photo', picture(NAVY, 100, NOTHING), false],
  ['an empty picture', picture(NOTHING, 100, NOTHING), false],
])('$0: lost on a dark page is $2', (_, rgba, isLost) => {
  expect(isDarkOnNothing(rgba)).toBe(isLost)
})
