// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { writeMeta, type SyncState } from '#db/meta.ts'
import { createBlankForm } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'

import { aDoctor, heading, openAdmin, resetDevice } from '../testing/open-admin.tsx'
import { press, type } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const stored = { row_version: 1, updated_at: '2026-01-05T09:00:00+00:00' }
const service = {
  ...createBlankForm('services'),
  ...stored,
  id: '55555555-5555-4555-8555-555555555551',
  service_name: 'EEG',
  added_by: null,
}
const testimonial = {
  ...createBlankForm('testimonials'),
  ...stored,
  id: '77777777-7777-4777-8777-777777777771',
  patient_name: 'Padmaja',
  message: 'They listen.',
  added_by: null,
}
const platform = {
  ...createBlankForm('social_media'),
  ...stored,
  id: '66666666-6666-4666-8666-666666666661',
  platform_name: 'Facebook',
  profile_url: 'https://example.org/clinic',
  last_updated_by: null,
}
const contact = {
  ...createBlankForm('contact_information'),
  ...stored,
  id: tables.contact_information.only,
  last_updated_by: null,
}
const profile = {
  ...createBlankForm('hospital_profile'),
  ...stored,
  id: tables.hospital_profile.only,
  name: 'Vennela Clinic',
  last_updated_by: null,
}

interface Form {
  at: string
  title: string
  /** Opens the form and changes one field. */
  change: () => Promise<void>
  save: string
  text: string
  /** What it must never say beside the success. */
  failures: RegExp
}

/** Changes a field of a form that is always open. */
async function change(field: string, value: string): Promise<void> {
  await screen.findByRole('form')
  type(field, value)
}

/** Opens the form of a listed record. */
async function edit(name: string, field: string, value: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  await screen.findByRole('form')
  type(field, value)
}

const forms: readonly Form[] = [
  {
    at: '/admin/hospital-profile',
    title: 'Hospital Profile',
    change: () => change('City', 'Guntur'),
    save: 'Save Profile',
    text: 'Hospital profile saved successfully!',
    failures: /Failed to (load|save) hospital profile/,
  },
  {
    at: '/admin/contact',
    title: 'Contact Information',
    change: () => change('Address', 'Plot 13'),
    save: 'Save Contact Info',
    text: 'Contact information saved successfully!',
    failures: /Failed to (load|save) contact information/,
  },
  {
    at: '/admin/doctors',
    title: 'Manage Doctors',
    change: () => edit('Dr Rao', 'Specialisation', 'Stroke'),
    save: 'Save',
    text: 'Doctor updated successfully!',
    failures: /Failed to/,
  },
  {
    at: '/admin/services',
    title: 'Manage Services',
    change: () => edit('EEG', 'Description', 'Half an hour.'),
    save: 'Save',
    text: 'Service updated successfully!',
    failures: /Failed to/,
  },
  {
    at: '/admin/testimonials',
    title: 'Manage Testimonials',
    change: () => edit('Padmaja', 'Patient Name', 'Padmaja R.'),
    save: 'Save',
    text: 'Testimonial updated successfully!',
    failures: /Failed to/,
  },
  {
    at: '/admin/social-media',
    title: 'Social Media',
    change: () => edit('Facebook', 'Profile URL', 'https://example.org/ours'),
    save: 'Save',
    text: 'Platform updated successfully!',
    failures: /Failed to/,
  },
]

const open = async ({ at, title }: Pick<Form, 'at' | 'title'>) => {
  const rows = {
    services: [service],
    testimonials: [testimonial],
    social_media: [platform],
    contact_information: [contact],
    hospital_profile: [profile],
  }
  const opened = await openAdmin({ at, doctors: [aDoctor()], rows })
  await heading(title)
  return opened
}

const fail = (db: ClinicDatabase, problem: SyncState['problem']) =>
  writeMeta(db, 'sync', { problem, answeredAt: 1 })

async function findBanner(text: string) {
  const words = await screen.findByText(text)
  const banner = words.closest<HTMLElement>('[data-tone]')
  if (!banner) throw new Error('not in a banner')
  return banner
}

const problems = [
  ['error', 'once the server works again'],
  ['busy', 'once the server works again'],
  ['offline', 'once you are online'],
  ['signed-out', 'after you sign in again'],
  ['password-first', 'after you choose a new password'],
] as const

// 500, 503, no network, no session, a password to change. Beside the sentences for a device that
// cannot save, which each screen's own tests try.
test.each(forms)(
  '$title: a saved edit that the server did not take is not reported in green, and nothing else is said of it (AC-150, AC-165, AC-174, AC-184, AC-194, AC-203)',
  async (form) => {
    const { db } = await open(form)
    await fail(db, 'error')
    await waitFor(() => expect(document.body.textContent).toContain('Could not refresh.'))
    await form.change()
    press(form.save)
    const banner = await findBanner(form.text)
    await waitFor(() => expect(banner.dataset['tone']).toBe('info'))
    for (const [problem, when] of problems) {
      await fail(db, problem)
      await within(banner).findByText(`Saved on this device. It is sent ${when}.`)
      expect(banner.dataset['tone']).toBe('info')
      expect(document.body.textContent).not.toMatch(form.failures)
    }
    await db.outbox.clear()
    await fail(db, null)
    await waitFor(() => expect(banner.dataset['tone']).toBe('success'))
    expect(within(banner).queryByText(/Saved on this device/)).toBeNull()
  },
)

test('a deletion says where it is (AC-203, S-50)', async () => {
  const { db } = await open({ at: '/admin/doctors', title: 'Manage Doctors' })
  await fail(db, 'signed-out')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Dr Rao' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  const banner = await findBanner('Doctor deleted successfully!')
  await within(banner).findByText('Saved on this device. It is sent after you sign in again.')
  expect(banner.dataset['tone']).toBe('info')
})

test('a bulk deletion says where its edits are (S-50)', async () => {
  const { db } = await open({ at: '/admin/doctors', title: 'Manage Doctors' })
  await fail(db, 'signed-out')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Dr Rao' }))
  await screen.findByText('1 chosen')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 1 doctor' }))
  const many = await findBanner('1 doctor deleted.')
  await within(many).findByText('Saved on this device. It is sent after you sign in again.')
  expect(many.dataset['tone']).toBe('info')
})

test('an edit that takes longer says that it is on its way', async () => {
  const [form] = forms
  if (!form) throw new Error('no form')
  const { db } = await open(form)
  await form.change()
  press(form.save)
  const banner = await findBanner(form.text)
  expect(banner.dataset['tone']).toBe('success')
  await within(banner).findByText('On its way to the website.', {}, { timeout: 3_000 })
  await db.outbox.clear()
  await waitFor(() => expect(within(banner).queryByText(/On its way/)).toBeNull())
})

test('an edit behind a parked one says that it waits for a decision', async () => {
  const { db } = await open({ at: '/admin/doctors', title: 'Manage Doctors' })
  await edit('Dr Rao', 'Specialisation', 'Stroke')
  press('Save')
  const banner = await findBanner('Doctor updated successfully!')
  const [entry] = await db.outbox.toArray()
  if (!entry) throw new Error('nothing queued')
  const parked = { ...entry, id: 'x', seq: 0, state: 'parked', refusal: { kind: 'server-error' } }
  await db.outbox.put(parked as typeof entry)
  await within(banner).findByText(/^Saved on this device. It waits behind a change/)
  expect(banner.dataset['tone']).toBe('info')
})

test('unsent changes say when they are sent, by what keeps them', async () => {
  const { db } = await open({ at: '/admin/doctors', title: 'Manage Doctors' })
  await edit('Dr Rao', 'Specialisation', 'Stroke')
  press('Save')
  await findBanner('Doctor updated successfully!')
  fireEvent.click(await screen.findByRole('link', { name: 'Waiting to sync (1)' }))
  await heading('Unsent changes')
  expect(screen.getByText('No action needed. These are sent in a moment.')).toBeTruthy()
  await fail(db, 'offline')
  await screen.findByText('No action needed. These are sent once you are online.')
  await fail(db, 'signed-out')
  expect(await screen.findByText('These are sent after you sign in again.')).toBeTruthy()
})
