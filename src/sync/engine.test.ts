import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { addRow, changeRow, removeRow } from '#db/edits.ts'
import { requestSync, readMeta } from '#db/meta.ts'
import { parkEdit, UNDO_WINDOW_MS } from '#db/outbox.ts'
import { discardEdit } from '#db/parked-edits.ts'
import { readOutbox } from '#db/read-view.ts'
import { RemoteError, type Failure } from '#remote/remote.ts'

import { startSync, type SyncEnvironment } from './engine.ts'
import { createOutgoing } from './outgoing.ts'
import { syncOnce } from './sync-cycle.ts'
import { scriptRemote } from './testing/scripted-remote.ts'

/** An environment in which a test controls the time, the network and the page's visibility. */
function surroundings() {
  const world = {
    /** Null stands for the real clock. */
    now: 1_000 as number | null,
    visible: true,
    isBeingLeft: false,
    /** The only timer that is set: its delay and its callback. */
    timer: null as { ms: number; ring: () => void } | null,
    noted: [] as string[],
    comeBack: () => {},
  }
  const given: SyncEnvironment = {
    now: () => world.now ?? Date.now(),
    random: () => 0.5,
    isVisible: () => world.visible,
    async withLock(_name, work) {
      if (world.isBeingLeft) return false
      await work()
      return true
    },
    onResume(callback) {
      world.comeBack = callback
      return () => {
        world.comeBack = () => {}
      }
    },
    setTimer(ring, ms) {
      const timer = { ms, ring }
      world.timer = timer
      return () => {
        if (world.timer === timer) world.timer = null
      }
    },
    warn: (text) => world.noted.push(text),
  }
  return { world, given }
}

let db: ClinicDatabase
let stop = (): void => {}
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/**
 * Starts the engine with a server that fails as listed, one failure per request, and then works.
 */
function start(failures: Failure[] = []) {
  const { world, given } = surroundings()
  const fail = () => {
    const failure = failures.shift()
    if (failure) throw new RemoteError(failure, `it was ${failure}`)
  }
  const { remote, requests } = scriptRemote({
    pull: (since) => {
      fail()
      return { cursor: since ?? '0.0123abcd.2' }
    },
    push: (sent) => {
      fail()
      return { cursor: '0.0123abcd.2', results: sent.map(({ id }) => ({ id, status: 'ok' })) }
    },
  })
  stop = startSync(db, () => syncOnce(db, remote), given, createOutgoing(db))
  const rounds = () => requests.pulls.length + requests.pushes.length
  return { world, requests, rounds }
}

/** Waits until a sync cycle has ended and the next one is scheduled. */
const planned = async (world: { timer: { ms: number } | null }): Promise<number> => {
  await expect.poll(() => world.timer).not.toBeNull()
  return world.timer?.ms ?? 0
}

describe('the sync schedule [D10]', () => {
  test('syncs at the start, and then about once a minute', async () => {
    const { world, rounds } = start()
    expect(await planned(world)).toBe(60_000)
    expect(rounds()).toBe(1)
    world.timer?.ring()
    await expect.poll(rounds).toBe(2)
  })

  test('pauses polling while the page is hidden, and syncs once when it is visible again (S-58)', async () => {
    const { world, rounds } = start()
    await planned(world)
    world.visible = false
    world.timer?.ring()
    expect(rounds()).toBe(1)
    world.visible = true
    world.comeBack()
    await expect.poll(rounds).toBe(2)
  })

  test('syncs immediately after an edit, even while the page is hidden', async () => {
    const { world, requests } = start()
    await planned(world)
    world.visible = false
    await addRow(db, 'doctors', { name: 'New' })
    await expect.poll(() => requests.pushes.length).toBe(1)
    await expect.poll(() => db.outbox.count()).toBe(0)
  })

  test('sends a deletion as soon as its undo window ends [D13]', async () => {
    const { world, requests } = start()
    world.now = null
    await planned(world)
    // The clock stands still until the test moves it.
    vi.useFakeTimers({ toFake: ['Date'] })
    const soon = Date.now()
    await removeRow(db, 'doctors', crypto.randomUUID(), {
      undo: true,
      now: soon - UNDO_WINDOW_MS + 300,
    })
    await expect.poll(() => requests.pulls.length).toBe(2)
    await expect.poll(() => world.timer?.ms ?? Infinity).toBeLessThanOrEqual(300)
    expect(requests.pushes).toEqual([])
    vi.setSystemTime(soon + 310)
    world.visible = false
    world.timer?.ring()
    await expect.poll(() => requests.pushes.length).toBe(1)
    await expect.poll(() => db.outbox.count()).toBe(0)
  })

  test('syncs immediately on request', async () => {
    const { world, rounds } = start()
    await planned(world)
    await requestSync(db)
    await expect.poll(rounds).toBe(2)
  })

  test('sends a blocked edit as soon as the rejected one before it is discarded [D10]', async () => {
    const id = crypto.randomUUID()
    await mirrorTable(db, 'doctors').put({ id, name: 'As it was', row_version: 1 })
    await changeRow(db, 'doctors', id, { fields: { name: 'Refused' } })
    const [refused] = await readOutbox(db)
    await parkEdit(db, refused?.seq ?? 0, { kind: 'rejected', code: '23514', constraint: null })
    await changeRow(db, 'doctors', id, { fields: { qualification: 'Held' } })
    const { world, requests } = start()
    await planned(world)
    expect(requests.pushes).toEqual([])
    await discardEdit(db, refused?.seq ?? 0)
    await expect.poll(() => requests.pushes.length).toBe(1)
    await expect.poll(() => db.outbox.count()).toBe(0)
  })

  test('makes one request for one edit, although the outbox changes again when it is acknowledged', async () => {
    const { world, rounds } = start()
    await planned(world)
    await addRow(db, 'doctors', { name: 'New' })
    await expect.poll(rounds).toBe(2)
    await expect.poll(() => db.outbox.count()).toBe(0)
    await planned(world)
    expect(rounds()).toBe(2)
  })

  test('AC-416 retries after 502, 503 or 504 with growing delays, and then polls as before', async () => {
    const { world, rounds } = start(['busy', 'busy'])
    expect(await planned(world)).toBe(750)
    expect(await readMeta(db, 'sync')).toMatchObject({ problem: 'busy', answeredAt: null })
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(1_500)
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(60_000)
    expect(rounds()).toBe(3)
    expect(await readMeta(db, 'sync')).toEqual({ problem: null, answeredAt: 1_000 })
  })

  test('does not start on a page that is being left, and retries soon in case the page stays', async () => {
    const { world, given } = surroundings()
    world.isBeingLeft = true
    const { remote, requests } = scriptRemote()
    stop = startSync(db, () => syncOnce(db, remote), given, createOutgoing(db))
    expect(await planned(world)).toBe(3_000)
    expect(requests.pulls).toEqual([])
  })

  test('retries after the database lost its connection, which reopens it', async () => {
    const { world, given } = surroundings()
    let rounds = 0
    const round = async (): Promise<'idle'> => {
      rounds += 1
      // The browser closes the connection, and Dexie closes with it.
      if (rounds > 1) return 'idle'
      db.close({ disableAutoOpen: false })
      throw new Error('Connection to Indexed Database server lost')
    }
    stop = startSync(db, round, given, createOutgoing(db))
    expect(await planned(world)).toBe(750)
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(60_000)
    expect(rounds).toBe(2)
    expect(await readMeta(db, 'sync')).toEqual({ problem: null, answeredAt: 1_000 })
  })

  test('retries after the browser failed to grant the lock', async () => {
    const { world, given } = surroundings()
    const { remote, requests } = scriptRemote()
    const { withLock } = given
    let refusals = 1
    given.withLock = async (name, work) => {
      if (refusals-- > 0) throw new DOMException('The request was aborted', 'AbortError')
      return withLock(name, work)
    }
    stop = startSync(db, () => syncOnce(db, remote), given, createOutgoing(db))
    expect(await planned(world)).toBe(750)
    expect(requests.pulls).toEqual([])
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(60_000)
    expect(requests.pulls).toHaveLength(1)
  })

  test('retries after the outbox could not be read', async () => {
    const { world, rounds } = start()
    await planned(world)
    world.visible = false
    db.close()
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(750)
    expect(rounds()).toBe(1)
  })

  test('does nothing once it is stopped', async () => {
    const { world, rounds } = start()
    await planned(world)
    stop()
    await addRow(db, 'doctors', { name: 'New' })
    world.comeBack()
    expect(world.timer).toBeNull()
    expect(rounds()).toBe(1)
  })
})

test.for<[Failure, string]>([
  ['unreachable', 'offline'],
  ['signed-out', 'signed-out'],
  ['key-refused', 'key-refused'],
  ['busy', 'busy'],
  ['password-first', 'password-first'],
  ['refused', 'error'],
  ['invalid', 'error'],
  ['broken', 'error'],
])(
  'the state after %s is %s, and the time of the last response is preserved',
  async ([failure, problem]) => {
    const { world } = start()
    await planned(world)
    stop()
    const again = start([failure])
    await planned(again.world)
    expect(await readMeta(db, 'sync')).toEqual({
      problem,
      answeredAt: 1_000,
      message: `it was ${failure}`,
    })
  },
)

test('AC-384 AC-421 AC-422 a failure is stored with its message and logged once, until the state changes', async () => {
  const { world } = start(['unreachable', 'unreachable', 'busy'])
  const ring = async (pause: number) => {
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(pause)
  }
  await planned(world)
  const offline = `${db.name} could not be refreshed: it was unreachable`
  expect(world.noted).toEqual([offline])
  await ring(1_500)
  expect(world.noted).toEqual([offline])
  await ring(3_000)
  expect(world.noted).toEqual([offline, `${db.name} could not be refreshed: it was busy`])
  expect(await readMeta(db, 'sync')).toMatchObject({ problem: 'busy', message: 'it was busy' })
  await ring(60_000)
  expect(await readMeta(db, 'sync')).toEqual({ problem: null, answeredAt: 1_000 })
})
