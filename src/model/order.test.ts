import { expect, test } from 'vitest'

import { sortRows } from './order.ts'

test('rows are sorted by display order, then by name, then by id (S-46)', () => {
  const rows = [
    { id: 'd', name: 'Beta', display_order: 1 },
    { id: 'c', name: 'Zeta', display_order: 0 },
    { id: 'b', name: 'Alpha', display_order: 1 },
    { id: 'a', name: 'Beta', display_order: 1 },
  ]
  expect(sortRows('doctors', rows).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
})

test('names are sorted by code point as on the server, so that every device agrees (S-46)', () => {
  const rows = ['😀', 'రవి', 'apple', 'Zebra', 'ﬀ'].map((name, id) => ({
    id: String(id),
    name,
    display_order: 0,
  }))
  const names = sortRows('doctors', rows).map(({ name }) => name)
  // JavaScript's own order, by code unit, would put the emoji before the ligature.
  expect(names).toEqual(['Zebra', 'apple', 'రవి', 'ﬀ', '😀'])
})
