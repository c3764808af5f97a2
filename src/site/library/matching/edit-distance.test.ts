import { expect, test } from 'vitest'

import { getMaxEditDistance, editDistance } from './edit-distance.ts'

test.for([
  ['siezure', 'seizure', 1],
  ['parkinsn', 'parkinson', 1],
  ['tremer', 'tremor', 1],
  ['narkolepsi', 'narcolepsy', 2],
  ['stroke', 'stroke', 0],
  ['dard', 'hard', 1],
  ['stroke', 'migraine', 3],
] as const)(
  '%s and %s have an edit distance of %d, and more than two are three',
  ([one, other, wrong]) => {
    expect(editDistance(one, other, 2)).toBe(wrong)
    expect(editDistance(other, one, 2)).toBe(wrong)
  },
)

/** Each way to write up to five letters of two. */
function listWords(longest: number): string[] {
  if (longest === 0) return ['']
  const shorter = listWords(longest - 1)
  return [...new Set(shorter.flatMap((word) => [word, `${word}a`, `${word}b`]))]
}

/** By definition: with a last letter added, removed, changed or swapped with the one before. */
function distanceByDefinition(one: string, other: string): number {
  if (!one || !other) return one.length + other.length
  const [first, second] = [one.slice(0, -1), other.slice(0, -1)]
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    distanceByDefinition(first, other) + 1,
    distanceByDefinition(one, second) + 1,
    distanceByDefinition(first, second) + Number(one.at(-1) !== other.at(-1)),
    isSwap ? distanceByDefinition(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  )
}

test('all words of up to five letters have the edit distance of its definition, or are too far apart', () => {
  const words = listWords(5)
  expect(words.length).toBe(63)
  for (const one of words) {
    for (const other of words) {
      const distance = distanceByDefinition(one, other)
      const found = [0, 1, 2, 3].map((most) => editDistance(one, other, most))
      const expected = [0, 1, 2, 3].map((most) => Math.min(distance, most + 1))
      expect(found, `${one} and ${other}`).toEqual(expected)
    }
  }
})

test('only words of five letters and more may be misspelt', () => {
  expect(['dard', 'stork', 'seizures'].map(getMaxEditDistance)).toEqual([0, 1, 2])
})
