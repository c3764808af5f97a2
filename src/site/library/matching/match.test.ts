import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { indexOf } from './library-index.ts'
import { matches, wordsAsked } from './match.ts'

/** The names of the illnesses that answer what was typed, those with all its words first. */
function found(typed: string, ...names: (string | Parameters<typeof illness>[0])[]): string[] {
  const illnesses = names.map((name, at) =>
    illness({ ...(typeof name === 'string' ? { illness_name: name } : name), id: String(at) }),
  )
  return matches(indexOf(illnesses), wordsAsked(typed)).map(
    ({ id }) => illnesses[Number(id)]?.illness_name ?? '',
  )
}

test('AC-088 a whole word comes before a beginning of one, and a misspelt one only where there is no other', () => {
  const names = ['Tremers', 'Tremorlike Jerks', 'Tremor']
  expect(found('tremor', ...names)).toEqual(['Tremor', 'Tremorlike Jerks'])
  expect(found('tremor', 'Ataxia', 'Tremers')).toEqual(['Tremers'])
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
