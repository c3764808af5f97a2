import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { getInitial, groupByInitial } from './library-letters.ts'

const named = (names: readonly string[]) => names.map((name) => illness({ illness_name: name }))

test('names are grouped under whole letters, in alphabetical order', () => {
  const names = ['tremor', 'Ménière', 'మైగ్రేన్', '“Ataxia”', '22q', 'క్షయ', 'ఆటిజం', 'Tics', '👩‍⚕️']
  const letters = groupByInitial(named(names)).map(({ initial, anchor, illnesses }) => [
    initial,
    anchor,
    ...illnesses.map((row) => row.illness_name),
  ])
  expect(letters).toEqual([
    ['A', 'letter-a', '“Ataxia”'],
    ['M', 'letter-m', 'Ménière'],
    ['T', 'letter-t', 'Tics', 'tremor'],
    ['ఆ', 'letter-3078', 'ఆటిజం'],
    ['క', 'letter-3093', 'క్షయ'],
    ['మ', 'letter-3118', 'మైగ్రేన్'],
    ['#', 'letter-35', '👩‍⚕️', '22q'],
  ])
  expect(getInitial('')).toBe('#')
})
