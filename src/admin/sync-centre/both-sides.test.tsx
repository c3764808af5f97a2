// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addRow, changeRow } from '#db/edits.ts'
import { createBlankForm } from '#model/blanks.ts'
import { createFingerprint } from '#model/fingerprints.ts'
import type { ActivityLog, Row } from '#model/rows.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { aLogLine } from '../testing/log-line.ts'
import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { rao } from '../testing/open-doctors.ts'
import { parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { discardByCancel, press, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.unstubAllGlobals())
const asha = aUser({ id: '22222222-2222-4222-8222-222222222222', username: 'asha' })
const sleep: Row<'health_library_categories'> = {
  ...createBlankForm('health_library_categories'),
  id: '55555555-5555-4555-8555-555555555555',
  row_version: 1,
  category_name: 'Sleep',
  slug: 'sleep',
}

const line = (change: Partial<ActivityLog>) =>
  aLogLine({ user_id: asha.id, record_id: rao.id, ...change })

async function openCentre(logs: ActivityLog[] = []) {
  const rows = { health_library_categories: [sleep] }
  const opened = await openAdmin({ at: '/admin/sync', doctors: [rao], rows })
  opened.remote.accounts.push({ user: asha, password: '' })
  opened.remote.logs = logs
  await heading('Unsent changes')
  return opened
}

const choices = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

const group = (name: string) => within(screen.getByRole('group', { name }))

test("a conflict names both authors with their times, and the other's changes since the base (S-52)", async () => {
  const { db } = await openCentre([
    line({ changes: { before: { qualification: 'DM' }, after: { qualification: 'DM, FRCP' } } }),
    line({
      created_at: new Date(2026, 10, 4, 8, 5).toISOString(),
      changes: {
        before: { qualification: 'MD', name: 'Rao' },
        after: { qualification: 'DM', name: 'Dr Rao' },
      },
    }),
    line({ changes: { before: { qualification: 'MBBS' }, after: { qualification: 'MD' } } }),
  ])
  await changeRow(db, 'doctors', rao.id, {
    fields: { qualification: 'Mine' },
    base: { qualification: 'MD' },
    now: new Date(2026, 10, 5, 7, 0).getTime(),
  })
  await parkQueuedEdit(db, {
    kind: 'conflict',
    rows: { [rao.id]: { theirs: { qualification: 'DM, FRCP' } } },
  })
  expect(await screen.findByText(/: Nov 05, 2026 09:30, changed Qualification$/)).toBeTruthy()
  expect(screen.getByText(/: Nov 04, 2026 08:05, changed Qualification, Full Name$/)).toBeTruthy()
  expect(screen.getByText(/: Nov 05, 2026 07:00/).textContent).toBe('You: Nov 05, 2026 07:00')
  // Events before the base are not part of this conflict.
  expect(screen.getAllByText('asha')).toHaveLength(2)
})

test('own changes on another device are named as own, and older changes of others are left out', async () => {
  const { db } = await openCentre([
    line({
      user_id: aUser().id,
      created_at: new Date(2026, 10, 5, 8, 30).toISOString(),
      changes: { before: { qualification: 'MD' }, after: { qualification: 'Elsewhere' } },
    }),
    line({
      created_at: new Date(2026, 10, 5, 7, 30).toISOString(),
      changes: { before: { qualification: 'MBBS' }, after: { qualification: 'MD' } },
    }),
  ])
  await changeRow(db, 'doctors', rao.id, {
    fields: { qualification: 'Mine' },
    base: { qualification: 'MD' },
  })
  const rows = { [rao.id]: { theirs: { qualification: 'Elsewhere' } } }
  await parkQueuedEdit(db, { kind: 'conflict', rows })
  const mine = await screen.findByText(/: Nov 05, 2026 08:30, changed Qualification$/)
  expect(mine.textContent).toMatch(/^You, elsewhere: /)
  expect(screen.queryByText('asha')).toBeNull()
  expect(screen.getByText(/^The same fields were changed elsewhere/)).toBeTruthy()
})

test('a conflict with a deletion says who deleted the record and when', async () => {
  const { db } = await openCentre([line({ action: 'delete', changes: { before: { ...rao } } })])
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM' } })
  await parkQueuedEdit(db, { kind: 'conflict', rows: { [rao.id]: { gone: { ...rao } } } })
  expect(await screen.findByText(/: Nov 05, 2026 09:30, deleted it/)).toBeTruthy()
})

test('offline, a conflict can be resolved, and says what is missing', async () => {
  const { db, remote } = await openCentre()
  remote.failure = 'unreachable'
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Mine' } })
  await parkQueuedEdit(db, {
    kind: 'conflict',
    rows: { [rao.id]: { theirs: { qualification: 'Theirs' } } },
  })
  expect(await screen.findByText(/shown here once the server can be reached/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy()
})

test('over plain http, where copying is impossible, there is no copy button', async () => {
  vi.stubGlobal('navigator', { userAgent: 'plain http', onLine: true })
  const { db } = await openCentre()
  const text = 'He sees children who cannot sleep, and speaks with their families, too.'
  await changeRow(db, 'doctors', rao.id, { fields: { expertise_details: text } })
  const theirs = { expertise_details: `${text} And more.` }
  await parkQueuedEdit(db, { kind: 'conflict', rows: { [rao.id]: { theirs } } })
  await screen.findByRole('group', { name: 'Expertise Details' })
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

test('a taken slug names the record that has it and offers a free one (S-45)', async () => {
  const { db } = await openCentre()
  await addRow(db, 'health_library_categories', { category_name: 'Sleeping', slug: 'sleep' })
  await parkQueuedEdit(db, {
    kind: 'rejected',
    code: '23505',
    constraint: 'health_library_categories_slug_key',
  })
  const link = await screen.findByRole('link', { name: 'Sleep' })
  expect(link.getAttribute('href')).toBe(`/admin/health-library/categories?edit=${sleep.id}`)
  press('Send it with the slug “sleep-2”')
  await screen.findByText('It is sent with the slug “sleep-2”.')
  expect((await readQueuedOperations(db))[0]?.set).toMatchObject({ slug: 'sleep-2' })
})

test('editing a rejected edit again uses the options of its form, not free text', async () => {
  const { db } = await openCentre()
  await addRow(db, 'health_library_illnesses', {
    ...createBlankForm('health_library_illnesses'),
    illness_name: 'Insomnia',
    slug: 'insomnia',
    short_summary: 'Short',
    symptoms: ['One', 'Two'],
  })
  await parkQueuedEdit(db, { kind: 'server-error' })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit again' }))
  expect(choices('Visibility')).toEqual(['Draft', 'Published'])
  await waitFor(() => expect(choices('Category')).toEqual(['None', 'Sleep']))
  const doctor = await group('Doctors To See').findByRole('checkbox', { name: /Dr Rao/ })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Symptoms').value).toBe('One\nTwo')
  fireEvent.change(screen.getByLabelText('Visibility'), { target: { value: 'published' } })
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: sleep.id } })
  fireEvent.click(doctor)
  fireEvent.change(screen.getByLabelText('Symptoms'), { target: { value: 'One\n\nThree' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  expect((await readQueuedOperations(db))[0]?.set).toMatchObject({
    illness_name: 'Insomnia',
    visibility: 'published',
    category_id: sleep.id,
    doctor_ids: [rao.id],
    symptoms: ['One', 'Three'],
  })
})

test('editing a rejected slug focuses the slug, and cancelling returns the focus (S-45)', async () => {
  const { db } = await openCentre()
  await addRow(db, 'health_library_categories', { category_name: 'Pain', slug: 'pain' })
  const constraint = 'health_library_categories_slug_key'
  await parkQueuedEdit(db, { kind: 'rejected', code: '23505', constraint })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit again' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Slug')))
  fireEvent.change(screen.getByLabelText('Category Name'), { target: { value: '' } })
  press('Send again')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Category Name')))
  await discardByCancel()
  await expect.poll(() => screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit again' }))
})

test('a translation typed while correcting a rejected edit has the fingerprint of its English text (S-82)', async () => {
  const { db } = await openCentre()
  await addRow(db, 'health_library_categories', { category_name: 'Pain', slug: 'pain' })
  await parkQueuedEdit(db, { kind: 'server-error' })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit again' }))
  fireEvent.change(screen.getByLabelText('Category Name (తెలుగు)'), { target: { value: 'నొప్పి' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  expect((await readQueuedOperations(db))[0]?.set).toMatchObject({
    'te:category_name': 'నొప్పి',
    'te:category_name:of': createFingerprint('Pain'),
  })
})

test('a taken slug of a record that is not on this device is not named, nor attributed to the user (S-45)', async () => {
  const { db } = await openCentre()
  await addRow(db, 'health_library_categories', { category_name: 'Pain', slug: 'pain' })
  await parkQueuedEdit(db, {
    kind: 'rejected',
    code: '23505',
    constraint: 'health_library_categories_slug_key',
  })
  expect(await screen.findByText(/another category, which this device does not have/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send it with the slug “pain-2”' })).toBeTruthy()
})
