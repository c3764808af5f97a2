// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'
import { readRows } from '#db/read-view.ts'
import type { HospitalProfile } from '#model/rows.ts'
import { tables } from '#model/tables.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import {
  discardByCancel,
  input,
  press,
  type,
  readQueuedOperations,
} from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const ONLY = tables.hospital_profile.only

function aProfile(change: Partial<HospitalProfile> = {}): HospitalProfile {
  return {
    id: ONLY,
    row_version: 1,
    name: 'Vennela Clinic',
    about_text: 'Who we are.',
    mission: null,
    address: 'Plot 12',
    city: 'Hyderabad',
    state: 'Telangana',
    pincode: '500999',
    phone_numbers: ['040 1111'],
    emails: ['care@example.org'],
    working_hours: null,
    logo_image: null,
    banner_image: null,
    share_image: null,
    last_updated_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
    ...change,
  }
}

async function openProfile(profile: HospitalProfile | null = aProfile()) {
  const rows = { hospital_profile: profile ? [profile] : [] }
  const opened = await openAdmin({ at: '/admin/hospital-profile', rows })
  await heading('Hospital Profile')
  await screen.findByRole('button', { name: 'Save Profile' })
  return opened
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Hospital Profile' })
const removes = (name: RegExp) => screen.queryAllByRole('button', { name })

test('the profile form has four sections and a Save Profile button (AC-140, AC-142)', async () => {
  await openProfile()
  expect(
    within(form())
      .getAllByRole('heading', { level: 2 })
      .map((h) => h.textContent),
  ).toEqual(['Branding and Images', 'Basic Information', 'Address', 'Contact Information'])
  expect(screen.getByRole('button', { name: 'Save Profile' })).toMatchObject({ type: 'submit' })
})

test('both pictures can be uploaded; the logo is marked as required, the banner is not (AC-141)', async () => {
  await openProfile()
  expect(input('Click to upload Logo').type).toBe('file')
  expect(input('Click to upload Banner Image').type).toBe('file')
  const legends = screen
    .getAllByRole('group')
    .map((group) => group.querySelector('legend')?.textContent)
  expect(legends.slice(0, 2)).toEqual(['Logo *', 'Banner Image'])
  expect(screen.getByText(/visitors see a plain symbol/)).toBeTruthy()
})

test('entries can be added and removed, except the last one (AC-143, AC-144)', async () => {
  await openProfile()
  expect(removes(/^Remove Phone number/)).toEqual([])
  press('Add phone number')
  expect(document.activeElement).toBe(input('Phone number 2'))
  type('Phone number 2', '040 2222')
  press('Add phone number')
  type('Phone number 3', '040 3333')
  expect(removes(/^Remove Phone number/)).toHaveLength(3)
  press('Remove Phone number 2')
  expect(document.activeElement).toBe(input('Phone number 1'))
  expect([1, 2].map((n) => input(`Phone number ${n}`).value)).toEqual(['040 1111', '040 3333'])
  press('Remove Phone number 2')
  expect(removes(/^Remove Phone number/)).toEqual([])
  press('Add email address')
  expect(removes(/^Remove Email address/)).toHaveLength(2)
  type('Email address 2', '\u200edesk@example.org\u00a0')
  expect(input('Email address 2').value).toBe('desk@example.org')
})

// S-52
test('blank entries are dropped, and only changed fields are sent (AC-145, AC-149)', async () => {
  const { db } = await openProfile()
  type('Phone number 1', '')
  press('Add phone number')
  type('Phone number 2', ' 040 5550 0199 ')
  press('Add email address')
  press('Save Profile')
  const notice = await screen.findByText('Hospital profile saved successfully!')
  expect(notice.closest('[data-tone]')).toMatchObject({ dataset: { tone: 'success' } })
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'hospital_profile',
      id: ONLY,
      op: 'update',
      set: { phone_numbers: ['040 5550 0199'] },
      was: { phone_numbers: ['040 1111'] },
    },
  ])
  expect(removes(/^Remove/)).toEqual([])
})

test('the hospital name is required (AC-146, AC-423)', async () => {
  const { db } = await openProfile()
  expect(form().checkValidity()).toBe(true)
  type('Hospital Name', '')
  expect(input('Hospital Name').validity.valueMissing).toBe(true)
  expect(form().checkValidity()).toBe(false)
  type('Hospital Name', '   ')
  press('Save Profile')
  expect(await screen.findByText('Hospital name is required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Hospital Name')))
  expect(await readQueuedOperations(db)).toEqual([])
})

test('saving without a profile creates one, and saving again updates it (AC-147)', async () => {
  const { db } = await openProfile(null)
  type('Hospital Name', 'New Clinic')
  press('Save Profile')
  await screen.findByText('Hospital profile saved successfully!')
  type('City', 'Guntur')
  press('Save Profile')
  await waitFor(async () => expect(await readQueuedOperations(db)).toHaveLength(2))
  expect((await readQueuedOperations(db)).map(({ op, id }) => [op, id])).toEqual([
    ['insert', ONLY],
    ['update', ONLY],
  ])
  expect(await readRows(db, 'hospital_profile')).toMatchObject([
    { name: 'New Clinic', city: 'Guntur' },
  ])
})

test('a device without the profile says that it could not be loaded (AC-148)', async () => {
  const { db } = await openAdmin({ at: '/admin/hospital-profile', doctors: null })
  await heading('Hospital Profile')
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('Failed to load hospital profile')).toBeNull()
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  const notice = await screen.findByText('Failed to load hospital profile')
  expect(notice.closest('[role="alert"]')).toMatchObject({ dataset: { tone: 'error' } })
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a device with a copy of the profile says so in one quiet line, and lets it be edited (S-61)', async () => {
  const { db } = await openProfile()
  await writeMeta(db, 'sync', { problem: 'busy', answeredAt: 1 })
  expect(
    await screen.findByText('Could not refresh. You see the copy on this device.'),
  ).toBeTruthy()
  expect(screen.queryByText('Failed to load hospital profile')).toBeNull()
  expect(input('Hospital Name').value).toBe('Vennela Clinic')
})

test('a failed save of the profile shows an error and keeps the input (AC-150, S-50)', async () => {
  const { db } = await openProfile()
  type('Mission', 'To listen.')
  breakDisk()
  press('Save Profile')
  const notice = await screen.findByText('Failed to save hospital profile')
  expect(notice.closest('[role="alert"]')).toBeTruthy()
  expect(input('Mission').value).toBe('To listen.')
  expect(await readQueuedOperations(db)).toEqual([])
  expect(reported).toMatchObject([{ message: expect.stringContaining('the disk failed') }])
})

test("another user's saved changes appear, unless the user is typing", async () => {
  const { db } = await openProfile()
  await mirrorTable(db, 'hospital_profile').put({
    ...aProfile({ city: 'Warangal', row_version: 2 }),
  })
  await waitFor(() => expect(input('City').value).toBe('Warangal'))
  type('City', 'Nellore')
  await mirrorTable(db, 'hospital_profile').put({
    ...aProfile({ city: 'Kurnool', row_version: 3 }),
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(input('City').value).toBe('Nellore')
})

test('input is stored as a draft, and Cancel discards it (AC-420)', async () => {
  const { db, view } = await openProfile()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  type('Mission', 'To listen.')
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  view.unmount()
  await openProfile()
  expect(await screen.findByText(/^Restored draft from/)).toBeTruthy()
  expect(input('Mission').value).toBe('To listen.')
  await discardByCancel()
  await waitFor(() => expect(input('Mission').value).toBe(''))
  await waitFor(async () => expect(await db.drafts.count()).toBe(0))
})

test('the form can be saved by keyboard, and Telugu text is marked as Telugu', async () => {
  const { db } = await openProfile()
  type('Mission', 'మీ ఆరోగ్యం మా బాధ్యత')
  expect(input('Mission').lang).toBe('te')
  expect(input('About').lang).toBe('')
  fireEvent.keyDown(document, { key: 's', ctrlKey: true })
  await screen.findByText('Hospital profile saved successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([{ set: { mission: 'మీ ఆరోగ్యం మా బాధ్యత' } }])
})
