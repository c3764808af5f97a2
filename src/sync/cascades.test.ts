import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { queueEdit, removeRow } from '#db/edits.ts'
import { readOutbox, readRows } from '#db/read-view.ts'
import { restoreDeletion } from '#db/restore-deletion.ts'
import type { SyncResponse, StoredRow } from '#model/mutation.ts'

import { syncOnce } from './sync-cycle.ts'
import { cursor, scriptRemote } from './testing/scripted-remote.ts'

const ID = '00000000-0000-4000-8000-0000000000'

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})

describe('deleting a category', () => {
  const category: StoredRow = { id: `${ID}20`, category_name: 'Sleep', row_version: 1 }
  const illness: StoredRow = {
    id: `${ID}21`,
    illness_name: 'Insomnia',
    category_id: category.id,
    row_version: 2,
  }
  const image: StoredRow = { id: `${ID}22`, illness_id: illness.id, row_version: 3 }
  const library: SyncResponse = {
    cursor: cursor(3),
    reset: true,
    put: {
      health_library_categories: [category],
      health_library_illnesses: [illness],
      health_library_images: [image],
    },
    sum: {
      health_library_categories: [1, 1],
      health_library_illnesses: [1, 2],
      health_library_images: [1, 3],
    },
  }

  test('unlinks its illnesses at once while offline, and editing them does not conflict [D2]', async () => {
    await syncOnce(db, scriptRemote({ pull: () => library }).remote)
    await removeRow(db, 'health_library_categories', category.id)
    expect(await readRows(db, 'health_library_illnesses')).toMatchObject([{ category_id: null }])
    await queueEdit(db, [
      { t: 'health_library_illnesses', id: illness.id, op: 'update', set: { category_id: null } },
    ])
    expect((await readOutbox(db))[1]?.ops[0]?.was).toEqual({ category_id: null })
  })

  test('deleting an illness offline also hides its pictures at once [D2]', async () => {
    await syncOnce(db, scriptRemote({ pull: () => library }).remote)
    await removeRow(db, 'health_library_illnesses', illness.id)
    expect(await readRows(db, 'health_library_images')).toEqual([])
  })

  test.for([
    ['category', 'health_library_categories', category.id],
    ['illness', 'health_library_illnesses', illness.id],
  ] as const)(
    'a deleted %s that is restored while its deletion is being sent shows at once, with its children [D18]',
    async ([, table, id]) => {
      await syncOnce(db, scriptRemote({ pull: () => library }).remote)
      const deletion = await removeRow(db, table, id)
      await restoreDeletion(db, deletion)
      expect(await readRows(db, 'health_library_illnesses')).toMatchObject([
        { illness_name: 'Insomnia', category_id: category.id },
      ])
      expect(await readRows(db, 'health_library_images')).toMatchObject([{ id: image.id }])
    },
  )
})
