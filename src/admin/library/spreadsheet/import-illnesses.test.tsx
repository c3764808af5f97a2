// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readRows } from '#db/read-view.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { saveFile } from '../../shell/save-file.ts'
import { resetDevice, openAdmin } from '../../testing/open-admin.tsx'
import { press, readQueuedOperations } from '../../testing/user-actions.ts'
import { library, MIGRAINE, PARKINSON } from '../testing/library.ts'
import { openIllnesses, type } from '../testing/open-library.tsx'

vi.mock('../../shell/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }))

beforeEach(resetDevice)
afterEach(() => vi.mocked(saveFile).mockClear())

async function choose(item: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Import and export' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

async function openImport() {
  await choose(/^Import/)
  await screen.findByLabelText(/^CSV file/)
  return within(await screen.findByRole('dialog'))
}

function bring(text: string, name = 'list.csv'): void {
  const files = [new File([text], name, { type: 'text/csv' })]
  fireEvent.change(screen.getByLabelText(/^CSV file/), { target: { files } })
}

const saved = () => vi.mocked(saveFile).mock.calls.map(([name, , text]) => [name, text] as const)

const FILE = [
  'Slug,Illness Name,Short Summary,Version',
  'migraine,Migraine,Another summary.,1',
  "parkinsons-disease,Parkinson's Disease,Old words.,0",
  ',Sleep Walking,Walking asleep.,',
  ',No Summary,,',
].join('\r\n')

test('an import is previewed, then stores the valid rows, and one undo reverts all', async () => {
  const { db } = await openIllnesses()
  const dialog = await openImport()
  bring(FILE)
  const heading = await dialog.findByRole('heading', { name: 'Preview of list.csv' })
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(dialog.getByText('Line 5').parentElement?.textContent).toBe(
    'Line 5, Short Summary: Short summary is required',
  )
  expect(dialog.getByText('Headaches that keep coming back', { exact: false })).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
  press('Import 2 illnesses')
  expect(
    await screen.findByText('1 illness added, 1 illness changed. Sent in a moment.'),
  ).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([
    { op: 'update', id: MIGRAINE, set: { short_summary: 'Another summary.' } },
    { op: 'insert', set: { illness_name: 'Sleep Walking', slug: 'sleep-walking' } },
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Changes undone.')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('a file with lost letters is reported with advice before anything is stored', async () => {
  const { db } = await openIllnesses()
  const dialog = await openImport()
  bring(
    'Slug,Illness Name (??????),Also Called,Version\r\nmigraine,??????,PD\r\nmigraine,,??????? ???,1',
  )
  expect(await dialog.findByText(/^This file was saved as plain CSV/)).toBeTruthy()
  expect(dialog.getByText('Line 3').parentElement?.textContent).toContain(
    'Also Called: Letters were replaced by question marks',
  )
  expect(dialog.queryByText('no column is named', { exact: false })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('the preview shows what a file would overwrite, before and after it is selected', async () => {
  await openIllnesses()
  const dialog = await openImport()
  bring(FILE)
  const tick = await dialog.findByRole('checkbox', { name: "Parkinson's Disease" })
  const row = within(tick.closest('li') ?? document.body)
  for (const isTicked of [false, true]) {
    expect(tick).toHaveProperty('checked', isTicked)
    expect(row.getByText('Short Summary')).toBeTruthy()
    expect(row.getByText(/Slowness and shaking/).closest('dd')).toBeTruthy()
    expect(row.getByText(/Old words/).closest('dd')).toBeTruthy()
    fireEvent.click(tick)
  }
})

test('a file whose cells are empty says in one line what it would remove', async () => {
  await openIllnesses()
  const dialog = await openImport()
  bring('Slug,Tags,Short Summary,Version\r\nparkinsons-disease,,Shaking.,1')
  await dialog.findByRole('heading', { name: 'Preview of list.csv' })
  expect(dialog.getByText(/^Empty cells remove/).textContent).toBe(
    'Empty cells remove what is stored now: Tags (1). To keep it, delete these columns from the file and choose it again.',
  )
})

test('a record newer than the file is overwritten only if selected', async () => {
  const { db } = await openIllnesses()
  const dialog = await openImport()
  bring(FILE)
  fireEvent.click(await dialog.findByRole('checkbox', { name: "Parkinson's Disease" }))
  press('Import 3 illnesses')
  await screen.findByText(/^1 illness added, 2 illnesses changed/)
  expect(await readQueuedOperations(db)).toMatchObject([{}, { id: PARKINSON }, {}])
})

test('a file that is not a list is rejected with its name and a message, and another can be selected', async () => {
  const { db } = await openIllnesses()
  const dialog = await openImport()
  bring('', 'empty.csv')
  expect(await dialog.findByText('empty.csv: This file is empty.')).toBeTruthy()
  bring('Slug\nmigraine')
  expect(
    await dialog.findByText('Nothing to import: everything is already up to date.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  press('Import nothing')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('the first hundred problems are listed, and all can be downloaded', async () => {
  await openIllnesses()
  const dialog = await openImport()
  const rows = Array.from({ length: 1_000 }, (_, at) => `,=Fault ${at},`)
  bring(`Slug,Illness Name,Short Summary\n${rows.join('\n')}`)
  expect(await dialog.findByText('The first 100 of 1,000 problems.')).toBeTruthy()
  expect(
    within(dialog.getByRole('region', { name: 'Problems' })).getAllByRole('listitem'),
  ).toHaveLength(100)
  press('Download all problems (CSV)')
  const [[name, text] = []] = saved()
  expect(name).toBe('problems.csv')
  expect(text?.split('\r\n')).toHaveLength(1_002)
})

test('importing a long file can be cancelled, without any effect', async () => {
  const { db } = await openIllnesses()
  const dialog = await openImport()
  bring(`Slug,Illness Name\n${',x\n'.repeat(10_000)}`)
  fireEvent.click(await dialog.findByRole('button', { name: 'Stop' }))
  expect(await dialog.findByLabelText(/^CSV file/)).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('the filtered list or all illnesses can be exported; importing the file changes nothing', async () => {
  const { db } = await openIllnesses()
  await choose(/^Export all 2/)
  await expect.poll(() => saved()).toHaveLength(1)
  type('Search illnesses', 'migraine')
  await screen.findByText('1 of 2 illnesses')
  await choose(/^Export the 1 shown/)
  await expect.poll(() => saved()).toHaveLength(2)
  const [all = '', shown = ''] = saved().map(([, text]) => text)
  expect([all, shown].map((text) => text.includes('Parkinson'))).toEqual([true, false])
  const dialog = await openImport()
  bring(all)
  expect(
    await dialog.findByText('Nothing to import: everything is already up to date.'),
  ).toBeTruthy()
  expect(await readRows(db, 'health_library_illnesses')).toHaveLength(2)
})

test('an empty library can be filled from a file', async () => {
  await openIllnesses({ health_library_illnesses: [] })
  const dialog = await openImport()
  bring('Illness Name,Short Summary\nవణుకు వ్యాధి,వణుకు.\nTremor,Shaking.')
  expect(await dialog.findByText('Slug is required', { exact: false })).toBeTruthy()
  press('Import 1 illness')
  expect(await screen.findByText('Tremor')).toBeTruthy()
})

test('a user without the permission to edit illnesses has no import', async () => {
  await openAdmin({
    at: '/admin/health-library/illnesses',
    user: aUser({ role: 'Viewer' }),
    rows: library,
  })
  await screen.findByText('You do not have access to that screen.')
  expect(screen.queryByRole('button', { name: 'Import and export' })).toBeNull()
})
