import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fillInProofs, findProofs, readList, parseStatements } from './acceptance.ts'
import { collectIdsInTitles, listTestFiles } from './test-titles.ts'

const list = readList()
const rows = parseStatements(list)
const named = findProofs()

test('the list holds every statement of the specification once, in order, with how to check it', () => {
  const numbers = Array.from({ length: 425 }, (_, i) => `AC-${String(i + 1).padStart(3, '0')}`)
  expect(rows.map(({ id }) => id)).toEqual(numbers)
  expect(new Set(rows.map(({ section }) => section)).size).toBe(27)
})

test('every statement is in the title of a test', () => {
  const unnamed = rows.filter(({ id }) => !named.has(id))
  expect(unnamed.map(({ id, statement }) => `${id} ${statement}`)).toEqual([])
})

test('no title names a statement that does not exist', () => {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = [...named].filter(([id]) => !known.has(id))
  expect(unknown).toEqual([])
})

test('the list says which tests name each statement (else: npm run acceptance)', () => {
  expect(list).toBe(fillInProofs(list, named))
})

test('a statement that loses its test is noticed, and so is one that gains one', () => {
  const [first, ...others] = rows
  expect(first?.id).toBe('AC-001')
  const without = fillInProofs(list, new Map(others.map(({ id }) => [id, ['src/x.test.ts']])))
  expect(parseStatements(without)).toEqual(rows)
  expect(without).toContain(
    '| AC-001 | `/` shows Home without sign-in | open `/` in a clean profile; no redirect, hero visible |  |',
  )
  expect(without).toMatch(/^\| AC-002 .* \| \[src\/x\.test\.ts\]\(\.\.\/src\/x\.test\.ts\) \|$/m)
})

const ids = (file: string, code: string) => [...collectIdsInTitles(file, code)]

test.for([
  [`test('AC-001 a page', () => {})`, ['AC-001']],
  [`test.for([1, 2] as const)('%s (AC-002, AC-003)', ([n]) => n)`, ['AC-002', 'AC-003']],
  ['describe.for([1])("all", () => { test(`AC-004 ${one}`, () => {}) })', ['AC-004']],
] as const)('what stands in a title counts: %s', ([code, found]) => {
  expect(ids('a.test.ts', code)).toEqual(found)
})

test.for([
  `// AC-001\ntest('a page', () => {})`,
  `/** (AC-001) */\ntest('a page', () => {})`,
  `test.for([['AC-001 a page']])('%s', () => {})`,
  `test('a page', () => { expect('AC-001').toBe('AC-001') })`,
  `const tables = { users: { id: 'AC-001' } }`,
  `describe('AC-001', () => {})`,
])('what stands in a comment, in data or over a group does not: %s', (code) => {
  expect(ids('a.test.ts', code)).toEqual([])
})

test('of an SQL file the texts count, and no comment', () => {
  const code = `-- AC-001\nselect is(1, 1, 'it''s one (AC-002)'); -- 'AC-003'`
  expect(ids('a.sql', code)).toEqual(['AC-002'])
})

test('every SQL file that pgTAP runs is looked at, whatever its name has in it', () => {
  const folder = 'supabase/tests'
  const run = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(run).toContain('staff-accounts.sql')
  const found = listTestFiles(['supabase']).filter((file) => file.endsWith('.sql'))
  expect(found).toEqual(run.map((name) => `${folder}/${name}`).toSorted())
})
