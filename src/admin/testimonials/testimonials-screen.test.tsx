// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { writeMeta } from '#db/meta.ts'
import type { Testimonial } from '#model/rows.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const TELUGU = 'చాలా మంచి సేవ. డాక్టర్ గారు ఓపికగా విన్నారు.'

function aTestimonial(change: Partial<Testimonial> = {}): Testimonial {
  return {
    id: '66666666-6666-4666-8666-666666666661',
    row_version: 1,
    patient_name: 'Padmaja R.',
    review_english: 'They listened.',
    review_telugu: TELUGU,
    patient_photo: null,
    star_rating: 4,
    display_order: 0,
    is_published: true,
    added_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
    ...change,
  }
}

const draft = aTestimonial({
  id: '66666666-6666-4666-8666-666666666662',
  patient_name: 'Joseph D.',
  review_telugu: null,
  star_rating: null,
  display_order: 1,
  is_published: false,
})

async function openTestimonials(testimonials = [aTestimonial(), draft]) {
  const opened = await openAdmin({ at: '/admin/testimonials', rows: { testimonials } })
  await heading('Manage Testimonials')
  return opened
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('[role="listitem"]') as HTMLElement)
const firstOp = async (db: Awaited<ReturnType<typeof openTestimonials>>['db']) =>
  (await db.outbox.toArray())[0]?.ops[0]

test('each testimonial shows whether it is published, and its stars (AC-177)', async () => {
  await openTestimonials()
  const first = await card('Padmaja R.')
  expect(first.getByText('Published')).toBeTruthy()
  expect(first.getByText('4 of 5 stars')).toBeTruthy()
  const second = await card('Joseph D.')
  expect(second.getByText('Draft')).toBeTruthy()
  // Without a rating it counts as five stars, as visitors see it.
  expect(second.getByText('5 of 5 stars')).toBeTruthy()
})

test('the English review is truncated after three lines, the Telugu one after two, in its language (AC-178)', async () => {
  await openTestimonials()
  const first = await card('Padmaja R.')
  expect(first.getByText('They listened.').dataset['lines']).toBe('3')
  expect(first.getByText(TELUGU).dataset['lines']).toBe('2')
  expect(first.getByText(TELUGU).lang).toBe('te')
})

test('an empty list of testimonials says so (AC-179)', async () => {
  await openTestimonials([])
  expect(screen.getByText('No testimonials added yet')).toBeTruthy()
})

test('a new testimonial needs a name, has five stars, and is published (AC-180, AC-181, AC-182, AC-423)', async () => {
  const { db } = await openTestimonials()
  press('Add Testimonial')
  const form = (await screen.findByRole('form', { name: 'Add New Testimonial' })) as HTMLFormElement
  expect(form.checkValidity()).toBe(false)
  const stars = within(screen.getByRole('group', { name: 'Star Rating' }))
  expect(stars.getAllByRole('radio')).toHaveLength(5)
  expect(stars.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true)
  type('Patient Name', 'Sneha M.')
  expect(form.checkValidity()).toBe(true)
  press('Save')
  expect(await screen.findByText('Testimonial added successfully!')).toBeTruthy()
  expect(await firstOp(db)).toMatchObject({
    op: 'insert',
    set: { patient_name: 'Sneha M.', star_rating: 5, is_published: true, display_order: 0 },
  })
})

test('one to five stars can be selected, and Telugu input is marked as Telugu (AC-181, AC-183)', async () => {
  const { db } = await openTestimonials()
  press('Edit Padmaja R.')
  await screen.findByRole('form', { name: 'Edit Testimonial' })
  fireEvent.click(screen.getByRole('radio', { name: '2 stars' }))
  expect(screen.getByRole('textbox', { name: 'Review (తెలుగు)' }).getAttribute('lang')).toBe('te')
  type('Review (తెలుగు)', 'బాగుంది')
  press('Save')
  expect(await screen.findByText('Testimonial updated successfully!')).toBeTruthy()
  expect(await firstOp(db)).toMatchObject({
    set: { star_rating: 2, review_telugu: 'బాగుంది' },
    was: { star_rating: 4, review_telugu: TELUGU },
  })
})

test('a record without a rating keeps none when another field is changed', async () => {
  const { db } = await openTestimonials()
  press('Edit Joseph D.')
  await screen.findByRole('form')
  type('Review (English)', 'Better now.')
  press('Save')
  await screen.findByText('Testimonial updated successfully!')
  expect((await firstOp(db))?.set).toEqual({ review_english: 'Better now.' })
})

test('while typing, a preview shows how the list truncates the reviews', async () => {
  await openTestimonials()
  press('Add Testimonial')
  await screen.findByRole('form')
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  type('Review (తెలుగు)', TELUGU)
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(preview.getByText(TELUGU)).toMatchObject({ lang: 'te', dataset: { lines: '2' } })
})

test('deleting a testimonial asks first: no keeps it, yes deletes it (AC-183, AC-185, AC-419)', async () => {
  const { db } = await openTestimonials()
  press('Delete Joseph D.')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Are you sure you want to delete this testimonial?')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.outbox.count()).toBe(0)
  press('Delete Joseph D.')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Testimonial deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Joseph D.' })).toBeNull())
})

test('failed saves and deletions of testimonials show an error (AC-184)', async () => {
  await openTestimonials()
  breakDisk()
  press('Delete Joseph D.')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const deleting = await screen.findByText('Failed to delete testimonial')
  expect(deleting.closest('[role="alert"]')).toBeTruthy()
  press('Add Testimonial')
  await screen.findByRole('form')
  type('Patient Name', 'Sneha M.')
  press('Save')
  const saving = await screen.findByText('Failed to save testimonial')
  expect(saving.closest('[role="alert"]')).toBeTruthy()
})

test('while the server is unreachable the testimonials stay visible, with a notice instead of an error (AC-186, S-61)', async () => {
  const { db } = await openTestimonials()
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  await waitFor(() => expect(document.body.textContent).toContain('Could not refresh.'))
  expect(screen.getByRole('heading', { name: 'Joseph D.' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('searching testimonials matches both languages', async () => {
  await openTestimonials()
  fireEvent.change(screen.getByLabelText('Search testimonials'), { target: { value: 'ఓపికగా' } })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Joseph D.' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Padmaja R.' })).toBeTruthy()
  // Shown and announced.
  expect(screen.getByText('1 of 2 testimonials').tagName).toBe('OUTPUT')
})
