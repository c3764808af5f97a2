// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readMeta } from '#db/meta.ts'

import { createSessionCore } from './session-core.ts'
import { createSessionStore } from './session-store.ts'
import { clearDevice } from './testing/device.ts'
import { aUser, createMemoryRemote } from './testing/memory-remote.ts'

let stop: () => void
beforeEach(clearDevice)
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** Signs in a user who must change the password. */
async function newcomer() {
  const user = aUser({ must_change_password: true })
  const remote = createMemoryRemote([{ user, password: 'secret1' }])
  const session = createSessionStore(
    createSessionCore({ connect: remote.connect, startSync: () => () => undefined }),
  )
  stop = session.start()
  await expect.poll(() => session.get().status).not.toBe('loading')
  await session.signIn('lakshmi', 'secret1')
  const state = session.get()
  if (state.status !== 'signed-in') throw new Error('not signed in')
  return { remote, session, db: state.db }
}

test('a new password whose response was lost is sent again as the same request (S-95)', async () => {
  const { remote, session, db } = await newcomer()
  const sent = vi.spyOn(remote, 'changePassword')
  remote.failure = 'unreachable'
  expect(await session.changePassword('secret1', 'secret2')).toMatch(/^The server did not answer/)
  // It is unknown which of the two passwords is valid: the device cannot decide without the server.
  expect(await readMeta(db, 'unlocking')).toBeUndefined()
  remote.failure = null
  expect(await session.changePassword('secret1', 'secret2')).toBeNull()
  expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
  expect(await readMeta(db, 'unlocking')).toBeDefined()
  expect(await session.changePassword('secret1', 'secret2')).not.toBeNull()
  expect(sent.mock.calls[2]).not.toEqual(sent.mock.calls[0])
})

test('a user who types another new password after a lost response can leave the dialog (S-95)', async () => {
  const { remote, session } = await newcomer()
  remote.failure = 'unreachable'
  await session.changePassword('secret1', 'secret2')
  remote.failure = null
  const [account] = remote.accounts
  if (account) {
    Object.assign(account, { user: aUser({ must_change_password: false }), password: 'secret2' })
  }
  expect(await session.changePassword('secret1', 'secret3')).toMatch(/not right/)
  await expect.poll(() => session.get()).toMatchObject({ user: { must_change_password: false } })
})
