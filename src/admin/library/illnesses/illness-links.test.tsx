// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import type { Illness, Service } from '#model/rows.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../../testing/open-admin.tsx'
import { press, readQueuedOperations } from '../../testing/user-actions.ts'
import { anIllness, library, MIGRAINE, PARKINSON } from '../testing/library.ts'
import { openDialog } from '../testing/open-library.tsx'

beforeEach(resetDevice)
const idOf = (at: number) => `eeeeeeee-0000-4000-8000-${String(at).padStart(12, '0')}`

const aService = (at: number, service_name: string, is_enabled = true): Service => ({
  ...createBlankForm('services'),
  id: idOf(at),
  row_version: 1,
  added_by: null,
  updated_at: '2026-01-01T00:00:00Z',
  display_order: at,
  service_name,
  is_enabled,
})
const rao = aDoctor()
const services = [aService(1, 'Botox'), aService(2, 'EEG'), aService(3, 'Old', false)]
const many = Array.from({ length: 60 }, (_, at) =>
  anIllness({
    id: idOf(100 + at),
    illness_name: `Topic ${at}`,
    slug: `topic-${at}`,
    display_order: at + 2,
  }),
)

async function openLibrary(illnesses = library.health_library_illnesses) {
  const rows = { ...library, health_library_illnesses: illnesses, services, doctors: [rao] }
  const opened = await openAdmin({ at: '/admin/health-library/illnesses', rows })
  await heading('Manage Illnesses')
  return opened
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const offered = (name: string) =>
  group(name)
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
const tick = async (list: string, name: string) =>
  fireEvent.click(await group(list).findByRole('checkbox', { name }))

test('services, doctors and topics are selected by name, and stored in the order of selection', async () => {
  const { db } = await openLibrary()
  await openDialog("Edit Parkinson's Disease")
  await waitFor(() =>
    expect(offered('Services That Fit')).toEqual(['Botox', 'EEG', 'Old (inactive)']),
  )
  await tick('Services That Fit', 'EEG')
  await tick('Services That Fit', 'Botox')
  expect(group('Services That Fit').getByText('On the page: EEG, Botox')).toBeTruthy()
  await tick('Doctors To See', 'Dr Rao')
  await tick('Related Topics', 'Migraine (draft)')
  press('Save')
  await waitFor(async () => expect(await readQueuedOperations(db)).toHaveLength(1))
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      op: 'update',
      id: PARKINSON,
      set: { service_ids: [idOf(2), idOf(1)], doctor_ids: [rao.id], related_ids: [MIGRAINE] },
      was: { service_ids: [], doctor_ids: [], related_ids: [] },
    },
  ])
})

test('an illness is not an option of its own related topics', async () => {
  await openLibrary()
  await openDialog("Edit Parkinson's Disease")
  expect(offered('Related Topics')).toEqual(['Migraine (draft)'])
})

test('in a long library a topic is found by any part of its name, and stays visible once selected', async () => {
  await openLibrary([anIllness(), ...many])
  await openDialog("Edit Parkinson's Disease")
  const topics = group('Related Topics')
  expect(topics.queryByRole('checkbox', { name: 'Topic 59' })).toBeNull()
  const box = topics.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'pic 59' } })
  await waitFor(() => expect(offered('Related Topics')).toEqual(['Topic 59']))
  await tick('Related Topics', 'Topic 59')
  // A browser submits the form unless the key event is prevented.
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false)
  fireEvent.change(box, { target: { value: 'topic 12' } })
  await waitFor(() => expect(offered('Related Topics')).toEqual(['Topic 12', 'Topic 59']))
  await tick('Related Topics', 'Topic 59')
  expect(topics.getByText('None chosen')).toBeTruthy()
  expect(offered('Related Topics')).toEqual(['Topic 12', 'Topic 59'])
})

test('a related topic is found by its name in another language, and by its synonyms', async () => {
  const named = { 'te:illness_name': 'మూర్\u200cఛ', also_called: ['మిర్గీ'] }
  await openLibrary([anIllness(), ...many.slice(0, 20), { ...many[20], ...named } as Illness])
  await openDialog("Edit Parkinson's Disease")
  const box = group('Related Topics').getByRole('searchbox')
  for (const value of ['మూర్ఛ', 'మిర్గీ']) {
    fireEvent.change(box, { target: { value } })
    await waitFor(() => expect(offered('Related Topics')).toEqual(['Topic 20']))
  }
})

test('a deleted record can be removed from the selected links', async () => {
  const gone = idOf(99)
  const { db } = await openLibrary([anIllness({ service_ids: [gone, idOf(1)] })])
  await openDialog("Edit Parkinson's Disease")
  await tick('Services That Fit', 'No longer there')
  press('Save')
  await waitFor(async () => expect(await readQueuedOperations(db)).toHaveLength(1))
  expect(await readQueuedOperations(db)).toMatchObject([
    { set: { service_ids: [idOf(1)] }, was: { service_ids: [gone, idOf(1)] } },
  ])
})

test('more than twelve links are an error of the field and are not saved', async () => {
  const { db } = await openLibrary([anIllness(), ...many])
  await openDialog("Edit Parkinson's Disease")
  for (let at = 0; at < 13; at++) await tick('Related Topics', `Topic ${at}`)
  press('Save')
  expect(await group('Related Topics').findByText('Please choose at most 12')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
})
