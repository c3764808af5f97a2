import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { describe, expect, test, vi } from 'vitest'

import {
  createBlankForm,
  listEditableColumns,
  editableTables,
  withDefaults,
} from '#model/blanks.ts'
import type { Fields, Op } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'

import { mirrorTable, openDatabase, PUBLIC_DATABASE, getStaffDatabaseName } from './database.ts'
import { changeRow } from './edits.ts'
import { writeMeta } from './meta.ts'
import { readOutbox, readRows } from './read-view.ts'
import { readContent } from './subscriptions.ts'

// The data of an earlier build: rows and unsent edits without a column that this build has, and a
// database without a table that this build has.

const ID = '00000000-0000-4000-8000-000000000001'
const everyColumn = editableTables.flatMap((table) =>
  listEditableColumns(table).map((column) => [table, column as string] as const),
)

/** A row from before this column existed. */
function rowWithout(table: EditableTable, column: string): Fields & { id: string } {
  const fields: Fields = { ...createBlankForm(table) }
  delete fields[column]
  return { ...fields, id: ID, row_version: 1 }
}

const openStaff = () => openDatabase(getStaffDatabaseName(crypto.randomUUID()))

describe('a column that is newer than a row has the value of an empty form [D14]', () => {
  test.for(everyColumn)('%s.%s, for staff and for visitors', async ([table, column]) => {
    const whole = { ...createBlankForm(table), id: ID, row_version: 1 }
    const staff = openStaff()
    await mirrorTable(staff, table).put(rowWithout(table, column))
    expect(await readRows(staff, table)).toEqual([whole])

    const visitors = openDatabase(PUBLIC_DATABASE)
    await mirrorTable(visitors, table).put(rowWithout(table, column))
    await writeMeta(visitors, 'cursor', '1.aaaaaaaa.0')
    expect((await readContent(visitors))?.[table]).toEqual([whole])
  })

  test("an edit of an older row has the column's default as its base, like the row on the server [R8]", async () => {
    const db = openStaff()
    await mirrorTable(db, 'health_library_illnesses').put(
      rowWithout('health_library_illnesses', 'tags'),
    )
    await changeRow(db, 'health_library_illnesses', ID, { fields: { tags: ['sleep'] } })
    const [waiting] = await readOutbox(db)
    expect(waiting?.ops[0]).toMatchObject({ set: { tags: ['sleep'] }, was: { tags: [] } })
  })

  test("an unsent insert from before the column existed has the column's default, too", async () => {
    const db = openStaff()
    const { photo: _, ...set } = { ...createBlankForm('doctors'), name: 'Dr Waiting' }
    const ops: Op[] = [{ t: 'doctors', id: ID, op: 'insert', set }]
    const rest = { at: 0, before: {}, files: [], failures: 0 }
    await db.outbox.add({ seq: 1, id: ID, format: 1, state: 'queued', ops, ...rest })
    expect(await readRows(db, 'doctors')).toEqual([
      { ...createBlankForm('doctors'), name: 'Dr Waiting', id: ID },
    ])
  })

  test('a row that lacks no column is not copied', () => {
    const whole = { ...createBlankForm('doctors'), id: ID }
    expect(withDefaults('doctors', whole)).toBe(whole)
  })
})

test("a table that is newer than the device's database exists and is empty [D14]", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const name = getStaffDatabaseName(crypto.randomUUID())
  const { verno, tables } = openStaff()
  const stores = tables.map(({ name: store, schema }) => [
    store,
    [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(', '),
  ])
  const older = new Dexie(name)
  older.version(verno).stores(
    Object.fromEntries(stores.filter(([store]) => store !== 'social_media')) as Record<string, string>, // prettier-ignore
  )
  await older.open()
  await older.table('doctors').put(rowWithout('doctors', 'photo'))
  older.close()

  const db = openDatabase(name)
  expect(await readRows(db, 'doctors')).toHaveLength(1)
  expect(await readRows(db, 'social_media')).toEqual([])
  const link = { ...createBlankForm('social_media'), platform_name: 'New', id: ID }
  await mirrorTable(db, 'social_media').put(link)
  expect(await readRows(db, 'social_media')).toEqual([link])
})
