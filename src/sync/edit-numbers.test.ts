import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { addRow } from '#db/edits.ts'
import { undoEdits } from '#db/outbox.ts'
import { discardEdit } from '#db/parked-edits.ts'
import { readOutbox } from '#db/read-view.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'
import { RemoteError } from '#remote/remote.ts'

import { syncOnce } from './sync-cycle.ts'
import { cursor, scriptRemote } from './testing/scripted-remote.ts'

const PICTURE = `1800000000000-${'b'.repeat(32)}.png`

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})

async function addDoctor(mutationId: string): Promise<void> {
  await addRow(db, 'doctors', { name: 'Dr New' }, { mutationId })
}

const ids = async () => (await readOutbox(db)).map((entry) => entry.id)
const lastSeq = async () => (await readOutbox(db)).at(-1)?.seq ?? 0

/** As builds did before decision 13: the browser makes the key. */
function withKeyOfTheBrowser(id: string, more: object = {}) {
  const ops = [{ t: 'doctors', id: crypto.randomUUID(), op: 'insert', set: { name: id } }]
  const rest = { at: 0, before: {}, files: [], failures: 0 }
  return { id, format: 1, ops, state: 'queued', ...rest, ...more }
}

describe('[D16] an edit is numbered by the device and not by the browser', () => {
  test('when it is made, when it has arrived, and when it goes again after a restore', async () => {
    const keys: unknown[] = []
    for (const queue of [db.outbox, db.done]) queue.hook('creating', (key) => void keys.push(key))
    await addDoctor('m1')
    await syncOnce(db, scriptRemote().remote)
    await addDoctor('m2')
    const restored = scriptRemote({ push: () => ({ cursor: cursor(9), reset: true, results: [] }) })
    await syncOnce(db, restored.remote)
    expect(await ids()).toEqual(['m1', 'm2'])
    // Made, arrived, made, and both again.
    expect(keys).toHaveLength(5)
    expect(keys).toEqual(keys.map((_, at) => at + 1))
  })

  test('[D13] and no number is given twice, though the edit that had it was taken back', async () => {
    await addRow(db, 'doctors', { name: 'A' }, { mutationId: 'm1', undo: true })
    const first = await lastSeq()
    expect(await undoEdits(db, 'm1')).toBe(true)
    await addDoctor('m2')
    expect(await lastSeq()).toBeGreaterThan(first)
  })

  test('so a screen that still shows a discarded edit does not discard the next one', async () => {
    await addDoctor('m1')
    const shown = await lastSeq()
    await discardEdit(db, shown)
    await addDoctor('m2')
    await discardEdit(db, shown)
    expect(await ids()).toEqual(['m2'])
  })

  test('[D8] and a picture that is refused late sets no other edit aside', async () => {
    const picture = {
      bucket: 'doctors',
      name: PICTURE,
      type: 'image/png',
      bytes: new ArrayBuffer(3),
    }
    const photo = toUploadPath('doctors', PICTURE)
    await addRow(db, 'doctors', { name: 'A', photo }, { mutationId: 'm1', pictures: [picture] })
    const { remote } = scriptRemote({
      async upload() {
        // While it is on its way its author thinks better of it, and makes another edit.
        await discardEdit(db, await lastSeq())
        await addDoctor('m2')
        throw new RemoteError('refused', 'Not that picture')
      },
    })
    await syncOnce(db, remote)
    expect((await readOutbox(db)).map(({ id, state }) => [id, state])).toEqual([['m2', 'queued']])
  })
})

describe('[D16] an outbox that an earlier build has filled', () => {
  test('keeps every edit in its order, with its picture, and sends each once before the new ones', async () => {
    const older = openDatabase(db.name)
    const bytes = new Uint8Array([1, 2, 3]).buffer
    await older.table('blobs').add({ name: PICTURE, bucket: 'doctors', type: 'image/png', bytes, uploaded: 0 }) // prettier-ignore
    const refusal = { kind: 'server-error' }
    const waiting = [
      withKeyOfTheBrowser('arrived'),
      withKeyOfTheBrowser('parked', { state: 'parked', refusal }),
      withKeyOfTheBrowser('sent', { state: 'sent' }),
      withKeyOfTheBrowser('with a picture', { files: [PICTURE] }),
    ]
    for (const edit of waiting) await older.table('outbox').add({ ...edit })
    await older.table('outbox').where({ id: 'arrived' }).delete()
    older.close()

    expect(await db.outbox.toArray()).toEqual(
      waiting.slice(1).map((edit, at) => ({ ...edit, seq: at + 2 })),
    )
    expect((await db.blobs.get(PICTURE))?.bytes).toEqual(bytes)
    await addDoctor('new')
    expect(await ids()).toEqual(['parked', 'sent', 'with a picture', 'new'])

    const { remote, asked } = scriptRemote()
    while ((await syncOnce(db, remote)) !== 'idle');
    expect(asked.uploads).toEqual([PICTURE])
    expect(asked.pushes.flat().map(({ id }) => id)).toEqual(['sent', 'with a picture', 'new'])
    expect(await ids()).toEqual(['parked'])
  })

  test('may be filled on by a tab of that build beside this one, in the order people made them', async () => {
    await addDoctor('m1')
    const older = openDatabase(db.name)
    await older.table('outbox').add(withKeyOfTheBrowser('m2'))
    await addDoctor('m3')
    await addDoctor('m4')
    await older.table('outbox').add(withKeyOfTheBrowser('m5'))
    await addDoctor('m6')
    older.close()
    expect(await ids()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6'])
  })
})
