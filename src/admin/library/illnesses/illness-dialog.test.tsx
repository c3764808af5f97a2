// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { breakDisk } from '../../testing/broken-disk.ts'
import { resetDevice } from '../../testing/open-admin.tsx'
import {
  chooseFor,
  discardByCancel,
  press,
  readQueuedOperations,
} from '../../testing/user-actions.ts'
import { anIllness, library, MOVEMENT, OLD_NEWS, PARKINSON } from '../testing/library.ts'
import { field, openDialog, openIllnesses, type } from '../testing/open-library.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const offered = () =>
  [...field('Category').querySelectorAll('option')].map((option) => option.textContent)

test('the illness form is a dialog; name, slug and summary are required (AC-266, AC-267)', async () => {
  await openIllnesses()
  const dialog = await openDialog('Add Illness')
  expect(dialog.getByRole('heading', { name: 'Add New Illness' })).toBeTruthy()
  const form = dialog.getByRole('form') as HTMLFormElement
  expect(
    [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name),
  ).toEqual(['illness_name', 'slug', 'short_summary'])
  type('Illness Name', 'Vertigo')
  expect(form.checkValidity()).toBe(false)
  type('Short Summary', 'The room turns.')
  expect(form.checkValidity()).toBe(true)
})

test('the slug follows the name until it is edited by hand (AC-268, S-44)', async () => {
  await openIllnesses()
  await openDialog('Add Illness')
  type('Illness Name', 'Restless Legs')
  expect(field('Slug').value).toBe('restless-legs')
  type('Slug', 'legs')
  type('Illness Name', 'Restless Legs Syndrome')
  expect(field('Slug').value).toBe('legs')
})

test('the slug of a stored illness never follows its name (S-44)', async () => {
  await openIllnesses()
  await openDialog('Edit Migraine')
  type('Illness Name', 'Migraine and aura')
  expect(field('Slug').value).toBe('migraine')
  type('Slug', 'aura')
  expect(
    screen.getByText(/^The end of its web address: \/health-library\/aura. If you change it,/),
  ).toBeTruthy()
})

test('a slug has lowercase English letters, digits and single hyphens only (AC-269, S-43)', async () => {
  await openIllnesses()
  await openDialog('Add Illness')
  const slugs = [
    ["Parkinson's Disease", 'parkinson-s-disease'],
    ['  Sleep -- & Snoring!  ', 'sleep-snoring'],
    ['COVID-19 (long)', 'covid-19-long'],
    ['మూర్ఛ', ''],
  ] as const
  for (const [name, slug] of slugs) {
    type('Illness Name', name)
    expect(field('Slug').value).toBe(slug)
  }
  expect(screen.getByText('Type a short English address')).toBeTruthy()
  expect(field('Illness Name').getAttribute('lang')).toBe('te')
})

test('a taken slug of an illness is an error of its field, and nothing is saved (S-45)', async () => {
  const { db } = await openIllnesses()
  const dialog = await openDialog('Add Illness')
  type('Illness Name', 'Migraine')
  expect(field('Slug').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('Slug already exists')).toBeTruthy()
  type('Short Summary', 'Again.')
  press('Save')
  await waitFor(() => expect(document.activeElement).toBe(field('Slug')))
  expect(await db.outbox.count()).toBe(0)
  type('Slug', 'migraine-again')
  expect(dialog.queryByText('Slug already exists')).toBeNull()
  press('Save')
  expect(await screen.findByText('Illness added successfully!')).toBeTruthy()
})

// S-62
test('a new illness is a draft at the end, with trimmed lists and null for empty fields (AC-270, AC-271, AC-272)', async () => {
  const { db } = await openIllnesses()
  await openDialog('Add Illness')
  type('Illness Name', 'Vertigo')
  type('Short Summary', 'The room turns.')
  type('What It Means', '   ')
  type('Symptoms', '\n a \n\n b')
  type('Management & Treatment', 'c\n')
  type('Tags', ' dizzy , , ears,')
  expect(field('Tags').value).toBe(' dizzy , , ears,')
  type('When To Get Help', 'Call 108')
  type('Last Reviewed On', '2026-02-01')
  type('Last Reviewed By', 'Dr. Sample')
  press('Save')
  const banner = await screen.findByText('Illness added successfully!')
  expect(banner.closest('[data-tone]')).toMatchObject({ dataset: { tone: 'success' } })
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      t: 'health_library_illnesses',
      op: 'insert',
      set: {
        illness_name: 'Vertigo',
        slug: 'vertigo',
        short_summary: 'The room turns.',
        meaning: null,
        symptoms: ['a', 'b'],
        management_treatment: ['c'],
        tags: ['dizzy', 'ears'],
        when_to_get_help: 'Call 108',
        last_reviewed_on: '2026-02-01',
        last_reviewed_by: 'Dr. Sample',
        category_id: null,
        visibility: 'draft',
        display_order: 2,
      },
    },
  ])
  expect(await screen.findByText('Waiting to sync (1)', { selector: 'td *' })).toBeTruthy()
})

test('synonyms are typed one per line, and stored in their script without duplicates', async () => {
  const { db } = await openIllnesses()
  const dialog = await openDialog('Add Illness')
  type('Illness Name', 'Fits')
  type('Short Summary', 'Bursts of electricity.')
  type('Also Called', ['a'.repeat(81), ...Array.from({ length: 60 }, (_, at) => `Name ${at}`)].join('\n')) // prettier-ignore
  press('Save')
  expect(await dialog.findByText(/Please keep each line under 80 characters/)).toBeTruthy()
  type('Also Called', Array.from({ length: 61 }, (_, at) => `Name ${at}`).join('\n'))
  press('Save')
  expect(await dialog.findByText(/Please keep this under 60 lines/)).toBeTruthy()
  expect(await db.outbox.count()).toBe(0)

  // The vowel sign of the first is typed as two code points, as some keyboards do.
  type('Also Called', ' మ\u0c46\u0c56గ్రేన్ \n\n fits\nमिर्गी\nFits\nمرگی\nమ\u0c48గ్రేన్')
  press('Save')
  await screen.findByText('Illness added successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    { op: 'insert', set: { also_called: ['మ\u0c48గ్రేన్', 'fits', 'मिर्गी', 'مرگی'] } },
  ])
})

test('clearing the meaning and the category stores null (AC-271)', async () => {
  const { db } = await openIllnesses({
    health_library_illnesses: [anIllness({ meaning: 'Some words' })],
  })
  await openDialog("Edit Parkinson's Disease")
  type('What It Means', '')
  type('Category', '')
  press('Save')
  await screen.findByText('Illness updated successfully!')
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'health_library_illnesses',
      id: PARKINSON,
      op: 'update',
      set: { meaning: null, category_id: null },
      was: { meaning: 'Some words', category_id: MOVEMENT },
    },
  ])
})

test("the category options are the active ones and the illness's current one (AC-273)", async () => {
  await openIllnesses({
    health_library_illnesses: [anIllness({ category_id: OLD_NEWS })],
  })
  await openDialog('Add Illness')
  expect(offered()).toEqual(['Uncategorized', 'Movement Disorders'])
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog("Edit Parkinson's Disease")
  expect(offered()).toEqual(['Uncategorized', 'Movement Disorders', 'Old News (inactive)'])
  expect(field('Category').value).toBe(OLD_NEWS)
})

test('a failed save of an illness shows an error and keeps the input (S-62)', async () => {
  await openIllnesses()
  await openDialog('Add Illness')
  type('Illness Name', 'Vertigo')
  type('Short Summary', 'The room turns.')
  breakDisk()
  press('Save')
  const dialog = within(screen.getByRole('dialog'))
  const text = await dialog.findByText('Failed to save illness')
  expect(text.closest('[role="alert"]')).toBeTruthy()
  expect(field('Short Summary').value).toBe('The room turns.')
})

test('a cancelled form opens blank again (AC-420)', async () => {
  await openIllnesses()
  await openDialog('Add Illness')
  type('Illness Name', 'Nothing')
  await discardByCancel()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog('Add Illness')
  expect([field('Illness Name').value, field('Slug').value]).toEqual(['', ''])
})

test('a copy is a draft with a slug of its own, and includes the pictures', async () => {
  const { db } = await openIllnesses()
  await screen.findByRole('button', { name: "More for Parkinson's Disease" })
  chooseFor("Parkinson's Disease", 'Duplicate')
  await screen.findByRole('dialog')
  expect(field('Slug').value).toBe('parkinson-s-disease-copy')
  type('Illness Name', 'Parkinsonism')
  expect(field('Slug').value).toBe('parkinsonism')
  press('Save')
  await screen.findByText('Illness added successfully!')
  const [illness, ...pictures] = await readQueuedOperations(db)
  expect(illness).toMatchObject({
    op: 'insert',
    set: { illness_name: 'Parkinsonism', visibility: 'draft', display_order: 2 },
  })
  const id = illness?.id
  const urls = library.health_library_images.map(({ image_url }) => image_url)
  expect(pictures.map(({ op, set }) => [op, set?.['illness_id'], set?.['image_url']])).toEqual(
    urls.map((url) => ['insert', id, url]),
  )
})

test('missing content is listed beside the publish option', async () => {
  await openIllnesses()
  const dialog = await openDialog("Edit Parkinson's Disease")
  const missing =
    'Still empty: What It Means, Management & Treatment, When To Get Help, 1 description of a picture.'
  expect(dialog.getByText(missing)).toBeTruthy()
  type('What It Means', 'Words')
  expect(dialog.queryByText(missing)).toBeNull()
})

test('Telugu names never become the slug, and lists are typed one per line or with commas (S-44)', async () => {
  const { db } = await openIllnesses()
  await openDialog('Add Illness')
  fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
  type('Illness Name \\(తెలుగు\\)', 'నిద్రలేమి')
  expect(field('Slug').value).toBe('')
  type('Illness Name', 'Insomnia')
  type('Short Summary', 'Sleep that does not come.')
  type('Tags \\(తెలుగు\\)', 'నిద్ర, , అలసట')
  type('Symptoms \\(తెలుగు\\)', 'పగలు నిద్ర మత్తు\n\nమరచిపోవడం')
  press('Save')
  expect(await screen.findByText('Illness added successfully!')).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      set: {
        slug: 'insomnia',
        'te:illness_name': 'నిద్రలేమి',
        'te:tags': ['నిద్ర', 'అలసట'],
        'te:symptoms': ['పగలు నిద్ర మత్తు', 'మరచిపోవడం'],
        'te:meaning': null,
      },
    },
  ])
})

test('the description of a picture has a Telugu field, saved with the illness', async () => {
  const { db } = await openIllnesses()
  await openDialog("Edit Parkinson's Disease")
  fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
  type('Description of picture 1 \\(తెలుగు\\)', ' మెదడు ')
  press('Save')
  expect(await screen.findByText('Illness updated successfully!')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'health_library_images',
      id: expect.any(String),
      op: 'update',
      set: { 'te:alt_text': 'మెదడు', 'te:alt_text:of': expect.stringMatching(/^[0-9a-f]{8}$/) },
      was: { 'te:alt_text': null, 'te:alt_text:of': null },
    },
  ])
})
