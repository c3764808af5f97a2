import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createTurns, toNetwork } from './turns.ts'

const LIMITS = { ofCaller: 3, inAll: 5 }

test('callers take turns, so that one who asks much does not keep the others waiting (threat 55)', async () => {
  const turns = createTurns(LIMITS)
  const served: string[] = []
  const ask = async (caller: string) => {
    const end = await turns.take(caller)
    served.push(caller)
    end?.()
  }
  await Promise.all(['many', 'many', 'many', 'many', 'one', 'two'].map(ask))
  expect(served).toEqual(['many', 'many', 'one', 'two', 'many', 'many'])
})

test('no more wait than the limits say: of one caller, and in all', async () => {
  const turns = createTurns(LIMITS)
  const end = await turns.take('many')
  const asked = ['many', 'many', 'many', 'many', 'one', 'two', 'three']
  expect(asked.map((caller) => turns.take(caller) !== null)).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    false,
  ])
  end?.()
})

test('after each turn everything else has as much time', async () => {
  const turns = createTurns(LIMITS)
  const first = await turns.take('one')
  const second = turns.take('one')
  const started = performance.now()
  await pause(100)
  first?.()
  ;(await second)?.()
  // A timer may be a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(198)
  // Nobody waits for a turn that nobody has.
  await pause(50)
  expect(await turns.take('two')).not.toBeNull()
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
] as const)('the address %s is of the network %s', ([address, network]) => {
  expect(toNetwork(address)).toBe(network)
})
