import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readStatements } from './acceptance.ts'
import { parseTitles, readTestTitles } from './test-titles.ts'

const titles = readTestTitles()

/** Of the specification's checklist, and of the main sentence, which the checklist leaves out. */
const STATEMENTS = 425 + 8

test('the title of a test names each statement of the specification', () => {
  const statements = readStatements(titles)
  const ids = Array.from({ length: STATEMENTS }, (_, at) => `AC-${String(at + 1).padStart(3, '0')}`)
  expect(statements.map(({ id }) => id)).toEqual(ids)
  expect(statements.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test('the title of a test names each threat, unless its line says why none can', () => {
  const text = [...titles.values()].join('\n')
  const numbers = text.match(/(?<=\bthreats? (?:\d+(?:, | and ))*)\d+/g)
  const threats = [
    ...readFileSync('docs/threats.md', 'utf8').matchAll(/^.*\*\*threat (\d+)\*\*.*$/gm),
  ]
  const untested = threats.filter(([line]) => !/No test: \S/.test(line)).map(([, number]) => number)
  expect(untested.length).toBeGreaterThan(50)
  expect(untested.filter((number) => !numbers?.includes(number ?? ''))).toEqual([])
})

test.for([
  ['a.test.ts', `test.for([1] as const)('%s (AC-002)', ([n]) => n)`, ['%s (AC-002)']],
  ['a.test.ts', 'describe("all", () => { test(`AC-004 ${one}`, () => {}) })', ['AC-004 …']],
  ['a.test.ts', `// AC-001\ntest('a page', () => expect('AC-001'))`, ['a page']],
  ['a.sql', `-- AC-001\nselect is(1, 1, 'one (AC-002)'); -- 'AC-003'`, ["'one (AC-002)'"]],
] as const)('reads the titles of %s: %s', ([file, code, expected]) => {
  expect(parseTitles(file, code)).toEqual(expected)
})
