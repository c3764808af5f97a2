import { expect, test } from 'vitest'

import { peers } from '../bench/sync/peers.ts'
import { whyBehind } from '../bench/sync/report/behind.ts'
import { speedTable } from '../bench/sync/report/speed-table.ts'
import { lossesOf, wordsTable } from '../bench/sync/report/words.ts'
import { CASES, type Measured } from '../bench/sync/speed.ts'

const chosen = peers.filter(({ name }) => ['nadi', 'dexie', 'replicache'].includes(name))

/** One run in which each step took so long; the last one hung where that is said. */
function run(peer: string, ms: number, hung?: string): Measured {
  const steps = CASES.map((what) => ({ what, ms, firstMs: ms, requests: 1, bytes: 1_000 }))
  if (hung) Object.assign(steps.at(-1) ?? {}, { ms: NaN, fault: hung })
  return { peer, illnesses: 200, steps, memoryMB: 2, isLost: hung !== undefined }
}

const measured = [
  run('nadi', 30),
  run('dexie', 20, 'reload: not over after 60 s'),
  run('replicache', 10),
]
const { rows, notes } = speedTable(measured, chosen)
const rowOf = (label: string) => rows.find(([first]) => first === label)?.slice(1)

test('the first of a row is bold, and the others say how many times as long they took', () => {
  expect(rowOf('nothing changed, ms')).toEqual(['30 ×3.0', '20 ×2.0', '**10.0**'])
})

test('what was only in memory is marked, so that nobody takes it for what is on the disk', () => {
  expect(rowOf('cold mirror, ms')).toEqual(['30 ×3.0', '20 ×2.0', '**10.0**†'])
})

test('a step that hung has its reason instead of a figure, and the other figures stand', () => {
  expect(rowOf('reload to first rows, ms')).toEqual(['30 ×3.0', 'note 1', '**10.0**'])
  expect(notes).toEqual(['1. supabase-js + Dexie: reload: not over after 60 s.'])
})

test('a step that was quick because rows are missing is not the first', () => {
  const wrong = run('dexie', 5)
  Object.assign(wrong.steps[0] ?? {}, { fault: 'has 3 of 200 rows' })
  const [first] = speedTable([run('nadi', 30), wrong], chosen).rows
  expect(first?.slice(1, 3)).toEqual(['**30**', 'note 1'])
})

test('of each case in which Nadi is behind by more than a tenth the reason is given', () => {
  const cases = whyBehind(measured, chosen).map((line) => line.split('**')[1])
  expect(cases).toEqual([...CASES])
  expect(whyBehind([run('nadi', 11), run('dexie', 10)], chosen)).toEqual([])
})

test('words that are lost, applied twice, or were not looked at are told apart', () => {
  const answers = [
    { peer: 'nadi', seen: [{ what: 'a killed tab', fate: 'safe' as const, saw: '50 stand' }] },
    { peer: 'dexie', seen: [{ what: 'a killed tab', fate: 'lost' as const, saw: '0 stand' }] },
    {
      peer: 'replicache',
      seen: [{ what: 'a killed tab', fate: 'could not be run' as const, saw: 'it hung' }],
    },
  ]
  expect(wordsTable(answers, chosen)).toEqual([
    ['a killed tab', '50 stand', '**lost**: 0 stand', '**could not be run**: it hung'],
  ])
  const [nadi, dexie] = chosen.map((one) => lossesOf(one, measured, answers))
  expect(nadi).toBe('- **Nadi**: nothing in this run.')
  expect(dexie).toContain('a killed tab: lost; with 200 illnesses not done: reload to first rows')
})
