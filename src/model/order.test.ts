import { expect, test } from 'vitest'

import { sortRows } from './order.ts'

test('S-46 rows are shown in display order, ties by name and then by id', () => {
  const rows = [
    { id: 'd', name: 'Beta', display_order: 1 },
    { id: 'c', name: 'Zeta', display_order: 0 },
    { id: 'b', name: 'Alpha', display_order: 1 },
    { id: 'a', name: 'Beta', display_order: 1 },
  ]
  expect(sortRows('doctors', rows).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
})

test('S-46 names are compared letter by letter, as the server does, so that every device agrees', () => {
  const rows = ['😀', 'రవి', 'apple', 'Zebra', 'ﬀ'].map((name, id) => ({
    id: String(id),
    name,
    display_order: 0,
  }))
  const names = sortRows('doctors', rows).map(({ name }) => name)
  // By code point: JavaScript's own order would put the emoji before the ligature.
  expect(names).toEqual(['Zebra', 'apple', 'రవి', 'ﬀ', '😀'])
})
