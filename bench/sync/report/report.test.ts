import { expect, test } from 'vitest'

import { peers } from '../peers.ts'
import { CASES, type Measured } from '../speed.ts'
import { whyBehind } from './behind.ts'
import { speedTable } from './speed-table.ts'
import { lossesOf, wordsTable } from './words.ts'

const chosen = peers.filter(({ name }) => ['nadi', 'dexie', 'replicache'].includes(name))

/** Creates a run in which each step took `ms`, and the last one hung if `hung` says so. */
function run(peer: string, ms: number, hung?: string): Measured {
  const steps = CASES.map((caseName) => ({ caseName, ms, firstMs: ms, requests: 1, bytes: 1_000 }))
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

test('the fastest system is bold, the others show the ratio to it', () => {
  expect(rowOf('nothing changed, ms')).toEqual(['30 ×3.0', '20 ×2.0', '**10.0**'])
})

test('a time that covers only memory has a mark', () => {
  expect(rowOf('cold mirror, ms')).toEqual(['30 ×3.0', '20 ×2.0', '**10.0**†'])
})

test('a step that hung shows a note in place of its figure', () => {
  expect(rowOf('reload to first rows, ms')).toEqual(['30 ×3.0', 'note 1', '**10.0**'])
  expect(notes).toEqual(['1. supabase-js + Dexie: reload: not over after 60 s.'])
})

test('a step that missed rows is not the fastest', () => {
  const wrong = run('dexie', 5)
  Object.assign(wrong.steps[0] ?? {}, { fault: 'has 3 of 200 rows' })
  const [first] = speedTable([run('nadi', 30), wrong], chosen).rows
  expect(first?.slice(1, 3)).toEqual(['**30**', 'note 1'])
})

test('every case in which Nadi is slower by more than a tenth has a reason', () => {
  const cases = whyBehind(measured, chosen).map((line) => line.split('**')[1])
  expect(cases).toEqual([...CASES])
  expect(whyBehind([run('nadi', 11), run('dexie', 10)], chosen)).toEqual([])
})

test('lost edits and failed runs are reported separately', () => {
  const peerOutcomes = [
    { peer: 'nadi', outcomes: [{ label: 'a killed tab', fate: 'safe' as const, saw: '50 stand' }] },
    { peer: 'dexie', outcomes: [{ label: 'a killed tab', fate: 'lost' as const, saw: '0 stand' }] },
    {
      peer: 'replicache',
      outcomes: [{ label: 'a killed tab', fate: 'could not be run' as const, saw: 'it hung' }],
    },
  ]
  expect(wordsTable(peerOutcomes, chosen)).toEqual([
    ['a killed tab', '50 stand', '**lost**: 0 stand', '**could not be run**: it hung'],
  ])
  const [nadi, dexie] = chosen.map((one) => lossesOf(one, measured, peerOutcomes))
  expect(nadi).toBe('- **Nadi**: nothing in this run.')
  expect(dexie).toContain('a killed tab: lost; with 200 illnesses not done: reload to first rows')
})
