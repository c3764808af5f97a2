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

test('only words of five letters and more may be misspelt', () => {
  expect(['dard', 'stork', 'seizures'].map(getMaxEditDistance)).toEqual([0, 1, 2])
})
