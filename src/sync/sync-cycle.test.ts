import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { addRow, changeRow, queueEdit } from '#db/edits.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { readOutbox, readRows } from '#db/read-view.ts'
import type { SyncResponse, Op, StoredRow } from '#model/mutation.ts'
import { RemoteError, type Failure } from '#remote/remote.ts'

import { syncOnce } from './sync-cycle.ts'
import { cursor, ok, scriptRemote } from './testing/scripted-remote.ts'

const ID = '00000000-0000-4000-8000-0000000000'
const rao: StoredRow = { id: `${ID}01`, name: 'Dr Rao', row_version: 3, is_enabled: true }

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})
afterEach(() => vi.restoreAllMocks())

/** A response whose checksums fit the rows it puts. */
function aResponse(rows: StoredRow[], more: Partial<SyncResponse> = {}): SyncResponse {
  const sum = rows.reduce((total, row) => total + (row.row_version ?? 0), 0)
  return {
    cursor: cursor(9),
    put: { doctors: rows },
    sum: { doctors: [rows.length, sum] },
    ...more,
  }
}

async function addDoctor(name: string, mutationId: string): Promise<string> {
  return addRow(db, 'doctors', { name }, { mutationId })
}

const move = (id: string): Op => ({ t: 'doctors', id, op: 'move', after: null })

describe('one request per sync cycle', () => {
  test('without unsent edits a cycle pulls the changes since the last response [D4]', async () => {
    const { remote, requests } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(requests).toEqual({ pulls: [null, cursor(0)], pushes: [], uploads: [] })
  })

  test('unsent edits are sent together, oldest first, and the response contains the changes too (AC-432) [D4]', async () => {
    await addDoctor('First', 'm1')
    await addDoctor('Second', 'm2')
    const { remote, requests } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(requests.pushes.map((batch) => batch.map(({ id }) => id))).toEqual([['m1', 'm2']])
    expect(requests.pulls).toEqual([])
    expect(await db.outbox.count()).toBe(0)
    expect(await db.done.count()).toBe(2)
  })

  test('a cycle sends at most 50 edits, and the next one sends the rest [D4]', async () => {
    for (let n = 0; n < 60; n++) await addDoctor('Many', `m${n}`)
    const { remote, requests } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('more')
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(requests.pushes.map((batch) => batch.length)).toEqual([50, 10])
  })

  test('a cycle sends at most 50 operations, however few the edits are [D4]', async () => {
    for (const [n, m] of ['m1', 'm2', 'm3'].entries()) {
      const moves = Array.from({ length: 20 + n }, () => move(rao.id))
      await queueEdit(db, moves, { mutationId: m })
    }
    const { remote, requests } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('more')
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(requests.pushes.map((batch) => batch.map(({ id }) => id))).toEqual([
      ['m1', 'm2'],
      ['m3'],
    ])
  })

  test('no edit is larger than the maximum size of a request [D4]', async () => {
    await expect(queueEdit(db, Array(51).fill(move(rao.id)))).rejects.toThrow('at most 50')
    expect(await readOutbox(db)).toEqual([])
  })

  test('edits that a slow server had no time for are sent again at once, until all are acknowledged [D4]', async () => {
    for (let n = 1; n <= 5; n++) await addDoctor('Many', `m${n}`)
    const { remote, requests } = scriptRemote({
      push: (sent) => ({
        cursor: cursor(requests.pushes.length),
        results: sent.map(({ id }, n) => (n < 2 ? ok(id) : { id, status: 'held' })),
      }),
    })
    expect([await syncOnce(db, remote), await syncOnce(db, remote)]).toEqual(['more', 'more'])
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(requests.pushes.map((batch) => batch.map(({ id }) => id))).toEqual([
      ['m1', 'm2', 'm3', 'm4', 'm5'],
      ['m3', 'm4', 'm5'],
      ['m5'],
    ])
    expect(await readOutbox(db)).toEqual([])
  })

  test('an edit is marked as sent before the request is made [D4]', async () => {
    await addDoctor('First', 'm1')
    const { remote } = scriptRemote({
      async push() {
        expect((await readOutbox(db)).map(({ state }) => state)).toEqual(['sent'])
        throw new RemoteError('unreachable', 'lost')
      },
    })
    await expect(syncOnce(db, remote)).rejects.toThrow('lost')
    expect((await readOutbox(db)).map(({ state }) => state)).toEqual(['sent'])
  })
})

describe('the response', () => {
  test('rows, deletions, results and cursor are written to the mirror together (AC-429) [D5]', async () => {
    await syncOnce(db, scriptRemote({ pull: () => aResponse([rao], { reset: true }) }).remote)
    await changeRow(db, 'doctors', rao.id, { fields: { name: 'Dr Rao K' }, mutationId: 'm1' })
    const { remote } = scriptRemote({
      push: () => ({
        cursor: cursor(10),
        del: { doctors: [rao.id] },
        sum: {},
        results: [ok('m1')],
      }),
    })
    await syncOnce(db, remote)
    expect(await mirrorTable(db, 'doctors').toArray()).toEqual([])
    expect(await readMeta(db, 'cursor')).toBe(cursor(10))
    expect(await readOutbox(db)).toEqual([])
  })

  test('a response is dropped when another tab applied one first [D5]', async () => {
    const { remote } = scriptRemote({
      async pull() {
        await writeMeta(db, 'cursor', cursor(5))
        return aResponse([rao], { reset: true })
      },
    })
    expect(await syncOnce(db, remote)).toBe('more')
    expect(await mirrorTable(db, 'doctors').count()).toBe(0)
    expect(await readMeta(db, 'cursor')).toBe(cursor(5))
  })

  test('a checksum mismatch triggers a full pull [D12]', async () => {
    const wrong = aResponse([rao], { sum: { doctors: [2, 7] } })
    await syncOnce(db, scriptRemote({ pull: () => wrong }).remote)
    expect(await readMeta(db, 'cursor')).toBeFalsy()
    expect(await readMeta(db, 'repairs')).toBe(1)
  })

  test('a change that does not add up triggers a full pull without counting the mirror [D12]', async () => {
    const count = vi.spyOn(IDBIndex.prototype, 'openKeyCursor')
    await syncOnce(db, scriptRemote({ pull: () => aResponse([rao], { reset: true }) }).remote)
    const later = { ...rao, row_version: 12 }
    const right = aResponse([later], { cursor: cursor(12) })
    await syncOnce(db, scriptRemote({ pull: () => right }).remote)
    expect(await readMeta(db, 'cursor')).toBe(cursor(12))
    const next = { ...rao, id: `${ID}02`, row_version: 13 }
    const added = aResponse([next], { cursor: cursor(13), sum: { doctors: [2, 25] } })
    await syncOnce(db, scriptRemote({ pull: () => added }).remote)
    expect(await readMeta(db, 'cursor')).toBe(cursor(13))
    expect(count).not.toHaveBeenCalled()
    // The server has a third doctor that this device never received.
    const short = aResponse([], { cursor: cursor(14), sum: { doctors: [3, 39] } })
    await syncOnce(db, scriptRemote({ pull: () => short }).remote)
    expect(await readMeta(db, 'cursor')).toBeNull()
    expect(await readMeta(db, 'repairs')).toBe(1)
  })

  test('a row that the device lost is noticed with the next change of its table [D12]', async () => {
    await syncOnce(db, scriptRemote({ pull: () => aResponse([rao], { reset: true }) }).remote)
    await mirrorTable(db, 'doctors').delete(rao.id)
    const next = { ...rao, id: `${ID}02`, row_version: 13 }
    const added = aResponse([next], { cursor: cursor(13), sum: { doctors: [2, 16] } })
    await syncOnce(db, scriptRemote({ pull: () => added }).remote)
    expect(await readMeta(db, 'cursor')).toBeNull()
  })

  test('rows that another tab has written are counted [D12]', async () => {
    await syncOnce(db, scriptRemote({ pull: () => aResponse([rao], { reset: true }) }).remote)
    const next = { ...rao, id: `${ID}02`, row_version: 13 }
    await mirrorTable(db, 'doctors').put(next)
    await writeMeta(db, 'cursor', cursor(13))
    const last = { ...rao, id: `${ID}03`, row_version: 14 }
    const added = aResponse([last], { cursor: cursor(14), sum: { doctors: [3, 30] } })
    await syncOnce(db, scriptRemote({ pull: () => added }).remote)
    expect(await readMeta(db, 'cursor')).toBe(cursor(14))
  })

  test('tables that only a newer server has are ignored [D1]', async () => {
    const newer = aResponse([rao], { put: { doctors: [rao], beds: [{ id: 'b' }] } as never })
    expect(await syncOnce(db, scriptRemote({ pull: () => newer }).remote)).toBe('idle')
    expect(await mirrorTable(db, 'doctors').count()).toBe(1)
  })
})

describe('rejected edits', () => {
  test("a conflict is parked with the server's values, and no longer shown (AC-433) [D6]", async () => {
    await syncOnce(db, scriptRemote({ pull: () => aResponse([rao], { reset: true }) }).remote)
    await changeRow(db, 'doctors', rao.id, { fields: { name: 'Mine' }, mutationId: 'm1' })
    const rows = { [rao.id]: { theirs: { name: 'Theirs' } } }
    const { remote } = scriptRemote({
      push: () => ({ cursor: cursor(9), results: [{ id: 'm1', status: 'conflict', rows }] }),
    })
    await syncOnce(db, remote)
    expect(await readOutbox(db)).toMatchObject([
      {
        state: 'parked',
        refusal: { kind: 'conflict', rows },
        before: { [`doctors/${rao.id}`]: rao },
      },
    ])
    expect(await readRows(db, 'doctors')).toMatchObject([{ name: 'Dr Rao' }])
  })

  test('edits of the same row are blocked behind a conflict, edits of other rows are sent [D4]', async () => {
    const id = await addDoctor('Refused', 'm1')
    await changeRow(db, 'doctors', id, { fields: { name: 'Behind' }, mutationId: 'm2' })
    await addDoctor('Other', 'm3')
    const { remote, requests } = scriptRemote({
      push: (sent) => ({
        cursor: cursor(1),
        results: sent.map((m) =>
          m.id === 'm1'
            ? {
                id: 'm1',
                status: 'rejected' as const,
                code: '23514',
                constraint: 'doctors_name_check',
              }
            : m.id === 'm2'
              ? { id: 'm2', status: 'held' as const }
              : ok(m.id),
        ),
      }),
    })
    await syncOnce(db, remote)
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(requests.pushes).toHaveLength(1)
    expect((await readOutbox(db)).map(({ id: m, state }) => [m, state])).toEqual([
      ['m1', 'parked'],
      ['m2', 'queued'],
    ])
  })

  test('one edit that the server can never accept is isolated, and the others are acknowledged [D9]', async () => {
    for (const m of ['m1', 'bad', 'm3']) await addDoctor(m, m)
    const { remote } = scriptRemote({
      push(sent) {
        if (sent.some(({ id }) => id === 'bad')) throw new RemoteError('invalid', 'too large')
        return { cursor: cursor(1), results: sent.map(({ id }) => ok(id)) }
      },
    })
    for (let round = 0; round < 6; round++) await syncOnce(db, remote)
    expect((await readOutbox(db)).map(({ id, state }) => [id, state])).toEqual([['bad', 'parked']])
  })

  test('an edit that alone makes the server fail five times is parked [D9]', async () => {
    await addDoctor('Poison', 'm1')
    const { remote } = scriptRemote({
      push() {
        throw new RemoteError('broken', 'fault')
      },
    })
    for (let n = 0; n < 4; n++) await expect(syncOnce(db, remote)).rejects.toThrow('fault')
    await syncOnce(db, remote)
    expect(await readOutbox(db)).toMatchObject([
      { state: 'parked', refusal: { kind: 'server-error' } },
    ])
  })

  test.for<Failure>([
    'unreachable',
    'busy',
    'signed-out',
    'key-refused',
    'password-first',
    'refused',
  ])('%s: all edits stay queued for a retry [D10]', async (failure) => {
    await addDoctor('First', 'm1')
    await addDoctor('Second', 'm2')
    const { remote } = scriptRemote({
      push() {
        throw new RemoteError(failure, failure)
      },
    })
    await expect(syncOnce(db, remote)).rejects.toThrow(failure)
    expect((await readOutbox(db)).map(({ id, state }) => [id, state])).toEqual([
      ['m1', 'sent'],
      ['m2', 'sent'],
    ])
  })
})

describe('a restored server', () => {
  test('acknowledged edits are sent again under their old ids, before unsent ones [D7]', async () => {
    const { remote } = scriptRemote()
    await addDoctor('Before', 'm1')
    await syncOnce(db, remote)
    await addDoctor('After', 'm2')
    const restored = scriptRemote({ push: () => aResponse([], { reset: true, results: [] }) })
    await syncOnce(db, restored.remote)
    expect((await readOutbox(db)).map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(await db.done.count()).toBe(0)
  })

  test('an edit whose result comes with the reset is not lost [D7]', async () => {
    await addDoctor('Before', 'm1')
    await writeMeta(db, 'cursor', cursor(1))
    const { remote } = scriptRemote({
      push: () => aResponse([], { reset: true, results: [ok('m1')] }),
    })
    await syncOnce(db, remote)
    expect((await readOutbox(db)).map(({ id }) => id)).toEqual(['m1'])
  })
})
