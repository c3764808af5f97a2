// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '../database.ts'
import { changeRow } from '../edits.ts'
import { readRows } from '../read-view.ts'
import { DatabaseContext } from './database-context.ts'
import { useQuery } from './use-query.ts'
import { useOrderedRows, useRows } from './use-rows.ts'

const ID = '00000000-0000-4000-8000-000000000001'

let db: ClinicDatabase
beforeEach(async () => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
  await mirrorTable(db, 'doctors').put({
    ...createBlankForm('doctors'),
    id: ID,
    name: 'Dr Before',
    row_version: 1,
  })
})

afterEach(() => vi.restoreAllMocks())

const readName = async (from: ClinicDatabase) => (await readRows(from, 'doctors'))[0]?.name

const screens = {
  'its rows': function Rows() {
    return <p>{useRows('doctors')?.[0]?.name}</p>
  },
  'its rows in their order': function OrderedRows() {
    return <p>{useOrderedRows('doctors')?.[0]?.name}</p>
  },
  'anything else': function Anything() {
    return <p>{useQuery(readName)}</p>
  },
}

test.for(Object.entries(screens))(
  'a screen renders and stays live although the storage loses its connection while it reads %s [D15]',
  async ([, Screen]) => {
    // The error that Safari throws as it resumes.
    const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
      throw lost
    })
    render(
      <DatabaseContext value={db}>
        <Screen />
      </DatabaseContext>,
    )
    expect(await screen.findByText('Dr Before')).toBeDefined()
    expect(reading.mock.results[0]).toEqual({ type: 'throw', value: lost })
    await changeRow(db, 'doctors', ID, { fields: { name: 'Dr After' } })
    expect(await screen.findByText('Dr After')).toBeDefined()
  },
)
