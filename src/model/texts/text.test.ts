import { expect, test } from 'vitest'

import { segmentGraphemes, foldLetters, truncate } from './text.ts'

test.for([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc...'],
  ['ab cd', 3, 'ab ...'],
] as const)('AC-061 "%s" cut at %i letters is "%s"', ([text, limit, cut]) => {
  expect(truncate(text, limit)).toBe(cut)
})

test('a cut never splits a Telugu conjunct (S-15)', () => {
  // క్ష్మి is one grapheme of six code points.
  expect(truncate('లక్ష్మి నరసింహ', 2)).toBe('లక్ష్మి...')
})

test('a cut never splits an emoji (S-15)', () => {
  expect(truncate('👩‍⚕️👨‍👩‍👧a', 1)).toBe('👩‍⚕️...')
})

test('a text within the limit stays whole, however many code units it has (S-15)', () => {
  const family = '👨‍👩‍👧'.repeat(3)
  expect(truncate(family, 3)).toBe(family)
})

test('graphemes are the same in a browser without a segmenter (S-15, S-79)', () => {
  const { Segmenter } = Intl
  const texts = ['లక్ష్మి నరసింహ', 'క్\u200cష స్త్రీ', 'Ménière’s', '👩‍⚕️👨‍👩‍👧a👍🏽', '🇮🇳🇫🇷', 'é\nx']
  const own = texts.map((text) => Array.from(segmentGraphemes(text), ({ index }) => index))
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    const found = texts.map((text) => Array.from(segmentGraphemes(text), ({ index }) => index))
    expect(found).toEqual(own)
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})

test('plain English is cut by characters (S-15)', () => {
  const text = 'Care for tremor, line by line\nand day by day. '.repeat(20)
  for (const limit of [1, 100, 150]) {
    expect(truncate(text, limit)).toBe(`${text.slice(0, limit)}...`)
  }
})

test('folding removes accents, but never Telugu vowel signs', () => {
  expect(foldLetters('Ménière’s')).toBe('menieres')
  expect(foldLetters("can't")).toBe('cant')
  expect(foldLetters('న\u200cొప్పి')).toBe('నొప్పి')
  // The two ways to write the same vowel sign.
  expect(foldLetters('మ\u0c46\u0c56')).toBe(foldLetters('మ\u0c48'))
})
