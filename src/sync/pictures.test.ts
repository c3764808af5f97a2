import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { addRow, changeRow } from '#db/edits.ts'
import { readOutbox } from '#db/read-view.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'
import { RemoteError } from '#remote/remote.ts'

import { syncOnce } from './sync-cycle.ts'
import { cursor, ok, scriptRemote } from './testing/scripted-remote.ts'

const PHOTO = `1800000000000-${'a'.repeat(32)}.webp`

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})

describe('a picture', () => {
  const picture = { bucket: 'doctors', name: PHOTO, type: 'image/webp', bytes: new ArrayBuffer(4) }
  const addWithPhoto = () =>
    addRow(
      db,
      'doctors',
      { name: 'With photo', photo: toUploadPath('doctors', PHOTO) },
      { mutationId: 'm1', pictures: [picture] },
    )

  test('is uploaded before the edit that names it, and deleted from the device on acknowledgement [D8]', async () => {
    await addWithPhoto()
    const { remote, requests } = scriptRemote({
      push(sent) {
        expect(requests.uploads).toEqual([PHOTO])
        return { cursor: cursor(1), results: sent.map(({ id }) => ok(id)) }
      },
    })
    await syncOnce(db, remote)
    expect(await db.blobs.count()).toBe(0)
  })

  test('is uploaded once, although the edit needs a retry [D8]', async () => {
    await addWithPhoto()
    let tries = 0
    const { remote, requests } = scriptRemote({
      push(sent) {
        tries += 1
        if (tries === 1) throw new RemoteError('unreachable', 'lost')
        return { cursor: cursor(1), results: sent.map(({ id }) => ok(id)) }
      },
    })
    await expect(syncOnce(db, remote)).rejects.toThrow('lost')
    await syncOnce(db, remote)
    expect(requests.uploads).toEqual([PHOTO])
  })

  test('is uploaded again after the server lost it [D8]', async () => {
    await addWithPhoto()
    let missing = true
    const { remote, requests } = scriptRemote({
      push(sent) {
        const [only] = sent
        if (!missing || !only) return { cursor: cursor(1), results: sent.map(({ id }) => ok(id)) }
        missing = false
        const held = {
          id: only.id,
          status: 'held' as const,
          missing: toUploadPath('doctors', PHOTO),
        }
        return { cursor: cursor(1), results: [held] }
      },
    })
    await syncOnce(db, remote)
    await syncOnce(db, remote)
    expect(requests.uploads).toEqual([PHOTO, PHOTO])
    expect(await db.outbox.count()).toBe(0)
  })

  test('whose file exists nowhere parks its edit [D8]', async () => {
    await addWithPhoto()
    await db.blobs.clear()
    const address = toUploadPath('doctors', PHOTO)
    const { remote } = scriptRemote({
      push: () => ({
        cursor: cursor(1),
        results: [{ id: 'm1', status: 'held', missing: address }],
      }),
    })
    await syncOnce(db, remote)
    expect(await readOutbox(db)).toMatchObject([
      { state: 'parked', refusal: { kind: 'no-file', address } },
    ])
  })

  test('that the server refuses parks its edit, and later edits of the row do not overtake it [D8]', async () => {
    const id = await addWithPhoto()
    await changeRow(db, 'doctors', id, { fields: { name: 'Behind' }, mutationId: 'm2' })
    const { remote, requests } = scriptRemote({
      upload() {
        throw new RemoteError('invalid', 'mime type not allowed')
      },
    })
    await syncOnce(db, remote)
    await syncOnce(db, remote)
    expect(requests.pushes).toEqual([])
    expect((await readOutbox(db)).map(({ state }) => state)).toEqual(['parked', 'queued'])
  })
})
