// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { changeRow } from '#db/edits.ts'
import { storeVerifier, createVerifier } from '#session/lock/password-verifier.ts'
import { writeSessionPointer } from '#session/session-record.ts'
import { listDatabases } from '#session/testing/device.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The doctors screen with unsaved input in an open form, then locked. */
async function lockedWhileTyping() {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [aDoctor()] })
  await storeVerifier(opened.db, await createVerifier('secret1'))
  await heading('Manage Doctors')
  press('Edit Dr Rao')
  fireEvent.change(await screen.findByLabelText(/^Full Name/), { target: { value: 'Dr Rao Garu' } })
  press('Lock this tablet')
  await heading('Locked')
  return opened
}
function type(password: string) {
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } })
  press('Unlock')
}

test('a locked screen shows who is signed in, and nothing else of the panel (S-55)', async () => {
  const { view } = await lockedWhileTyping()
  expect(screen.getByText('lakshmi')).toBeTruthy()
  const text = view.container.ownerDocument.body.innerHTML
  expect(text).not.toContain('Dr Rao')
  expect(text).not.toContain('lakshmi@clinic.invalid')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('unlocking restores the screen with its input and unsent edits (S-55)', async () => {
  const { db } = await lockedWhileTyping()
  await changeRow(db, 'doctors', aDoctor().id, { fields: { qualification: 'DM' } })
  type('wrong')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^That password is not right. 4 tries are left/,
  )
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('')
  type('secret1')
  await heading('Manage Doctors')
  const name = await screen.findByLabelText(/^Full Name/)
  expect((name as HTMLInputElement).value).toBe('Dr Rao Garu')
  expect(await db.outbox.count()).toBe(1)
})

test('on a locked screen only its user can discard unsent or unsaved changes (S-55, S-54)', async () => {
  const { db } = await lockedWhileTyping()
  await changeRow(db, 'doctors', aDoctor().id, { fields: { qualification: 'DM' } })
  press('Log out and sign in with another account')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/1 change is not on the server yet.*It is kept for lakshmi/)).toBeTruthy()
  const names = dialog.getAllByRole('button').map((button) => button.textContent)
  expect(names.filter((name) => name !== '')).toEqual(['Stay'])
  press('Stay')
  expect([await db.outbox.count(), await db.drafts.count()]).toEqual([1, 1])
})

test('unsent edits can be sent from a locked screen, and then nothing is left (S-55, S-54)', async () => {
  const { db } = await lockedWhileTyping()
  await db.drafts.clear()
  await changeRow(db, 'doctors', aDoctor().id, { fields: { qualification: 'DM' } })
  press('Log out and sign in with another account')
  fireEvent.click(await screen.findByRole('button', { name: 'Send now and log out' }))
  await db.outbox.clear()
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  await waitFor(async () => expect(await listDatabases()).toEqual([]))
})

test.for([
  ['asked', 'This screen was locked.'],
  ['idle', 'Locked after a long time without activity.'],
  ['away', 'This device has not reached the server for 24 hours.'],
] as const)('a screen locked by another tab (%s) says why (S-55)', async ([reason, words]) => {
  const { user } = await openAdmin()
  await heading('Dashboard')
  writeSessionPointer(user.id, reason)
  fireEvent(window, new StorageEvent('storage', { key: 'nadi-session' }))
  await heading('Locked')
  expect(screen.getByText(new RegExp(words))).toBeTruthy()
})

/** Advances the timers until the screen has checked again; a busy machine needs several rounds. */
async function soonReads(words: RegExp): Promise<void> {
  const reads = () => {
    vi.advanceTimersByTime(15_000)
    return screen.queryByText(words) !== null
  }
  await expect.poll(reads, { timeout: 20_000 }).toBe(true)
}

test('an expiring session is announced, and extended for a user who stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { remote } = await openAdmin()
  await heading('Dashboard')
  await waitFor(() => expect(remote.calls).toContain('mySession'))
  const countRequests = () => remote.calls.filter((call) => call === 'mySession').length
  // No input until eight minutes before the end.
  remote.idleLeft = 8 * 60
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11.9 * 60 * 60_000)
  await soonReads(/signed out in 8 minutes/)
  // Reading the remaining time does not extend it.
  const before = countRequests()
  remote.idleLeft = 7 * 60
  await soonReads(/signed out in 7 minutes/)
  expect(countRequests()).toBe(before)
  press('Stay signed in')
  await waitFor(() => expect(screen.queryByText(/signed out in/)).toBeNull())
  expect(countRequests()).toBe(before + 1)
})
