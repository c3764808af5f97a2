import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { buildIndex } from './library-index.ts'
import { rankMatches, tokenizeQuery } from './match.ts'

/** Returns the names of the illnesses that match a query, full matches first. */
function found(query: string, ...names: (string | Parameters<typeof illness>[0])[]): string[] {
  const illnesses = names.map((name, at) =>
    illness({ ...(typeof name === 'string' ? { illness_name: name } : name), id: String(at) }),
  )
  return rankMatches(buildIndex(illnesses), tokenizeQuery(query)).map(
    ({ id }) => illnesses[Number(id)]?.illness_name ?? '',
  )
}

test('AC-088 an exact match ranks before a prefix, and a fuzzy one is used only without others', () => {
  const names = ['Tremers', 'Tremorlike Jerks', 'Tremor']
  expect(found('tremor', ...names)).toEqual(['Tremor', 'Tremorlike Jerks'])
  expect(found('tremor', 'Ataxia', 'Tremers')).toEqual(['Tremers'])
})

test('AC-088 an error in the ending of a word counts like any other', () => {
  expect(found('fainitng', 'Ataxia', 'Fainting')).toEqual(['Fainting'])
})

test.for([
  ['fanting', 'Fainting'],
  ['numness', 'Numbness'],
  ['siezers', 'Seizures'],
  ['nsomnia', 'Insomnia'],
  ['pilepsy', 'Epilepsy'],
  ['hedek', 'Headache'],
] as const)('AC-088 %s matches %s', ([query, meant]) => {
  expect(found(query, 'Ataxia', meant)).toEqual([meant])
})

test('AC-088 "slep" and "nite" are too short for a fuzzy match, and match sleep and night', () => {
  expect(found('cant slep at nite', 'Ataxia', 'No sleep at night')).toEqual(['No sleep at night'])
})

test('AC-088 a misspelt English word does not match a Hindi one with the same consonants, and a Hindi one with other vowels does (S-81)', () => {
  const cough = { illness_name: 'Cough', also_called: ['खांसने'] }
  expect(found('consussion', cough, 'Concussion')).toEqual(['Concussion'])
  expect(found('khaansane', cough, 'Concussion')).toEqual(['Cough'])
})

test('the names of an illness count more than its alternative names (S-81)', () => {
  const names = Array.from({ length: 16 }, (_, at) => `name ${at}`)
  const anIllness = { illness_name: 'Said', also_called: [...names, 'giddiness'] }
  expect(
    found('giddiness', anIllness, { illness_name: 'Called', also_called: ['giddiness'] }),
  ).toEqual(['Called', 'Said'])
})

test('a leading "sir" is ignored in a greeting, and "sir dard" is a headache (S-81)', () => {
  expect(tokenizeQuery('Respected sir, my mother forgets')).toEqual(['forgets'])
  expect(tokenizeQuery('sir dard')).toEqual(['sir', 'dard'])
})

test('AC-088 a part inside a word does not match (S-81)', () => {
  expect(found('ms', 'Dizziness with symptoms', 'MS')).toEqual(['MS'])
})

test('AC-088 full matches rank before partial ones', () => {
  expect(found('shaking hands', 'Cold Hands', 'Shaking of the Head', 'Shaking Hands')[0]).toBe(
    'Shaking Hands',
  )
})

test('AC-088 a match in the name counts more than one in the summary', () => {
  const other = { illness_name: 'Fainting', short_summary: 'It may look like epilepsy.' }
  expect(found('epilepsy', other, 'Epilepsy')).toEqual(['Epilepsy', 'Fainting'])
})
