import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { detectEmergency } from './detect-emergency.ts'

interface Questions {
  emergencies: string[]
  others: string[]
}

/** One half, drawn by lot, was looked at while the signs were written; the other was only counted. */
const questionsOf = (half: 'tuned' | 'held' | 'long-tuned' | 'long-held'): Questions =>
  JSON.parse(
    readFileSync(`${process.cwd()}/bench/relevance/emergencies-${half}.json`, 'utf8'),
  ) as Questions

const isEmergency = (typed: string) => detectEmergency(typed, []) !== null

test('every emergency that was asked while the signs were written is known as one, and nothing else is', () => {
  const { emergencies, others } = questionsOf('tuned')
  expect(emergencies.filter((typed) => !isEmergency(typed))).toEqual([])
  expect(others.filter(isEmergency)).toEqual([])
})

test('of emergencies that nobody looked at nine in ten are known, and of other questions hardly any is taken for one', () => {
  const { emergencies, others } = questionsOf('held')
  const known = emergencies.filter(isEmergency).length
  expect(known / emergencies.length).toBeGreaterThan(0.92)
  expect(others.filter(isEmergency).length / others.length).toBeLessThan(0.05)
})

// Whole sentences as frightened relatives say them, full of everyday words. A list of words does not know
// a third of those that nobody looked at; their floor keeps a change from knowing fewer.
test('of emergencies told in long sentences nearly all that were looked at are known, and most of the others', () => {
  const tuned = questionsOf('long-tuned')
  expect(tuned.emergencies.filter(isEmergency).length / tuned.emergencies.length).toBeGreaterThan(
    0.94,
  )
  expect(tuned.others.filter(isEmergency).length / tuned.others.length).toBeLessThan(0.02)
  const held = questionsOf('long-held')
  expect(held.emergencies.filter(isEmergency).length / held.emergencies.length).toBeGreaterThan(
    0.62,
  )
  expect(held.others.filter(isEmergency).length / held.others.length).toBeLessThan(0.1)
})
