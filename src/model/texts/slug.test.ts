import fc from 'fast-check'
import { expect, test } from 'vitest'

import { slugOf, themeSlugOf } from './slug.ts'

test.for([
  ["Parkinson's Disease", 'parkinson-s-disease'],
  ['  Sleep & Snoring!  ', 'sleep-snoring'],
  ['COVID-19 (long)', 'covid-19-long'],
  ['మూర్ఛ', ''],
])('the name "%s" has the address "%s"', ([name = '', slug]) => {
  expect(slugOf(name)).toBe(slug)
})

test.for([
  ["Dr. Rao's Theme Copy", 'dr-raos-theme-copy'],
  ['dark_blue  --  2', 'dark-blue-2'],
  ['!!!', ''],
])('the theme "%s" has the address "%s"', ([name = '', slug]) => {
  expect(themeSlugOf(name)).toBe(slug)
})

test('S-43 whatever the name, its address is empty or one the server takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(themeSlugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
