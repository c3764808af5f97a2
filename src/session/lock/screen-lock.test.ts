// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { hash } from 'bcryptjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { changeRow } from '#db/edits.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { findHashOf } from '#model/testing/find-hash.ts'

import { createSessionCore, type SignedInState } from '../session-core.ts'
import { readSession, writeSession } from '../session-record.ts'
import { createSessionStore, type SessionStore } from '../session-store.ts'
import { clearDevice } from '../testing/device.ts'
import { aUser, createMemoryRemote, type MemoryRemote } from '../testing/memory-remote.ts'

const HOUR = 60 * 60_000
const NEEDS_NETWORK =
  'This device can be unlocked only with a connection now. Connect to the network and try again.'

const lakshmi = aUser()
let stops: (() => void)[] = []

beforeEach(clearDevice)
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function openTab(remote = createMemoryRemote([{ user: lakshmi, password: 'secret1' }])) {
  const session = createSessionStore(
    createSessionCore({ connect: remote.connect, startSync: () => () => undefined }),
  )
  stops.push(session.start())
  return { remote, session }
}

/** Signs Lakshmi in on a new tab. */
async function signedIn() {
  const tab = openTab()
  await waitUntilLoaded(tab.session)
  await tab.session.signIn('lakshmi', 'secret1')
  const { db } = here(tab.session)
  return { ...tab, db }
}

/** Opens another tab, or the same one after a reload. */
async function nextTab(remote: MemoryRemote) {
  const tab = openTab(remote)
  await waitUntilLoaded(tab.session)
  return tab
}

async function waitUntilLoaded(session: SessionStore) {
  await expect.poll(() => session.get().status).not.toBe('loading')
}

function here(session: SessionStore): SignedInState {
  const state = session.get()
  if (state.status !== 'signed-in') throw new Error('not signed in')
  return state
}

/** The message while attempts are left. */
const wrong = (left: string) =>
  `That password is not right. ${left} left, and then this device can be unlocked only with a connection.`

/** Disconnects the network until the end of the test. */
function goOffline(remote: MemoryRemote) {
  remote.failure = 'unreachable'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

function hoursPass(hours: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR })
}

test('a locked screen survives a reload, keeps unsent edits, and unlocks offline with the password (S-55)', async () => {
  const { session, remote, db } = await signedIn()
  await changeRow(db, 'doctors', 'd1', { fields: { name: 'Waiting' } })
  session.lock()
  expect(here(session).lock).toBe('asked')
  goOffline(remote)
  const reloaded = await nextTab(remote)
  expect(here(reloaded.session).lock).toBe('asked')
  expect(await reloaded.session.unlock('wrong')).toBe(wrong('4 tries are'))
  expect(here(reloaded.session).lock).toBe('asked')
  expect(await reloaded.session.unlock('secret1')).toBeNull()
  expect(here(reloaded.session).lock).toBeNull()
  expect(await here(reloaded.session).db.outbox.count()).toBe(1)
})

test('locking and unlocking applies to all tabs (S-55)', async () => {
  const { session, remote } = await signedIn()
  const other = await nextTab(remote)
  session.lock()
  window.dispatchEvent(new StorageEvent('storage', { key: 'nadi-session' }))
  expect(here(other.session).lock).toBe('asked')
  expect(await session.unlock('secret1')).toBeNull()
  window.dispatchEvent(new StorageEvent('storage', { key: 'nadi-session' }))
  await expect.poll(() => here(other.session).lock).toBeNull()
})

test('five wrong passwords disable unlocking offline, also across a reload, but not online (S-55)', async () => {
  const { session, remote } = await signedIn()
  session.lock()
  goOffline(remote)
  for (const left of ['4 tries are', '3 tries are', '2 tries are'])
    expect(await session.unlock('x')).toBe(wrong(left))
  const reloaded = await nextTab(remote)
  expect(await reloaded.session.unlock('x')).toBe(wrong('One try is'))
  expect(await reloaded.session.unlock('x')).toBe(NEEDS_NETWORK)
  expect(await reloaded.session.unlock('secret1')).toBe(NEEDS_NETWORK)
  expect(await readMeta(here(reloaded.session).db, 'unlocking')).toBeUndefined()
  vi.restoreAllMocks()
  remote.failure = null
  expect(await reloaded.session.unlock('secret1')).toBeNull()
  expect(here(reloaded.session).lock).toBeNull()
})

test('the right password resets the count of wrong ones (S-55)', async () => {
  const { session, remote } = await signedIn()
  goOffline(remote)
  for (let round = 0; round < 2; round++) {
    session.lock()
    for (let n = 0; n < 4; n++) expect(await session.unlock('x')).toContain('not right')
    expect(await session.unlock('secret1')).toBeNull()
  }
})

test('a session opens offline for 24 hours after the last response, then the screen locks (S-55, threat 29)', async () => {
  const { remote, db } = await signedIn()
  goOffline(remote)
  const answeredAt = Date.now()
  await writeMeta(db, 'sync', { problem: 'offline', answeredAt })
  hoursPass(23.9)
  expect(here((await nextTab(remote)).session).lock).toBeNull()
  hoursPass(0.2)
  const late = await nextTab(remote)
  expect(here(late.session).lock).toBe('away')
  expect(await late.session.unlock('secret1')).toBeNull()
  expect(here((await nextTab(remote)).session).lock).toBeNull()
  hoursPass(24.1)
  expect(here((await nextTab(remote)).session).lock).toBe('away')
})

test('setting the clock back does not extend the 24 hours (S-55)', async () => {
  const { remote } = await signedIn()
  goOffline(remote)
  hoursPass(-48)
  expect(here((await nextTab(remote)).session).lock).toBe('away')
})

test('a page that stays open offline also locks after 24 hours (S-55)', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { session, remote } = await signedIn()
  goOffline(remote)
  vi.advanceTimersByTime(24 * HOUR + 2 * 60_000)
  await expect.poll(() => here(session).lock).toBe('away')
})

/** What earlier builds stored to unlock offline: a bcrypt hash without its prefix. */
const plainVerifier = async () => ({ hash: (await hash('secret1', 10)).slice(7), wrongTries: 2 })

test('nothing on the device can be compared with a password, not even as the rest of a bcrypt hash (AC-123, S-55)', async () => {
  const { db } = await signedIn()
  const meta = JSON.stringify(await db.meta.toArray())
  expect(meta).not.toContain('secret1')
  expect(meta).toContain('"unlocking"')
  expect(await findHashOf('secret1', meta)).toBeNull()
  // The search finds what earlier builds stored.
  const earlier = await plainVerifier()
  expect(await findHashOf('secret1', JSON.stringify(earlier))).toBe(earlier.hash)
})

test('no script can export the key that verifies the password (AC-123, S-55)', async () => {
  const { db } = await signedIn()
  const { key } = (await readMeta(db, 'unlocking')) as { key: CryptoKey }
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
})

test('a device with a verifier of an earlier build unlocks offline, and has no hash afterwards (AC-123, S-55)', async () => {
  const { session, remote, db } = await signedIn()
  await writeMeta(db, 'unlocking', await plainVerifier())
  goOffline(remote)
  session.lock()
  expect(await session.unlock('wrong')).toBe(wrong('2 tries are'))
  expect(await session.unlock('secret1')).toBeNull()
  const meta = JSON.stringify(await db.meta.toArray())
  expect(await findHashOf('secret1', meta)).toBeNull()
  session.lock()
  expect(await session.unlock('wrong')).toBe(wrong('4 tries are'))
  expect(await session.unlock('secret1')).toBeNull()
})

test('over plain http, without WebCrypto, the device keeps no verifier and unlocks only with the server (S-55)', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  const { session, remote, db } = await signedIn()
  expect(await readMeta(db, 'unlocking')).toBeUndefined()
  session.lock()
  expect(await session.unlock('secret1')).toBeNull()
  session.lock()
  goOffline(remote)
  expect(await session.unlock('secret1')).toBe(NEEDS_NETWORK)
})

test('a browser that cannot store a key unlocks only with the server, or with the verifier of an earlier build (S-55)', async () => {
  vi.stubGlobal('reportError', () => undefined)
  // As such a key: it cannot be cloned.
  vi.spyOn(crypto.subtle, 'sign').mockResolvedValue((() => undefined) as never)
  const { session, remote, db } = await signedIn()
  expect(await readMeta(db, 'unlocking')).toBeUndefined()
  await writeMeta(db, 'unlocking', await plainVerifier())
  goOffline(remote)
  for (const _ of [1, 2]) {
    session.lock()
    expect(await session.unlock('secret1')).toBeNull()
  }
})

test('after a change of password the new one unlocks (S-55)', async () => {
  const { session, remote, db } = await signedIn()
  const before = await readMeta(db, 'unlocking')
  expect(await session.changePassword('secret1', 'secret2')).toBeNull()
  expect(await readMeta(db, 'unlocking')).not.toEqual(before)
  session.lock()
  goOffline(remote)
  expect(await session.unlock('secret1')).toBe(wrong('4 tries are'))
  expect(await session.unlock('secret2')).toBeNull()
})

test('the new password unlocks as soon as the screens are notified of the change (S-55)', async () => {
  const { session, db } = await signedIn()
  const before = await readMeta(db, 'unlocking')
  const known: Promise<unknown>[] = []
  const stop = session.subscribe(() => known.push(readMeta(db, 'unlocking')))
  expect(await session.changePassword('secret1', 'secret2')).toBeNull()
  stop()
  expect(known.length).toBeGreaterThan(0)
  expect(await known[0]).not.toEqual(before)
})

test('a session that was ended on the server opens again only by signing in (S-55)', async () => {
  const { session, remote } = await signedIn()
  await session.refresh()
  remote.endSessions()
  await session.refresh()
  expect(here(session)).toMatchObject({ ended: true, lock: null })
  session.lock()
  goOffline(remote)
  expect(await session.unlock('secret1')).toBe(NEEDS_NETWORK)
  vi.restoreAllMocks()
  remote.failure = null
  expect(await session.unlock('wrong')).toBe('Invalid username or password')
  expect(await session.unlock('secret1')).toBeNull()
  expect(here(session)).toMatchObject({ ended: false, lock: null })
})

test('a session that expired after 12 hours locks the screen, which still unlocks offline (S-55)', async () => {
  const { session, remote, db } = await signedIn()
  await session.refresh()
  expect(here(session).endsAt).toBeGreaterThan(Date.now() + 11.9 * HOUR)
  hoursPass(12)
  remote.endSessions()
  await session.refresh()
  expect(here(session)).toMatchObject({ ended: true, lock: 'idle' })
  expect((await readSession(db))?.endsAt).toBeLessThanOrEqual(Date.now())
  goOffline(remote)
  expect(await session.unlock('secret1')).toBeNull()
})

test('a used device keeps its session alive, and an idle tablet does not (S-55)', async () => {
  const { session, remote } = await signedIn()
  remote.calls = []
  await session.refresh()
  expect(remote.calls).toEqual(['mySession'])
  hoursPass(1)
  await session.refresh()
  expect(remote.calls).toEqual(['mySession', 'mySession untouched'])
  remote.idleLeft = 300
  await session.refresh()
  expect(here(session).endsAt).toBe(Date.now() + 300_000)
  window.dispatchEvent(new Event('pointerdown'))
  await session.refresh()
  expect(remote.calls.at(-1)).toBe('mySession')
  expect(here(session).endsAt).toBeGreaterThan(Date.now() + 11 * HOUR)
  session.lock()
  window.dispatchEvent(new Event('keydown'))
  await session.refresh()
  expect(remote.calls.at(-1)).toBe('mySession untouched')
})

test('a tab adopts a session that another tab has renewed', async () => {
  const { session, remote } = await signedIn()
  const other = await nextTab(remote)
  remote.endSessions()
  await other.session.refresh()
  expect(here(other.session).ended).toBe(true)
  await session.signInAgain('secret1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'nadi-session' }))
  await expect.poll(() => here(other.session).ended).toBe(false)
})

test('a session from before the screen lock existed, without a verifier, unlocks online (S-55)', async () => {
  const { session, remote, db } = await signedIn()
  const { endsAt: _, ...older } = (await readSession(db)) ?? {}
  await writeSession(db, older as never)
  await db.meta.delete('unlocking')
  session.lock()
  expect(await session.unlock('secret1')).toBeNull()
  expect(remote.calls.filter((call) => call === 'signIn')).toHaveLength(2)
})
