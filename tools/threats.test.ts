import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { collectThreatNumbers, parseThreats, collectTestedThreats, type Threat } from './threats.ts'

const threats = parseThreats(readFileSync('docs/threats.md', 'utf8'))

const unproved = (all: readonly Threat[], tried: ReadonlySet<number>) =>
  all.filter(({ number, reason }) => !tried.has(number) && reason === null)

test('every threat is named by the title of a test, or says why none can try it', () => {
  const sorted = threats.map(({ number }) => number).toSorted((one, other) => one - other)
  expect(sorted).toEqual(Array.from({ length: sorted.length }, (_, at) => at + 1))
  expect(sorted.length).toBeGreaterThan(50)
  expect(unproved(threats, collectTestedThreats())).toEqual([])
})

test('a threat with neither is noticed, and one with a reason is not', () => {
  const reason = 'the provider decides it, and no machine of ours can see it.'
  const list = `- **threat 1** Lost.\n- **threat 2** Far away. No test: ${reason}\n- **threat 3** Tried.\n- **threat 4** Idle. No test: later.`
  expect(parseThreats(list)[1]).toEqual({ number: 2, reason })
  expect(unproved(parseThreats(list), new Set([3])).map(({ number }) => number)).toEqual([1, 4])
})

test.for([
  ['no rows come (threat 7)', [7]],
  ['refused (AC-1, threats 3, 10, 11 and 47)', [3, 10, 11, 47]],
  ['threat 41: %j is text, 12 times', [41]],
  ['a threatening 9', []],
] as const)('what a title names is read: %s', ([title, numbers]) => {
  expect(collectThreatNumbers(title)).toEqual(numbers)
})
