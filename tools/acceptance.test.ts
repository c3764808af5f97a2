import { expect, test } from 'vitest'

import { filledIn, proofs, readList, rowsOf } from './acceptance.ts'

const list = readList()
const rows = rowsOf(list)
const named = proofs()

test('the list holds every statement of the specification once, in order', () => {
  const numbers = Array.from({ length: 425 }, (_, i) => `AC-${String(i + 1).padStart(3, '0')}`)
  expect(rows.map(({ id }) => id)).toEqual(numbers)
  expect(new Set(rows.map(({ section }) => section)).size).toBe(27)
})

test('every statement is named by a test', () => {
  const unnamed = rows.filter(({ id }) => !named.has(id))
  expect(unnamed.map(({ id, statement }) => `${id} ${statement}`)).toEqual([])
})

test('no test names a statement that does not exist', () => {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = [...named].filter(([id]) => !known.has(id))
  expect(unknown).toEqual([])
})

test('the list says which tests name each statement (else: npm run acceptance)', () => {
  expect(list).toBe(filledIn(list, named))
})

test('a statement that loses its test is noticed, and so is one that gains one', () => {
  const [first, ...others] = rows
  expect(first?.id).toBe('AC-001')
  const without = filledIn(list, new Map(others.map(({ id }) => [id, ['src/x.test.ts']])))
  expect(rowsOf(without)).toEqual(rows)
  expect(without).toContain('| AC-001 | `/` shows Home without sign-in |  |')
  expect(without).toMatch(/^\| AC-002 .* \| \[src\/x\.test\.ts\]\(\.\.\/src\/x\.test\.ts\) \|$/m)
})
