import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findFreeSlug, slugify, slugifyTheme } from './slug.ts'

test.for([
  ["Parkinson's Disease", 'parkinson-s-disease'],
  ['  Sleep & Snoring!  ', 'sleep-snoring'],
  ['COVID-19 (long)', 'covid-19-long'],
  ['Ménière’s', 'meniere-s'],
  ['మూర్ఛ', ''],
])('the name "%s" has the slug "%s"', ([name = '', slug]) => {
  expect(slugify(name)).toBe(slug)
})

test.for([
  ["Dr. Rao's Theme Copy", 'dr-raos-theme-copy'],
  ['dark_blue  --  2', 'dark-blue-2'],
  ['!!!', ''],
])('the theme "%s" has the slug "%s"', ([name = '', slug]) => {
  expect(slugifyTheme(name)).toBe(slug)
})

test('the slug of any name is empty or valid on the server (S-43)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slugify(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugifyTheme(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
    { seed: 5 },
  )
})

test('a free slug is the slug itself, or a taken one with the next number (S-45)', () => {
  expect(findFreeSlug('sleep', ['sleep-2'])).toBe('sleep')
  expect(findFreeSlug('sleep', ['sleep'])).toBe('sleep-2')
  expect(findFreeSlug('sleep', ['sleep', 'sleep-2', 'sleep-3'])).toBe('sleep-4')
  expect(findFreeSlug('sleep-3', ['sleep-3'])).toBe('sleep-4')
  expect(findFreeSlug('a'.repeat(200), ['a'.repeat(200)]).length).toBeLessThanOrEqual(200)
})
