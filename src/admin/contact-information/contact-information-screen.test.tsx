// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'
import { readRows } from '#db/read-view.ts'
import type { ContactInformation } from '#model/rows.ts'
import { tables } from '#model/tables.ts'
import { translate } from '#ui/testing/translate.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { goOffline } from '../testing/network.ts'
import { resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import { input, press, type, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const ONLY = tables.contact_information.only
const MAP = 'https://www.google.com/maps/embed?pb=!1m18!2d78.39!3d17.43'

const CALL_US_NUMBER = '+91 40 5550 0142'

/** As `npm start` or `point-at` writes it into the page. */
function nameCallUs(content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: 'call-us-number', content })
  document.head.replaceChildren(meta)
}

function aContact(change: Partial<ContactInformation> = {}): ContactInformation {
  return {
    id: ONLY,
    row_version: 1,
    address: 'Plot 12\nHyderabad',
    phone_numbers: [CALL_US_NUMBER],
    email_addresses: ['care@example.org'],
    working_hours: 'Monday: 9 to 5\nSunday: closed',
    opening_hours: ['Monday 09:00-17:00'],
    special_hours: [],
    appointment_booking_link: 'https://example.org/book',
    google_maps_code: null,
    whatsapp_number: null,
    last_updated_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
    ...change,
  }
}

async function openContact(contact: ContactInformation | null = aContact(), phones: string[] = []) {
  const profile = { id: tables.hospital_profile.only, name: 'Vennela', phone_numbers: phones }
  const opened = await openAdmin({
    at: '/admin/contact',
    rows: {
      contact_information: contact ? [contact] : [],
      hospital_profile: [profile as never],
    },
  })
  await heading('Contact Information')
  await screen.findByRole('button', { name: 'Save Contact Info' })
  return opened
}

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Contact Information' })
const paste = (text: string) => type('Google Maps Embed Code', text)

/** Saves, and returns what was stored. */
async function saved(db: ClinicDatabase) {
  const before = await db.outbox.count()
  press('Save Contact Info')
  // The notice may still be that of the previous save.
  await waitFor(async () => expect(await db.outbox.count()).toBeGreaterThan(before))
  await screen.findByText('Contact information saved successfully!')
  return (await readRows(db, 'contact_information'))[0]
}

test('the contact form has four sections, including hours, booking link and map (AC-187, AC-188)', async () => {
  await openContact()
  expect(
    within(form())
      .getAllByRole('heading', { level: 2 })
      .map((h) => h.textContent),
  ).toEqual(['Address', 'Phone Numbers', 'Email Addresses', 'Additional Information'])
  const part = within(screen.getByRole('region', { name: 'Additional Information' }))
  expect(
    ['Working Hours', 'Appointment Booking Link', 'Google Maps Embed Code'].map(
      (label) => part.getByLabelText(label).tagName,
    ),
  ).toEqual(['TEXTAREA', 'INPUT', 'TEXTAREA'])
})

test("the booking link must be a valid URL in the browser's sense (AC-189, AC-425)", async () => {
  await openContact()
  const link = input('Appointment Booking Link')
  expect(link.type).toBe('url')
  expect(form().checkValidity()).toBe(true)
  type('Appointment Booking Link', 'abc')
  expect(link.validity.typeMismatch).toBe(true)
  expect(form().checkValidity()).toBe(false)
})

test('a booking link that is not a web URL is rejected and stays in the form for correction (AC-425)', async () => {
  const { db } = await openContact()
  type('Appointment Booking Link', 'ftp://example.org/book')
  press('Save Contact Info')
  expect(await screen.findByText(/starts with http:\/\/ or https:\/\//)).toBeTruthy()
  expect(input('Appointment Booking Link').value).toBe('ftp://example.org/book')
  const link = input('Appointment Booking Link')
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(await readQueuedOperations(db)).toEqual([])
})

test('invisible characters around a pasted booking link are gone before the browser validates it', async () => {
  const { db } = await openContact()
  type('Appointment Booking Link', '\u202ahttps://book.example/\u202c')
  expect(input('Appointment Booking Link').value).toBe('https://book.example/')
  expect(await saved(db)).toMatchObject({ appointment_booking_link: 'https://book.example/' })
})

test('clearing the booking link removes it (S-28)', async () => {
  const { db } = await openContact()
  type('Appointment Booking Link', '')
  expect(await saved(db)).toMatchObject({ appointment_booking_link: null })
})

test('blank entries are dropped on save, and the last one cannot be removed (AC-190, AC-193)', async () => {
  const { db } = await openContact()
  expect(screen.queryByRole('button', { name: /^Remove (Phone|Email)/ })).toBeNull()
  press('Add phone number')
  type('Phone number 2', '  ')
  press('Add email address')
  type('Email address 2', ' desk@example.org ')
  expect(screen.getAllByRole('button', { name: /^Remove (Phone|Email)/ })).toHaveLength(4)
  expect(await saved(db)).toMatchObject({
    phone_numbers: [CALL_US_NUMBER],
    email_addresses: ['care@example.org', 'desk@example.org'],
  })
  const notice = screen.getByText('Contact information saved successfully!')
  expect(notice.closest('[data-tone]')).toMatchObject({ dataset: { tone: 'success' } })
})

test('invisible characters around a pasted email address are gone before the browser validates it', async () => {
  const { db } = await openContact()
  type('Email address 1', '\u200edesk@example.org\u00a0\u061c')
  expect(input('Email address 1').value).toBe('desk@example.org')
  expect(await saved(db)).toMatchObject({ email_addresses: ['desk@example.org'] })
})

test('working hours keep their line breaks (AC-077)', async () => {
  const { db } = await openContact()
  type('Working Hours', 'Monday: 9 to 5\n\nSunday: closed\n')
  expect(await saved(db)).toMatchObject({ working_hours: 'Monday: 9 to 5\n\nSunday: closed' })
})

test('saving without a record creates one, and saving again updates it (AC-191)', async () => {
  const { db } = await openContact(null)
  type('Address', 'Plot 12')
  await saved(db)
  type('Address', 'Plot 13')
  press('Save Contact Info')
  await waitFor(async () => expect(await readQueuedOperations(db)).toHaveLength(2))
  expect((await readQueuedOperations(db)).map(({ op, id }) => [op, id])).toEqual([
    ['insert', ONLY],
    ['update', ONLY],
  ])
  expect(await readRows(db, 'contact_information')).toMatchObject([{ address: 'Plot 13' }])
})

test('a device without the record says that it could not be loaded (AC-192)', async () => {
  const { db } = await openAdmin({ at: '/admin/contact', doctors: null })
  await heading('Contact Information')
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  const notice = await screen.findByText('Failed to load contact information')
  expect(notice.closest('[role="alert"]')).toMatchObject({ dataset: { tone: 'error' } })
})

test('a failed save of the contact information shows an error and keeps the input (AC-194, S-50)', async () => {
  await openContact()
  type('Address', 'Plot 99')
  breakDisk()
  press('Save Contact Info')
  const notice = await screen.findByText('Failed to save contact information')
  expect(notice.closest('[role="alert"]')).toBeTruthy()
  expect(input('Address').value).toBe('Plot 99')
  expect(reported).toMatchObject([{ message: expect.stringContaining('the disk failed') }])
})

test.for([
  ['code', `<iframe src="${MAP}" width="600" onload="alert(1)"></iframe><script>alert(1)</script>`],
  ['an address', `  ${MAP}  `],
])('from %s with a map only the URL of the map is stored (S-31)', async ([, pasted]) => {
  const { db } = await openContact()
  paste(pasted ?? '')
  expect(screen.getByText(MAP, { selector: 'code' })).toBeTruthy()
  expect(await saved(db)).toMatchObject({ google_maps_code: MAP })
  expect(input('Google Maps Embed Code').value).toBe(MAP)
  expect(JSON.stringify(await readQueuedOperations(db))).not.toContain('script')
})

test('the map can be previewed before it is saved (S-31)', async () => {
  const { db } = await openContact()
  paste(`<iframe src="${MAP}" srcdoc="<b>"></iframe>`)
  expect(document.querySelector('iframe')).toBeNull()
  press('Show the map')
  const frame = screen.getByTitle('Preview of the map')
  expect(frame.getAttribute('src')).toBe(MAP)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups')
  expect(frame.hasAttribute('srcdoc')).toBe(false)
  expect(await readQueuedOperations(db)).toEqual([])
  // A different map is only loaded on request.
  paste(`${MAP}!2`)
  expect(document.querySelector('iframe')).toBeNull()
})

test.for([
  ['https://maps.app.goo.gl/AbC123', /link is for sharing/],
  ['Vennela Centre\nRoad 12\nhttps://maps.app.goo.gl/AbC123', /link is for sharing/],
  ['https://www.google.com/maps/place/Vennela/@17.43,78.39,17z', /link is for sharing/],
  ['<iframe src="https://evil.example/maps/embed?pb=1"></iframe>', /does not show a Google map/],
  ['Near the clock tower', /no Google map in this text/],
] as const)(
  '%s is not a map: the form says so and can still be saved (AC-080, S-31)',
  async ([pasted, reason]) => {
    const { db } = await openContact()
    paste(pasted)
    const warning = screen.getByText(reason)
    expect(warning.closest('[data-tone]')).toMatchObject({ dataset: { tone: 'warning' } })
    expect(warning.textContent).toContain("visitors see 'Map not available'")
    expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull()
    expect(await saved(db)).toMatchObject({ google_maps_code: pasted })
    expect(screen.getByText(reason)).toBeTruthy()
  },
)

test('offline, the map preview is disabled and says why (S-53)', async () => {
  const { db } = await openContact(aContact({ google_maps_code: MAP }))
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy()
  await goOffline(db)
  expect(await screen.findByText('The preview of the map needs a connection.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull()
})

const warned = () => screen.queryByText(/visitors do not see that number in the list/) !== null

test("a warning shows while the number of 'Call Us' is not in the list (S-26)", async () => {
  nameCallUs(CALL_US_NUMBER)
  const { db } = await openContact()
  expect(warned()).toBe(false)
  type('Phone number 1', CALL_US_NUMBER.replaceAll(' ', '-'))
  expect(warned()).toBe(false)
  type('Phone number 1', '040 2345 1234')
  expect(warned()).toBe(true)
  expect(screen.getByText(CALL_US_NUMBER)).toBeTruthy()
  expect(await saved(db)).toMatchObject({ phone_numbers: ['040 2345 1234'] })
})

test('a phone number shows what a phone will dial; letters are rejected and the input stays (S-75)', async () => {
  const { db } = await openContact()
  type('Phone number 1', '౦40-2345 6789')
  expect(await screen.findByText('Will dial +91 40 2345 6789')).toBeTruthy()
  type('Phone number 1', 'call us')
  press('Save Contact Info')
  expect(await screen.findByText(/“call us”: Please use digits only/)).toBeTruthy()
  expect(input('Phone number 1').value).toBe('call us')
  await waitFor(() => expect(document.activeElement).toBe(input('Phone number 1')))
  expect(await readQueuedOperations(db)).toEqual([])
  type('Phone number 1', '౦40-2345 6789')
  expect(await saved(db)).toMatchObject({ phone_numbers: ['040-2345 6789'] })
})

test('a short number such as 108 needs a confirmation at its field before it is saved (S-75)', async () => {
  const { db } = await openContact()
  type('Phone number 1', '108')
  await screen.findByText('108 is a short number, such as an emergency line. Is that right?')
  press('Save Contact Info')
  await screen.findByText('Is 108 correct? Confirm it, or change it.')
  await expect.poll(() => document.activeElement).toBe(input('Phone number 1'))
  expect(await readQueuedOperations(db)).toEqual([])
  press('Yes, 108 is right')
  await screen.findByText('Will dial 108')
  await expect.poll(() => document.activeElement).toBe(input('Phone number 1'))
  press('Save Contact Info')
  await screen.findByText('Contact information saved successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([{ set: { phone_numbers: ['108'] } }])
})

test('a stored short number needs no confirmation (S-75)', async () => {
  await openContact(aContact({ phone_numbers: ['108'] }))
  await screen.findByText('Will dial 108')
  expect(screen.queryByRole('button', { name: 'Yes, 108 is right' })).toBeNull()
})

test('if the list is empty, the numbers of the profile count (S-25, S-26)', async () => {
  nameCallUs(CALL_US_NUMBER)
  await openContact(aContact({ phone_numbers: [] }), ['040 1234'])
  await waitFor(() => expect(warned()).toBe(true))
  cleanup()
  await resetDevice()
  await openContact(aContact({ phone_numbers: [' '] }), [CALL_US_NUMBER])
  await waitFor(() => expect(warned()).toBe(false))
})

test('a deployment without a number of its own shows no warning (S-26)', async () => {
  nameCallUs('')
  await openContact(aContact({ phone_numbers: ['040 1234'] }))
  expect(screen.getByDisplayValue('040 1234')).toBeTruthy()
  expect(warned()).toBe(false)
})

test('editing only the hours leaves an unnormalised stored map unchanged', async () => {
  const pasted = `<iframe src="${MAP}"></iframe>`
  const { db } = await openContact(aContact({ google_maps_code: pasted }))
  type('Working Hours', 'Daily 9-5')
  await saved(db)
  const [op] = await readQueuedOperations(db)
  expect(op).toMatchObject({ set: { working_hours: 'Daily 9-5' } })
  expect(Object.keys(op?.set ?? {})).toEqual(['working_hours'])
})

test('a WhatsApp number with letters is rejected and the input stays; one with a country code is saved (S-80)', async () => {
  const { db } = await openContact()
  type('WhatsApp Number', 'clinic 98480')
  press('Save Contact Info')
  await screen.findByText(/^Please use digits only, with the country code first/)
  expect(input('WhatsApp Number').value).toBe('clinic 98480')
  type('WhatsApp Number', ' +91 40 5550 0145 ')
  expect((await saved(db))?.whatsapp_number).toBe('+91 40 5550 0145')
  type('WhatsApp Number', '')
  expect((await saved(db))?.whatsapp_number).toBeNull()
})

test('a phone number shows what a phone will dial on a page translated by the browser (S-75)', async () => {
  await openContact()
  type('WhatsApp Number', 'clinic 98480')
  await screen.findByText(/^Please use digits only/)
  translate()
  type('WhatsApp Number', '+91 40 5550 0145')
  await screen.findByText('Will dial +91 40 5550 0145')
  translate()
  type('WhatsApp Number', '')
  await waitFor(() => expect(form().textContent).not.toContain('+91 40 5550 0145'))
  type('WhatsApp Number', '+91 40 5550 0146')
  await screen.findByText('Will dial +91 40 5550 0146')
})
