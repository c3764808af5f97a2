import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import type { Fields, Op } from '#model/mutation.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from './database.ts'
import { queueEdit } from './edits.ts'
import { readNextBatch, parkEdit } from './outbox.ts'
import { discardEdit, readParkedEdits, retryParkedEdit, resolveConflict } from './parked-edits.ts'
import { readOutbox } from './read-view.ts'
import type { ParkReason } from './stored-types.ts'

const id = '00000000-0000-4000-8000-000000000001'
const update: Op = {
  t: 'doctors',
  id,
  op: 'update',
  set: { name: 'Mine', qualification: 'MD' },
  was: { name: 'Old', qualification: null },
}
const conflict = (theirs: Fields): ParkReason => ({ kind: 'conflict', rows: { [id]: { theirs } } })

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})

/** Makes an edit with another one behind it, and parks the first. */
async function refused(op: Op, refusal: ParkReason): Promise<number> {
  await queueEdit(db, [structuredClone(op)], { mutationId: 'old' })
  await queueEdit(db, [{ t: 'doctors', id, op: 'move', after: null }], { mutationId: 'behind' })
  const seq = (await readOutbox(db))[0]?.seq ?? 0
  await parkEdit(db, seq, refusal)
  return seq
}
const first = async () => (await readOutbox(db))[0]

test('behind many edits blocked by a parked one the next unblocked edit is sent [D4]', async () => {
  await refused(update, conflict({ name: 'Theirs' }))
  for (let n = 0; n < 60; n++) {
    await queueEdit(db, [{ t: 'doctors', id, op: 'update', set: { name: `Name ${n}` } }])
  }
  const other = '00000000-0000-4000-8000-000000000002'
  await queueEdit(db, [{ t: 'doctors', id: other, op: 'update', set: { name: 'Free' } }])
  expect((await readNextBatch(db)).map(({ ops }) => ops[0]?.id)).toEqual([other])
})

describe('a conflict', () => {
  test('resolved with mine is sent again in its place, under a new id, with theirs as its base [D6]', async () => {
    const seq = await refused(update, conflict({ name: 'Theirs' }))
    expect(await readNextBatch(db)).toEqual([])
    await resolveConflict(db, seq, { name: 'mine' }, () => 'new')
    expect(await first()).toMatchObject({
      seq,
      id: 'new',
      state: 'queued',
      ops: [
        {
          set: { name: 'Mine', qualification: 'MD' },
          was: { name: 'Theirs', qualification: null },
        },
      ],
    })
    expect((await first())?.refusal).toBeUndefined()
    expect((await readNextBatch(db)).map((entry) => entry.id)).toEqual(['new', 'behind'])
  })

  test('resolved with theirs in one field still sends the other fields [D6]', async () => {
    const seq = await refused(update, conflict({ name: 'Theirs' }))
    await resolveConflict(db, seq, { name: 'theirs' }, () => 'new')
    expect((await first())?.ops[0]).toMatchObject({
      set: { qualification: 'MD' },
      was: { qualification: null },
    })
  })

  test('resolved with theirs in every field leaves nothing to send [D6]', async () => {
    const seq = await refused(update, conflict({ name: 'T', qualification: 'T' }))
    await resolveConflict(db, seq, { name: 'theirs', qualification: 'theirs' })
    expect((await readOutbox(db)).map((entry) => entry.id)).toEqual(['behind'])
  })

  test.for([
    ['theirs', {}],
    ['mine', { 'te:name': 'నాది', 'te:name:of': '0badcafe' }],
  ] as const)(
    'about a translation resolved with %s includes the fingerprint of its source text [D17]',
    async ([version, left]) => {
      const of = { 'te:name': 'నాది', 'te:name:of': '0badcafe' }
      const change = { ...update, set: { ...of, qualification: 'MD' } }
      const seq = await refused(change, conflict({ 'te:name': 'వారిది' }))
      await resolveConflict(db, seq, { 'te:name': version }, () => 'new')
      expect((await first())?.ops[0]?.set).toEqual({ ...left, qualification: 'MD' })
    },
  )

  test('resolving a delete conflict deletes the current row [D6]', async () => {
    const seq = await refused(
      { t: 'doctors', id, op: 'delete', was: { name: 'Old' } },
      conflict({ name: 'New' }),
    )
    await resolveConflict(db, seq, {}, () => 'new')
    expect((await first())?.ops[0]).toMatchObject({ op: 'delete', was: { name: 'New' } })
  })

  test('over a row that two people created becomes an update of the existing one [D6]', async () => {
    const profile = { ...update, t: 'hospital_profile' as const, op: 'insert' as const }
    const seq = await refused(profile, conflict({ name: 'Theirs' }))
    await resolveConflict(db, seq, { name: 'mine' }, () => 'new')
    expect((await first())?.ops).toEqual([
      { t: 'hospital_profile', id, op: 'update', set: { name: 'Mine' }, was: { name: 'Theirs' } },
    ])
  })

  test('over a deleted row restores it with the edit applied [D6]', async () => {
    const gone = {
      ...createBlankForm('doctors'),
      name: 'Old',
      photo: 'https://x.invalid/p',
      added_by: id,
      id,
    }
    const seq = await refused(update, { kind: 'conflict', rows: { [id]: { gone } } })
    await resolveConflict(db, seq, {}, () => 'new')
    const { added_by: _, id: __, ...was } = gone
    expect((await first())?.ops).toEqual([
      {
        t: 'doctors',
        id,
        op: 'restore',
        set: { name: 'Mine', qualification: 'MD' },
        was,
      },
    ])
  })

  const back: Op = { ...update, op: 'restore', was: { ...createBlankForm('doctors'), name: 'Old' } }

  test('over a row that was restored with other values still restores it, with the chosen values [D18]', async () => {
    const seq = await refused(back, conflict({ name: 'Theirs' }))
    await resolveConflict(db, seq, { name: 'theirs' }, () => 'new')
    expect((await first())?.ops).toMatchObject([
      { op: 'restore', set: { qualification: 'MD' }, was: { name: 'Theirs' } },
    ])
  })

  test('over a row the server no longer knows creates it again from its base values [D18]', async () => {
    const seq = await refused(back, { kind: 'conflict', rows: { [id]: { gone: null } } })
    await resolveConflict(db, seq, {}, () => 'new')
    expect((await first())?.ops).toEqual([
      { t: 'doctors', id, op: 'insert', set: { ...back.was, ...back.set } },
    ])
  })

  test('a row whose slug is taken is restored under another one [D18]', async () => {
    const plain: Op = { t: 'doctors', id, op: 'restore', was: { name: 'Old' } }
    const seq = await refused(plain, { kind: 'rejected', code: '23505', constraint: 'x' })
    await retryParkedEdit(db, seq, { name: 'New' }, () => 'new')
    expect((await first())?.ops).toEqual([{ ...plain, set: { name: 'New' } }])
  })
})

describe('a rejected edit', () => {
  const rule: ParkReason = { kind: 'rejected', code: '23514', constraint: 'doctors_name_check' }

  test('is sent again with other values, under a new id [D6]', async () => {
    const seq = await refused(update, rule)
    await retryParkedEdit(db, seq, { name: 'Better' }, () => 'new')
    expect(await first()).toMatchObject({
      id: 'new',
      state: 'queued',
      ops: [{ set: { name: 'Better' } }],
    })
  })

  test('that is sent again without its picture no longer requires its upload [D8]', async () => {
    const name = `1800000000000-${'d'.repeat(32)}.png`
    await db.blobs.add({
      name,
      bucket: 'doctors',
      type: 'image/png',
      bytes: new ArrayBuffer(1),
      uploaded: 0,
    })
    const photo = toUploadPath('doctors', name)
    const seq = await refused({ ...update, set: { photo }, was: { photo: null } }, rule)
    await retryParkedEdit(db, seq, { photo: null })
    expect((await first())?.files).toEqual([])
    expect(await db.blobs.count()).toBe(0)
  })

  test('that is discarded is deleted with its picture [I8]', async () => {
    const name = `1800000000000-${'c'.repeat(32)}.png`
    await db.blobs.add({
      name,
      bucket: 'doctors',
      type: 'image/png',
      bytes: new ArrayBuffer(1),
      uploaded: 1,
    })
    const photo = toUploadPath('doctors', name)
    const seq = await refused({ ...update, set: { photo }, was: { photo: null } }, rule)
    await discardEdit(db, seq)
    expect(await readParkedEdits(db)).toEqual([])
    expect(await db.blobs.count()).toBe(0)
  })

  test('that may have been applied cannot be discarded [D4] [I8]', async () => {
    await queueEdit(db, [structuredClone(update)])
    const seq = (await first())?.seq ?? 0
    await db.outbox.update(seq, { state: 'sent' })
    await discardEdit(db, seq)
    expect(await db.outbox.count()).toBe(1)
  })
})
