// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openDatabase, getStaffDatabaseName } from '#db/database.ts'
import { changeRow } from '#db/edits.ts'
import { readMeta, writeMeta } from '#db/meta.ts'

import { createSessionCore } from './session-core.ts'
import { readSessionPointer, writeSessionPointer } from './session-record.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { clearDevice, listDatabases } from './testing/device.ts'
import { aUser, createMemoryRemote } from './testing/memory-remote.ts'

const lakshmi = aUser()
const ravi = aUser({ id: '22222222-2222-4222-8222-222222222222', username: 'ravi' })

let stops: (() => void)[] = []

beforeEach(async () => {
  await clearDevice()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.restoreAllMocks()
})

function device(remote = createMemoryRemote([{ user: lakshmi, password: 'secret1' }])) {
  const syncs: string[] = []
  const session = createSessionStore(
    createSessionCore({
      connect: remote.connect,
      startSync: (db) => {
        syncs.push(`start ${db.name}`)
        return () => syncs.push(`stop ${db.name}`)
      },
    }),
  )
  stops.push(session.start())
  return { remote, session, syncs }
}

async function waitUntilLoaded(session: SessionStore) {
  await expect.poll(() => session.get().status).not.toBe('loading')
  return session.get()
}

function dbOf(session: SessionStore) {
  const state = session.get()
  if (state.status !== 'signed-in') throw new Error('not signed in')
  return state.db
}

test('AC-107 AC-386 signing in opens the user’s own database and stores no password (S-02)', async () => {
  const { session, syncs } = device()
  expect((await waitUntilLoaded(session)).status).toBe('signed-out')
  expect(await session.signIn('Lakshmi ', 'secret1')).toBeNull()
  expect(session.get()).toMatchObject({ status: 'signed-in', user: lakshmi, ended: false })
  expect(syncs).toEqual([`start clinic-staff-${lakshmi.id}`])
  const stored = JSON.stringify([Object.entries(localStorage), await dbOf(session).meta.toArray()])
  expect(stored).toContain('nadi-session')
  expect(stored).not.toMatch(/secret1|\$2[aby]\$/)
})

test('a signed-in user stays signed in although the storage loses its connection as the page opens [D15]', async () => {
  const first = device()
  await waitUntilLoaded(first.session)
  await first.session.signIn('lakshmi', 'secret1')
  dbOf(first.session).close()

  vi.stubGlobal('reportError', () => undefined)
  // The error that Safari throws as it resumes.
  const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw lost
  })
  const again = device(first.remote)
  expect(await waitUntilLoaded(again.session)).toMatchObject({ status: 'signed-in', user: lakshmi })
  expect(reading.mock.results[0]).toEqual({ type: 'throw', value: lost })
  reading.mockRestore()
  vi.unstubAllGlobals()
})

test('AC-108 AC-109 AC-110 AC-122 an unknown name, a wrong password and a disabled user get the same message', async () => {
  const disabled = aUser({ id: ravi.id, username: 'ravi', is_enabled: false })
  const { session } = device(
    createMemoryRemote([
      { user: lakshmi, password: 'secret1' },
      { user: disabled, password: 'secret2' },
    ]),
  )
  await waitUntilLoaded(session)
  const message = 'Invalid username or password'
  expect(await session.signIn('unknown', 'x')).toBe(message)
  expect(await session.signIn('lakshmi', 'x')).toBe(message)
  expect(await session.signIn('ravi', 'secret2')).toBe(message)
})

test('AC-111 AC-112 AC-113 a failing server, a missing network and an empty error each have their own message', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  remote.failure = 'broken'
  expect(await session.signIn('lakshmi', 'secret1')).toBe('An error occurred during login')
  remote.failure = 'key-refused'
  expect(await session.signIn('lakshmi', 'secret1')).toMatch(
    /^The server does not accept the key of this website\. Tell its administrator/,
  )
  remote.failure = 'unreachable'
  expect(await session.signIn('lakshmi', 'secret1')).toBe('An unexpected error occurred')
  remote.failure = null
  remote.signIn = async () => ({ error: '' })
  expect(await session.signIn('lakshmi', 'secret1')).toBe('Login failed')
})

test('AC-120 a signed-in user is still signed in after a restart without the network (S-53)', async () => {
  const first = device()
  await waitUntilLoaded(first.session)
  await first.session.signIn('lakshmi', 'secret1')
  dbOf(first.session).close()
  first.remote.failure = 'unreachable'
  const second = device(first.remote)
  expect(await waitUntilLoaded(second.session)).toMatchObject({
    status: 'signed-in',
    user: lakshmi,
  })
})

test('AC-121 signing out deletes all data of the user from the device and ends the session on the server (S-54)', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  const db = dbOf(session)
  await changeRow(db, 'doctors', 'd1', { fields: { name: 'Waiting' } })
  await session.signOut()
  expect(session.get()).toEqual({ status: 'signed-out' })
  expect(readSessionPointer()).toBeNull()
  expect(await listDatabases()).toEqual([])
  expect(remote.calls).toContain('signOut token-1')
})

test('signing out works without the network (S-54)', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  remote.failure = 'unreachable'
  await session.signOut()
  expect(await listDatabases()).toEqual([])
})

test('signing out in one tab signs out the others within a second, and they do not restore the data (S-54, threat 33)', async () => {
  const one = device()
  await waitUntilLoaded(one.session)
  await one.session.signIn('lakshmi', 'secret1')
  const two = device(one.remote)
  await waitUntilLoaded(two.session)
  const seen = dbOf(two.session)
  await one.session.signOut()
  expect(two.session.get()).toEqual({ status: 'signed-out' })
  await expect(seen.outbox.count()).rejects.toThrow('closed')
  expect(await listDatabases()).toEqual([])
})

test('AC-120 signing in in one tab signs in the others', async () => {
  const one = device()
  const two = device(one.remote)
  await waitUntilLoaded(two.session)
  await one.session.signIn('lakshmi', 'secret1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'nadi-session' }))
  await expect.poll(() => two.session.get().status).toBe('signed-in')
})

test('another user neither sees nor sends the unsent edits of the one before (S-54, threat 31)', async () => {
  const remote = createMemoryRemote([
    { user: lakshmi, password: 'secret1' },
    { user: ravi, password: 'secret2' },
  ])
  const left = openDatabase(getStaffDatabaseName(lakshmi.id))
  await changeRow(left, 'doctors', 'd1', { fields: { name: 'Waiting' } })
  const { session } = device(remote)
  await waitUntilLoaded(session)
  await session.signIn('ravi', 'secret2')
  expect(dbOf(session).name).toBe(`clinic-staff-${ravi.id}`)
  expect(await dbOf(session).outbox.count()).toBe(0)
  await session.signOut()
  expect(await left.outbox.count()).toBe(1)
  left.close()
})

test('nothing is synced until the first password is chosen (S-04)', async () => {
  const fresh = aUser({ must_change_password: true })
  const { session, syncs } = device(createMemoryRemote([{ user: fresh, password: 'secret1' }]))
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  expect(syncs).toEqual([])
  expect(await session.changePassword('wrong', 'secret2')).toBe('The current password is not right')
  expect(await session.changePassword('secret1', 'secret2')).toBeNull()
  expect(syncs).toEqual([`start clinic-staff-${fresh.id}`])
})

test('a new password leaves the device only as a bcrypt hash of cost 10 (S-67)', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  await session.changePassword('secret1', 'new-secret')
  expect(remote.accounts[0]?.password).toMatch(/^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/)
})

test('when the server has ended the session, all data stays and syncing continues after signing in again (S-10)', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  const db = dbOf(session)
  await changeRow(db, 'doctors', 'd1', { fields: { name: 'Waiting' } })
  remote.endSessions()
  await session.refresh()
  expect(session.get()).toMatchObject({ status: 'signed-in', ended: true })
  await writeMeta(db, 'sync', { problem: 'signed-out', answeredAt: 5 })
  expect(await session.signInAgain('wrong')).toBe('Invalid username or password')
  expect(await session.signInAgain('secret1')).toBeNull()
  expect(session.get()).toMatchObject({ status: 'signed-in', ended: false })
  expect(await readMeta(db, 'sync')).toEqual({ problem: null, answeredAt: 5 })
  expect(await readMeta(db, 'wanted')).toBe(1)
  expect(await db.outbox.count()).toBe(1)
})

test('a key that the server refuses ends no session, and the password still unlocks this device (S-10, S-55)', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  remote.failure = 'key-refused'
  await session.refresh()
  expect(remote.calls).toContain('mySession')
  expect(session.get()).toMatchObject({ status: 'signed-in', ended: false })
  session.lock()
  expect(await session.unlock('secret1')).toBeNull()
})

test('signing in again ends the session it replaces, later if the server is unreachable', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  const db = dbOf(session)
  remote.failFor = 'signOut'
  expect(await session.signInAgain('secret1')).toBeNull()
  await expect.poll(() => remote.calls).toContain('signOut token-1')
  expect(await readMeta(db, 'replaced')).toEqual(['token-1'])
  remote.failFor = null
  await session.refresh()
  expect(await readMeta(db, 'replaced')).toEqual([])
  expect(session.get()).toMatchObject({ status: 'signed-in', ended: false })
})

test('signing out also ends a replaced session that the server still has', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  remote.failFor = 'signOut'
  await session.signInAgain('secret1')
  await expect.poll(() => remote.calls).toContain('signOut token-1')
  remote.calls = []
  remote.failFor = null
  await session.signOut()
  expect(remote.calls).toEqual(expect.arrayContaining(['signOut token-1', 'signOut token-2']))
})

test('a new role is applied, and the last login stays the one before this session (S-05, S-10)', async () => {
  const before = aUser({ last_login: '2026-01-01T10:00:00+00:00' })
  const { session, remote } = device(createMemoryRemote([{ user: before, password: 'secret1' }]))
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  const [account] = remote.accounts
  if (account) account.user = { ...before, role: 'Admin', last_login: '2026-02-02T10:00:00+00:00' }
  await session.refresh()
  expect(session.get()).toMatchObject({
    user: { role: 'Admin', last_login: '2026-01-01T10:00:00+00:00' },
  })
})

test('a browser that reports offline does not stop checks of the session (S-96)', async () => {
  const { session, remote } = device()
  await waitUntilLoaded(session)
  await session.signIn('lakshmi', 'secret1')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  remote.calls = []
  await session.refresh()
  expect(remote.calls).toEqual(['mySession'])
  session.lock()
  remote.calls = []
  expect(await session.unlock('secret1')).toBeNull()
  expect(remote.calls[0]).toBe('mySession untouched')
})

test('a pointer to a database that is gone means that no user is signed in', async () => {
  writeSessionPointer(lakshmi.id)
  const { session } = device()
  expect(await waitUntilLoaded(session)).toEqual({ status: 'signed-out' })
  expect(await listDatabases()).toEqual([])
})
