// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

import type { Column } from './record-row.tsx'
import { RecordTable } from './record-table.tsx'

interface Named {
  id: string
  name: string
}

const HEAD: readonly Column[] = [
  { name: 'Name', place: 'title' },
  { name: 'Number', place: 'rest' },
]

const rows: readonly Named[] = ['One', 'Two', 'Three'].map((name) => ({ id: name, name }))

test('a row that stays during a search is not rendered again, even at another position', () => {
  const cells = vi.fn<(row: Named) => ReactNode[]>(({ id, name }) => [name, id.length])
  const table = (shown: readonly Named[]) => (
    <RecordTable label="Numbers" head={HEAD} rows={shown} cells={cells} />
  )
  const { rerender } = render(table(rows))
  expect(cells).toHaveBeenCalledTimes(3)
  rerender(table(rows.slice(1)))
  expect(cells).toHaveBeenCalledTimes(3)
  const places = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))
  expect(places.slice(1)).toEqual(['2', '3'])
})

test('only a changed row is rendered again', () => {
  const cells = vi.fn<(row: Named) => ReactNode[]>(({ id, name }) => [name, id.length])
  const table = (shown: readonly Named[]) => (
    <RecordTable label="Numbers" head={HEAD} rows={shown} cells={cells} />
  )
  const { rerender } = render(table(rows))
  rerender(table(rows.with(1, { id: 'Two', name: 'Deux' })))
  expect(cells.mock.calls.slice(3)).toEqual([[{ id: 'Two', name: 'Deux' }]])
  expect(screen.getByText('Deux')).toBeTruthy()
})

test('a row that becomes parked is marked without being rendered again', () => {
  const cells = vi.fn<(row: Named) => ReactNode[]>(({ id, name }) => [name, id.length])
  const table = (waiting: string | null) => (
    <RecordTable
      label="Numbers"
      head={HEAD}
      rows={rows}
      cells={cells}
      needsAttention={(id) => id === waiting}
    />
  )
  const { rerender } = render(table(null))
  const before = screen.getByText('Two').closest('tr')?.className
  rerender(table('Two'))
  expect(screen.getByText('Two').closest('tr')?.className).not.toBe(before)
  expect(cells).toHaveBeenCalledTimes(3)
})
