import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { buildIndex } from './library-index.ts'
import { rankMatches, tokenizeQuery } from './match.ts'

/** The names of the illnesses that answer what was typed, those with all its words first. */
function found(typed: string, ...names: (string | Parameters<typeof illness>[0])[]): string[] {
  const illnesses = names.map((name, at) =>
    illness({ ...(typeof name === 'string' ? { illness_name: name } : name), id: String(at) }),
  )
  return rankMatches(buildIndex(illnesses), tokenizeQuery(typed)).map(
    ({ id }) => illnesses[Number(id)]?.illness_name ?? '',
  )
}

test('AC-088 a whole word comes before a beginning of one, and a misspelt one only where there is no other', () => {
  const names = ['Tremers', 'Tremorlike Jerks', 'Tremor']
  expect(found('tremor', ...names)).toEqual(['Tremor', 'Tremorlike Jerks'])
  expect(found('tremor', 'Ataxia', 'Tremers')).toEqual(['Tremers'])
})

test('AC-088 a slip in the ending of a word is a misspelling like any other', () => {
  expect(found('fainitng', 'Ataxia', 'Fainting')).toEqual(['Fainting'])
})

test.for([
  ['fanting', 'Fainting'],
  ['numness', 'Numbness'],
  ['siezers', 'Seizures'],
  ['nsomnia', 'Insomnia'],
  ['pilepsy', 'Epilepsy'],
  ['hedek', 'Headache'],
] as const)('AC-088 %s is meant for %s', ([typed, meant]) => {
  expect(found(typed, 'Ataxia', meant)).toEqual([meant])
})

test('AC-088 "slep" and "nite" are too short to be misspelt, and are meant for sleep and night', () => {
  expect(found('cant slep at nite', 'Ataxia', 'No sleep at night')).toEqual(['No sleep at night'])
})

test('AC-088 S-81 a misspelt English word is not a Hindi one with the same consonants, a Hindi one in other vowels is', () => {
  const cough = { illness_name: 'Cough', also_called: ['खांसने'] }
  expect(found('consussion', cough, 'Concussion')).toEqual(['Concussion'])
  expect(found('khaansane', cough, 'Concussion')).toEqual(['Cough'])
})

test('S-81 what an illness is called counts more than what people say of it further down', () => {
  const names = Array.from({ length: 16 }, (_, at) => `name ${at}`)
  const said = { illness_name: 'Said', also_called: [...names, 'giddiness'] }
  expect(found('giddiness', said, { illness_name: 'Called', also_called: ['giddiness'] })).toEqual([
    'Called',
    'Said',
  ])
})

test('S-81 whoever begins with "sir" asks about what follows, and "sir dard" is a headache', () => {
  expect(tokenizeQuery('Respected sir, my mother forgets')).toEqual(['forgets'])
  expect(tokenizeQuery('sir dard')).toEqual(['sir', 'dard'])
})

test('AC-088 S-81 no piece inside a word is found', () => {
  expect(found('ms', 'Dizziness with symptoms', 'MS')).toEqual(['MS'])
})

test('AC-088 an illness with all words comes before those with some of them', () => {
  expect(found('shaking hands', 'Cold Hands', 'Shaking of the Head', 'Shaking Hands')[0]).toBe(
    'Shaking Hands',
  )
})

test('AC-088 a word in the name counts more than one in the summary', () => {
  const other = { illness_name: 'Fainting', short_summary: 'It may look like epilepsy.' }
  expect(found('epilepsy', other, 'Epilepsy')).toEqual(['Epilepsy', 'Fainting'])
})
