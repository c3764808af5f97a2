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

test('S-15 a cut never halves a Telugu conjunct', () => {
  // క్ష్మి is one letter to a reader and six to a computer.
  expect(truncate('లక్ష్మి నరసింహ', 2)).toBe('లక్ష్మి...')
})

test('S-15 a cut never halves an emoji', () => {
  expect(truncate('👩‍⚕️👨‍👩‍👧a', 1)).toBe('👩‍⚕️...')
})

test('S-15 a text of few letters is whole, however many code units they take', () => {
  const family = '👨‍👩‍👧'.repeat(3)
  expect(truncate(family, 3)).toBe(family)
})

test('S-15 letters are the same in a browser that cannot find them itself (S-79)', () => {
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

test('S-15 plain English is cut as a plain cut would', () => {
  const text = 'Care for tremor, line by line\nand day by day. '.repeat(20)
  for (const limit of [1, 100, 150]) {
    expect(truncate(text, limit)).toBe(`${text.slice(0, limit)}...`)
  }
})

test('a word is plain without its accents, but never without its Telugu vowel signs', () => {
  expect(foldLetters('Ménière’s')).toBe('menieres')
  expect(foldLetters("can't")).toBe('cant')
  expect(foldLetters('న\u200cొప్పి')).toBe('నొప్పి')
  // The two ways to write the same vowel sign.
  expect(foldLetters('మ\u0c46\u0c56')).toBe(foldLetters('మ\u0c48'))
})
