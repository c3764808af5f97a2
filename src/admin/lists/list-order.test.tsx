// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { getTableSpec } from '#model/tables.ts'

import { listScreens } from '../testing/list-screens.ts'
import { resetDevice, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
test.for(listScreens)(
  '/admin/$path lists its records by their order column, not by arrival (AC-415)',
  async ({ table, path }) => {
    // Neither names nor ids would sort that way.
    const rows = ['Second', 'Third', 'First'].map((name, at) => ({
      ...createBlankForm(table),
      [getTableSpec(table).name ?? 'name']: name,
      slug: name.toLowerCase(),
      id: `77777777-7777-4777-8777-77777777777${at}`,
      row_version: at,
      display_order: [5, 9, 2][at],
    }))
    await openAdmin({ at: `/admin/${path}`, rows: { [table]: rows } })
    await screen.findByRole('button', { name: 'Edit First' })
    const edits = screen.getAllByRole('button', { name: /^Edit / })
    const names = edits.map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['Edit First', 'Edit Second', 'Edit Third'])
  },
)
