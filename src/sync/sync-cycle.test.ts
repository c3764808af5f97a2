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

/** An answer whose sums fit what it puts. */
function answerWith(rows: StoredRow[], more: Partial<SyncResponse> = {}): SyncResponse {
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

describe('one request a round', () => {
  test('[D4] with nothing waiting it asks for changes since the last answer', async () => {
    const { remote, asked } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(asked).toEqual({ pulls: [null, cursor(0)], pushes: [], uploads: [] })
  })

  test('[D4] waiting edits go together, oldest first, and the answer brings the changes too', async () => {
    await addDoctor('First', 'm1')
    await addDoctor('Second', 'm2')
    const { remote, asked } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(asked.pushes.map((batch) => batch.map(({ id }) => id))).toEqual([['m1', 'm2']])
    expect(asked.pulls).toEqual([])
    expect(await db.outbox.count()).toBe(0)
    expect(await db.done.count()).toBe(2)
  })

  test('[D4] at most 50 edits go at once, the rest in the next round', async () => {
    for (let n = 0; n < 60; n++) await addDoctor('Many', `m${n}`)
    const { remote, asked } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('more')
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(asked.pushes.map((batch) => batch.length)).toEqual([50, 10])
  })

  test('[D4] at most 50 operations go at once, however few edits they are', async () => {
    for (const [n, m] of ['m1', 'm2', 'm3'].entries()) {
      const moves = Array.from({ length: 20 + n }, () => move(rao.id))
      await queueEdit(db, moves, { mutationId: m })
    }
    const { remote, asked } = scriptRemote()
    expect(await syncOnce(db, remote)).toBe('more')
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(asked.pushes.map((batch) => batch.map(({ id }) => id))).toEqual([['m1', 'm2'], ['m3']])
  })

  test('[D4] no edit is ever larger than what one request may hold', async () => {
    await expect(queueEdit(db, Array(51).fill(move(rao.id)))).rejects.toThrow('at most 50')
    expect(await readOutbox(db)).toEqual([])
  })

  test('[D4] what a slow server had no time for is sent again at once, until all of it has arrived', async () => {
    for (let n = 1; n <= 5; n++) await addDoctor('Many', `m${n}`)
    const { remote, asked } = scriptRemote({
      push: (sent) => ({
        cursor: cursor(asked.pushes.length),
        results: sent.map(({ id }, n) => (n < 2 ? ok(id) : { id, status: 'held' })),
      }),
    })
    expect([await syncOnce(db, remote), await syncOnce(db, remote)]).toEqual(['more', 'more'])
    expect(await syncOnce(db, remote)).toBe('idle')
    expect(asked.pushes.map((batch) => batch.map(({ id }) => id))).toEqual([
      ['m1', 'm2', 'm3', 'm4', 'm5'],
      ['m3', 'm4', 'm5'],
      ['m5'],
    ])
    expect(await readOutbox(db)).toEqual([])
  })

  test('[D4] an edit is marked as sent before the request leaves', async () => {
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

describe('the answer', () => {
  test('[D5] rows, removals, results and cursor arrive together', async () => {
    await syncOnce(db, scriptRemote({ pull: () => answerWith([rao], { reset: true }) }).remote)
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

  test('[D5] an answer is dropped when another tab was faster', async () => {
    const { remote } = scriptRemote({
      async pull() {
        await writeMeta(db, 'cursor', cursor(5))
        return answerWith([rao], { reset: true })
      },
    })
    expect(await syncOnce(db, remote)).toBe('more')
    expect(await mirrorTable(db, 'doctors').count()).toBe(0)
    expect(await readMeta(db, 'cursor')).toBe(cursor(5))
  })

  test('[D12] a mirror whose sums are off is fetched again as a whole', async () => {
    const wrong = answerWith([rao], { sum: { doctors: [2, 7] } })
    await syncOnce(db, scriptRemote({ pull: () => wrong }).remote)
    expect(await readMeta(db, 'cursor')).toBeFalsy()
    expect(await readMeta(db, 'repairs')).toBe(1)
  })

  test('[D12] a change that does not add up has the whole fetched again, also without counting', async () => {
    const count = vi.spyOn(IDBIndex.prototype, 'openKeyCursor')
    await syncOnce(db, scriptRemote({ pull: () => answerWith([rao], { reset: true }) }).remote)
    const later = { ...rao, row_version: 12 }
    const right = answerWith([later], { cursor: cursor(12) })
    await syncOnce(db, scriptRemote({ pull: () => right }).remote)
    expect(await readMeta(db, 'cursor')).toBe(cursor(12))
    const next = { ...rao, id: `${ID}02`, row_version: 13 }
    const added = answerWith([next], { cursor: cursor(13), sum: { doctors: [2, 25] } })
    await syncOnce(db, scriptRemote({ pull: () => added }).remote)
    expect(await readMeta(db, 'cursor')).toBe(cursor(13))
    expect(count).not.toHaveBeenCalled()
    // A third doctor is there who never came.
    const short = answerWith([], { cursor: cursor(14), sum: { doctors: [3, 39] } })
    await syncOnce(db, scriptRemote({ pull: () => short }).remote)
    expect(await readMeta(db, 'cursor')).toBeNull()
    expect(await readMeta(db, 'repairs')).toBe(1)
  })

  test('[D12] a row that was lost here is noticed with the next change of its table', async () => {
    await syncOnce(db, scriptRemote({ pull: () => answerWith([rao], { reset: true }) }).remote)
    await mirrorTable(db, 'doctors').delete(rao.id)
    const next = { ...rao, id: `${ID}02`, row_version: 13 }
    const added = answerWith([next], { cursor: cursor(13), sum: { doctors: [2, 16] } })
    await syncOnce(db, scriptRemote({ pull: () => added }).remote)
    expect(await readMeta(db, 'cursor')).toBeNull()
  })

  test('[D12] what another tab has written is counted', async () => {
    await syncOnce(db, scriptRemote({ pull: () => answerWith([rao], { reset: true }) }).remote)
    const next = { ...rao, id: `${ID}02`, row_version: 13 }
    await mirrorTable(db, 'doctors').put(next)
    await writeMeta(db, 'cursor', cursor(13))
    const last = { ...rao, id: `${ID}03`, row_version: 14 }
    const added = answerWith([last], { cursor: cursor(14), sum: { doctors: [3, 30] } })
    await syncOnce(db, scriptRemote({ pull: () => added }).remote)
    expect(await readMeta(db, 'cursor')).toBe(cursor(14))
  })

  test('[D1] tables of a newer server are left alone', async () => {
    const newer = answerWith([rao], { put: { doctors: [rao], beds: [{ id: 'b' }] } as never })
    expect(await syncOnce(db, scriptRemote({ pull: () => newer }).remote)).toBe('idle')
    expect(await mirrorTable(db, 'doctors').count()).toBe(1)
  })
})

describe('refused edits', () => {
  test('[D6] a conflict is set aside with what the server found, and no longer shown', async () => {
    await syncOnce(db, scriptRemote({ pull: () => answerWith([rao], { reset: true }) }).remote)
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

  test('[D4] nothing of that row is sent behind it, other rows are', async () => {
    const id = await addDoctor('Refused', 'm1')
    await changeRow(db, 'doctors', id, { fields: { name: 'Behind' }, mutationId: 'm2' })
    await addDoctor('Other', 'm3')
    const { remote, asked } = scriptRemote({
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
    expect(asked.pushes).toHaveLength(1)
    expect((await readOutbox(db)).map(({ id: m, state }) => [m, state])).toEqual([
      ['m1', 'parked'],
      ['m2', 'queued'],
    ])
  })

  test('[D9] one edit the server can never take is found, and the others arrive', async () => {
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

  test('[D9] an edit on which the server fails five times alone is set aside', async () => {
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

  test.for<Failure>(['unreachable', 'busy', 'signed-out', 'password-first', 'refused'])(
    '[D10] %s: everything is kept and waits',
    async (failure) => {
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
    },
  )
})

describe('a restored server', () => {
  test('[D7] what it had acknowledged is sent again in front, under the old ids', async () => {
    const { remote } = scriptRemote()
    await addDoctor('Before', 'm1')
    await syncOnce(db, remote)
    await addDoctor('After', 'm2')
    const restored = scriptRemote({ push: () => answerWith([], { reset: true, results: [] }) })
    await syncOnce(db, restored.remote)
    expect((await readOutbox(db)).map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(await db.done.count()).toBe(0)
  })

  test('[D7] an edit whose result comes with the reset is not lost', async () => {
    await addDoctor('Before', 'm1')
    await writeMeta(db, 'cursor', cursor(1))
    const { remote } = scriptRemote({
      push: () => answerWith([], { reset: true, results: [ok('m1')] }),
    })
    await syncOnce(db, remote)
    expect((await readOutbox(db)).map(({ id }) => id)).toEqual(['m1'])
  })
})
