import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { addRow, changeRow, removeRow } from '#db/edits.ts'
import { askForSync, readMeta } from '#db/meta.ts'
import { parkEdit, UNDO_WINDOW_MS } from '#db/outbox.ts'
import { discardEdit } from '#db/parked-edits.ts'
import { readOutbox } from '#db/read-view.ts'
import { RemoteError, type Failure } from '#remote/remote.ts'

import { startSync, type SyncEnvironment } from './engine.ts'
import { createOutgoing } from './outgoing.ts'
import { syncOnce } from './sync-cycle.ts'
import { scriptRemote } from './testing/scripted-remote.ts'

/** A browser whose time, network and reader are in the hands of a test. */
function surroundings() {
  const world = {
    /** Null: the time of day. */
    now: 1_000 as number | null,
    visible: true,
    isBeingLeft: false,
    /** The one timer that is set: what it waits for, and how long. */
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

/** Starts the engine on a server that fails as it is told, call by call, and then no more. */
function start(failures: Failure[] = []) {
  const { world, given } = surroundings()
  const fail = () => {
    const failure = failures.shift()
    if (failure) throw new RemoteError(failure, `it was ${failure}`)
  }
  const { remote, asked } = scriptRemote({
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
  const rounds = () => asked.pulls.length + asked.pushes.length
  return { world, asked, rounds }
}

/** Waits until a round has ended and the next one is planned. */
const planned = async (world: { timer: { ms: number } | null }): Promise<number> => {
  await expect.poll(() => world.timer).not.toBeNull()
  return world.timer?.ms ?? 0
}

describe('when the device goes round [D10]', () => {
  test('at the start, and then about once a minute', async () => {
    const { world, rounds } = start()
    expect(await planned(world)).toBe(60_000)
    expect(rounds()).toBe(1)
    world.timer?.ring()
    await expect.poll(rounds).toBe(2)
  })

  test('S-58 not while nobody looks, and once on return', async () => {
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
    const { world, asked } = start()
    await planned(world)
    world.visible = false
    await addRow(db, 'doctors', { name: 'New' })
    await expect.poll(() => asked.pushes.length).toBe(1)
    await expect.poll(() => db.outbox.count()).toBe(0)
  })

  test('[D13] for a removal that can be taken back as soon as it no longer can', async () => {
    const { world, asked } = start()
    world.now = null
    await planned(world)
    // The clock stands still, and goes on when the test says so.
    vi.useFakeTimers({ toFake: ['Date'] })
    const soon = Date.now()
    await removeRow(db, 'doctors', crypto.randomUUID(), {
      undo: true,
      now: soon - UNDO_WINDOW_MS + 300,
    })
    await expect.poll(() => asked.pulls.length).toBe(2)
    await expect.poll(() => world.timer?.ms ?? Infinity).toBeLessThanOrEqual(300)
    expect(asked.pushes).toEqual([])
    vi.setSystemTime(soon + 310)
    world.visible = false
    world.timer?.ring()
    await expect.poll(() => asked.pushes.length).toBe(1)
    await expect.poll(() => db.outbox.count()).toBe(0)
  })

  test('syncs immediately on request', async () => {
    const { world, rounds } = start()
    await planned(world)
    await askForSync(db)
    await expect.poll(rounds).toBe(2)
  })

  test('[D10] for what stood behind a refused edit, as soon as that is given up', async () => {
    const id = crypto.randomUUID()
    await mirrorTable(db, 'doctors').put({ id, name: 'As it was', row_version: 1 })
    await changeRow(db, 'doctors', id, { fields: { name: 'Refused' } })
    const [refused] = await readOutbox(db)
    await parkEdit(db, refused?.seq ?? 0, { kind: 'rejected', code: '23514', constraint: null })
    await changeRow(db, 'doctors', id, { fields: { qualification: 'Held' } })
    const { world, asked } = start()
    await planned(world)
    expect(asked.pushes).toEqual([])
    await discardEdit(db, refused?.seq ?? 0)
    await expect.poll(() => asked.pushes.length).toBe(1)
    await expect.poll(() => db.outbox.count()).toBe(0)
  })

  test('one edit makes one request, not a second one because the queue moved', async () => {
    const { world, rounds } = start()
    await planned(world)
    await addRow(db, 'doctors', { name: 'New' })
    await expect.poll(rounds).toBe(2)
    await expect.poll(() => db.outbox.count()).toBe(0)
    await planned(world)
    expect(rounds()).toBe(2)
  })

  test('AC-416 after 502, 503 or 504 again with growing pauses, and then as before', async () => {
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

  test('not in a page that is being left, which looks again soon in case it stays', async () => {
    const { world, given } = surroundings()
    world.isBeingLeft = true
    const { remote, asked } = scriptRemote()
    stop = startSync(db, () => syncOnce(db, remote), given, createOutgoing(db))
    expect(await planned(world)).toBe(3_000)
    expect(asked.pulls).toEqual([])
  })

  test('again when the connection to the database was lost meanwhile, which opens it anew', async () => {
    const { world, given } = surroundings()
    let rounds = 0
    const round = async (): Promise<'idle'> => {
      rounds += 1
      // As a browser does it that drops the connection, and Dexie with it.
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

  test('again when the browser would not say whether another tab is at it', async () => {
    const { world, given } = surroundings()
    const { remote, asked } = scriptRemote()
    const { withLock } = given
    let refusals = 1
    given.withLock = async (name, work) => {
      if (refusals-- > 0) throw new DOMException('The request was aborted', 'AbortError')
      return withLock(name, work)
    }
    stop = startSync(db, () => syncOnce(db, remote), given, createOutgoing(db))
    expect(await planned(world)).toBe(750)
    expect(asked.pulls).toEqual([])
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(60_000)
    expect(asked.pulls).toHaveLength(1)
  })

  test('again when even what waits could not be read', async () => {
    const { world, rounds } = start()
    await planned(world)
    world.visible = false
    db.close()
    world.timer?.ring()
    await expect.poll(() => world.timer?.ms).toBe(750)
    expect(rounds()).toBe(1)
  })

  test('no more once it is stopped', async () => {
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
  ['password-first', 'password-first'],
  ['broken', 'error'],
])(
  'what a person reads after %s is %s, and when the server last answered is kept',
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

test('AC-421 AC-422 a failure is kept with its message and noted once, until something else happens', async () => {
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
