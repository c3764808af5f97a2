// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { changeRow } from '#db/edits.ts'
import { createBlankForm } from '#model/blanks.ts'
import { createFingerprint } from '#model/fingerprints.ts'
import type { Category, Doctor, Illness, IllnessImage } from '#model/rows.ts'
import { tables } from '#model/tables.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
const rao = aDoctor({
  'te:name': 'డా. రావు',
  'te:name:of': createFingerprint('Dr Rao'),
  'te:qualification': 'ఎం.బి.బి.ఎస్.',
  'te:qualification:of': createFingerprint('MBBS'),
})
const sleep: Category = {
  ...createBlankForm('health_library_categories'),
  id: 'cccccccc-0000-4000-8000-000000000001',
  row_version: 1,
  category_name: 'Sleep',
}
const insomnia: Illness = {
  ...createBlankForm('health_library_illnesses'),
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  row_version: 1,
  illness_name: 'Insomnia',
  slug: 'insomnia',
  short_summary: 'Sleep that does not come.',
  symptoms: ['Tired all day'],
}
const night: IllnessImage = {
  ...createBlankForm('health_library_images'),
  id: 'bbbbbbbb-0000-4000-8000-000000000001',
  row_version: 1,
  illness_id: insomnia.id,
  image_url: 'https://pictures.example/night.png',
  alt_text: 'A clock at night',
}
const library = {
  health_library_categories: [sleep],
  health_library_illnesses: [insomnia],
  health_library_images: [night],
}

async function open(doctors: Doctor[] | null, rows: object = {}) {
  const opened = await openAdmin({ at: '/admin/translations', doctors, rows })
  if (doctors) await heading('Translations')
  return opened
}

/** The rows of each table on the screen. */
function readTables(): Record<string, string[][]> {
  const found = screen.getAllByRole('table').map((table) => {
    const rows = within(table).getAllByRole('row').slice(1)
    const words = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => [...cell.querySelectorAll('a')].map((a) => a.textContent).join('; ')),
    )
    return [table.getAttribute('aria-label'), words] as const
  })
  return Object.fromEntries(found)
}

const show = (filter: string) =>
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: filter } })
const choices = () => within(screen.getByLabelText('Show')).getAllByRole('option')

test('missing and outdated translations are listed by table, record and field, and counted', async () => {
  await open([rao], library)
  await waitFor(() =>
    expect(readTables()).toEqual({
      Doctors: [['Dr Rao', 'Specialisation', 'Qualification']],
      'Library Categories': [['Sleep', 'Category Name']],
      Illnesses: [['Insomnia', 'Illness Name; Short Summary; Symptoms']],
      'Pictures of illnesses': [['Insomnia, picture 1', 'Description of the picture']],
    }),
  )
  expect(choices().map((choice) => choice.textContent)).toEqual([
    'Everything (7)',
    'Missing (6)',
    'Out of date (1)',
  ])
  show('outdated')
  expect(readTables()).toEqual({ Doctors: [['Dr Rao', 'Qualification']] })
})

test.for([
  ['Qualification', 'Edit Doctor', 'Qualification (తెలుగు)'],
  ['Symptoms', 'Edit Illness', 'Symptoms (తెలుగు)'],
  ['Category Name', 'Edit Category', 'Category Name (తెలుగు)'],
  ['Description of the picture', 'Edit Illness', 'Description of picture 1 (తెలుగు)'],
] as const)('%s links to its field in the form of its record', async ([link, form, field]) => {
  await open([rao], library)
  fireEvent.click(await screen.findByRole('link', { name: link }))
  expect(await screen.findByRole('form', { name: form })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)))
})

test('a text of the profile links to its field, too', async () => {
  const profile = {
    ...createBlankForm('hospital_profile'),
    id: tables.hospital_profile.only,
    row_version: 1,
    name: 'Nadi Clinic',
    mission: 'Sleep well',
    last_updated_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
  }
  await open([], { hospital_profile: [profile] })
  fireEvent.click(await screen.findByRole('link', { name: 'Mission' }))
  await heading('Hospital Profile')
  const field = await screen.findByLabelText('Mission (తెలుగు)')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('an unsent edit counts at once: changed English makes its Telugu out of date', async () => {
  const { db } = await open([rao])
  await waitFor(() =>
    expect(readTables()['Doctors']).toEqual([['Dr Rao', 'Specialisation', 'Qualification']]),
  )
  await changeRow(db, 'doctors', rao.id, {
    fields: { name: 'Dr Rama Rao' },
    base: { name: 'Dr Rao' },
  })
  await waitFor(() =>
    expect(readTables()['Doctors']).toEqual([
      ['Dr Rama Rao', 'Specialisation', 'Full Name; Qualification'],
    ]),
  )
})

test('a complete translation is reported as complete', async () => {
  await open([{ ...rao, qualification: null, specialisation: null }])
  expect(await screen.findByText('Everything is translated.')).toBeTruthy()
  show('outdated')
  expect(screen.getByText('Nothing is out of date.')).toBeTruthy()
})

test('before the initial sync the screen does not claim that everything is translated', async () => {
  await open(null)
  expect(await screen.findByText(/^(Loading|Fetching the clinic's records)\.\.\.$/)).toBeTruthy()
  expect(screen.queryByText('Everything is translated.')).toBeNull()
})
