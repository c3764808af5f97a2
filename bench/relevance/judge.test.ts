import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { EngineResult } from './engine.ts'
import { measureEmergencyCards, judge, measureRanks, measureEmptyResults } from './judge.ts'
import { listMisses } from './misses.ts'
import { questionsOf, type Question } from './questions.ts'

const group = 'plain English'
const questions: Question[] = [
  { group, question: 'fits', pages: ['epilepsy'] },
  { group, question: 'numb thumb', pages: ['carpal-tunnel-syndrome', 'peripheral-neuropathy'] },
  { group, question: 'giddiness', pages: ['positional-vertigo'] },
  { group, question: 'mouth gone to one side', pages: ['stroke'], emergency: true },
  { group, question: 'paralysis', pages: ['stroke'], emergency: 'may' },
  { group, question: 'dandruff', pages: [], none: true },
  { group, question: 'hair fall', pages: [], none: true },
]

const results: Record<string, EngineResult> = {
  fits: { slugs: ['febrile-seizures', 'epilepsy'], emergency: true },
  'numb thumb': { slugs: ['peripheral-neuropathy'] },
  'mouth gone to one side': { slugs: ['ataxia', 'dystonia', 'concussion', 'stroke'] },
  paralysis: { slugs: ['stroke'], emergency: true },
  'hair fall': { slugs: ['fainting'], partly: 1 },
}
const judged = judge(
  { name: 'pretended', search: (query) => results[query] ?? { slugs: [] } },
  questions,
)

test('a right page counts as first, among three, or not found', () => {
  expect(measureRanks(judged)).toEqual({ questionCount: 5, first: 2, withinThree: 3, notFound: 1 })
})

test('scores an empty result when no page is relevant', () => {
  expect(measureEmptyResults(judged)).toEqual({ questionCount: 2, silent: 1, partly: 1 })
})

test('counts missed emergency cards and false alarms', () => {
  expect(measureEmergencyCards(judged)).toEqual({
    emergencies: 1,
    missed: 1,
    others: 5,
    falseAlarms: 1,
  })
})

test('the list of misses names each miss and no correct answer', () => {
  expect(listMisses(judged)).toBe(
    [
      'plain English | fits | wants epilepsy, in place 2; first of 2: febrile-seizures, epilepsy; the card with 108 is shown for nothing',
      'plain English | giddiness | wants positional-vertigo, not shown; first of 0: nothing',
      'plain English | mouth gone to one side | wants stroke, in place 4; first of 4: ataxia, dystonia, concussion; the card with 108 is missing',
      'plain English | hair fall | wants nothing, not shown; first of 1, with some of the words: fainting',
      '',
    ].join('\n'),
  )
})

test('the committed results hold no question of the unseen half', () => {
  const committed = readFileSync(new URL('../results/relevance.json', import.meta.url), 'utf8')
  expect(committed).toContain('unseen')
  const published = questionsOf('unseen').filter(
    ({ question }) => question.includes(' ') && committed.includes(question),
  )
  expect(published).toEqual([])
})
