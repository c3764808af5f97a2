import { expect, test } from 'vitest'

import { isJsonEqual } from './json.ts'

test.each([
  [undefined, null],
  [
    { brand: '#123', second: null, fonts: { body: 'Noto', head: [1, { a: 1, b: 2 }] } },
    { fonts: { head: [1, { b: 2, a: 1 }], body: 'Noto' }, second: null, brand: '#123' },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
])('%j equals %j, whatever the order of the keys', (one, other) => {
  expect(isJsonEqual(one, other)).toBe(true)
})

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: '1' }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: [] }, { a: {} }],
  ['', null],
])('%j does not equal %j', (one, other) => {
  expect(isJsonEqual(one, other)).toBe(false)
})
