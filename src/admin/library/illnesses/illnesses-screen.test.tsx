// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { writeMeta } from '#db/meta.ts'
import { tables } from '#model/tables.ts'

import { breakDisk } from '../../testing/broken-disk.ts'
import { aLogLine } from '../../testing/log-line.ts'
import { resetDevice, reported } from '../../testing/open-admin.tsx'
import { moveTo, press, readQueuedOperations } from '../../testing/user-actions.ts'
import { anIllness, MIGRAINE, MOVEMENT, PARKINSON, settings } from '../testing/library.ts'
import { field, openDialog, openIllnesses, type } from '../testing/open-library.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const master = () => screen.getByRole('switch', { name: /^Public Visibility/ })

async function rowOf(name: string) {
  const title = await screen.findByText(name)
  return within(title.closest('tr') as HTMLElement)
}

test('the table shows the category, status and order of each illness (AC-257, AC-275, AC-099)', async () => {
  await openIllnesses()
  const table = await screen.findByRole('table', { name: 'Illnesses' })
  const names = within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
  expect(names).toEqual(['Choose', 'Illness Name', 'Category', 'Status', 'Order', 'Actions'])
  const rows = within(table).getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1, 5)
      .map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ["Parkinson's DiseaseSlowness and shaking.", 'Movement Disorders', 'Published', '1'],
    ['MigraineHeadaches that keep coming back.', 'Uncategorized', 'Draft', '2'],
  ])
})

test('searching matches names and summaries, ignoring case (AC-258)', async () => {
  await openIllnesses()
  await screen.findByText('Migraine')
  type('Search illnesses', 'PARKINSON')
  await waitFor(() => expect(screen.queryByText('Migraine')).toBeNull())
  type('Search illnesses', 'coming BACK')
  expect(await screen.findByText('Migraine')).toBeTruthy()
  expect(screen.queryByText("Parkinson's Disease")).toBeNull()
  type('Search illnesses', 'tremor')
  expect(await screen.findByText('No illness matches your search')).toBeTruthy()
})

test('the list is filtered by a category, or by having none', async () => {
  await openIllnesses()
  await screen.findByText('Migraine')
  type('Show category', 'none')
  await waitFor(() => expect(screen.queryByText("Parkinson's Disease")).toBeNull())
  type('Show category', MOVEMENT)
  await waitFor(() => expect(screen.queryByText('Migraine')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('a summary is truncated after sixty graphemes (AC-259, S-15)', async () => {
  const summaries = ['a'.repeat(59), 'b'.repeat(60), 'c'.repeat(61), 'క్ష'.repeat(61)]
  await openIllnesses({
    health_library_illnesses: summaries.map((short_summary, at) =>
      anIllness({ id: `${PARKINSON.slice(0, -1)}${at}`, slug: `s${at}`, short_summary }),
    ),
  })
  expect(await screen.findByText('a'.repeat(59))).toBeTruthy()
  expect(screen.getByText('b'.repeat(60))).toBeTruthy()
  expect(screen.getByText(`${'c'.repeat(60)}...`)).toBeTruthy()
  const telugu = screen.getByText(`${'క్ష'.repeat(60)}...`)
  expect(telugu.closest('[lang]')?.getAttribute('lang')).toBe('te')
})

// S-11, S-51
test.for([
  [true, 'Health Library disabled for public visitors'],
  [false, 'Health Library enabled for public visitors'],
] as const)(
  'the master switch changes what was %s, and reports it once the server has it (AC-260, AC-261, AC-262)',
  async ([before, message]) => {
    const { db } = await openIllnesses({
      modern_site_settings: [{ ...settings, health_library_enabled: before }],
    })
    await waitFor(() => expect(master().getAttribute('aria-checked')).toBe(String(before)))
    fireEvent.click(master())
    await waitFor(() => expect(master().getAttribute('aria-checked')).toBe(String(!before)))
    expect(await readQueuedOperations(db)).toEqual([
      {
        t: 'modern_site_settings',
        id: settings.id,
        op: 'update',
        set: { health_library_enabled: !before },
        was: { health_library_enabled: before },
      },
    ])
    expect(screen.queryByText(message)).toBeNull()
    await db.outbox.clear()
    const alert = (await screen.findByText(message)).closest('[role="alert"]')
    expect(alert).toMatchObject({ dataset: { tone: 'success' } })
  },
)

test('offline, the switch says that visitors see the library once the tablet is online, and later that they do', async () => {
  const { db } = await openIllnesses()
  await writeMeta(db, 'sync', { problem: 'offline', answeredAt: null, message: '' })
  fireEvent.click(master())
  const later = 'Health Library disabled for public visitors once you are online.'
  expect((await screen.findByText(later)).closest('[role="alert"]')).toBeTruthy()
  expect(await screen.findByText('Waiting to sync (1)', { selector: 'section *' })).toBeTruthy()
  expect(screen.getByText(/^Visitors will not see the Health Library any more/)).toBeTruthy()
  await db.outbox.clear()
  expect(await screen.findByText('Health Library disabled for public visitors')).toBeTruthy()
  expect(screen.queryByText(later)).toBeNull()
})

test('a switch that could not be stored shows an error (AC-263)', async () => {
  const { db } = await openIllnesses()
  await screen.findByText('Migraine')
  breakDisk()
  fireEvent.click(master())
  const text = await screen.findByText('Failed to update Health Library visibility')
  expect(text.closest('[role="alert"]')).toMatchObject({ dataset: { tone: 'error' } })
  expect(await db.outbox.count()).toBe(0)
})

test('without a settings row the switch fails with an error (AC-264)', async () => {
  await openIllnesses({ modern_site_settings: [] })
  fireEvent.click(master())
  await screen.findByText('Failed to update Health Library visibility')
  expect(reported).toEqual([new Error('Settings not found')])
})

test('the eye button publishes a draft, and unpublishes a published illness (AC-265)', async () => {
  const { db } = await openIllnesses()
  await screen.findByText('Migraine')
  press('Publish Migraine')
  expect(await screen.findByRole('button', { name: 'Unpublish Migraine' })).toBeTruthy()
  expect((await rowOf('Migraine')).getByText('Published')).toBeTruthy()
  press("Unpublish Parkinson's Disease")
  expect(await screen.findByRole('button', { name: "Publish Parkinson's Disease" })).toBeTruthy()
  const op = { t: 'health_library_illnesses', op: 'update' }
  const [draft, published] = [{ visibility: 'draft' }, { visibility: 'published' }]
  expect(await readQueuedOperations(db)).toEqual([
    { ...op, id: MIGRAINE, set: published, was: draft },
    { ...op, id: PARKINSON, set: draft, was: published },
  ])
})

test('deleting an illness asks first, and can be undone with its pictures (AC-274, AC-419)', async () => {
  const { db } = await openIllnesses()
  const question = await openDialog("Delete Parkinson's Disease")
  expect(question.getByText('Are you sure you want to delete this illness?')).toBeTruthy()
  expect(question.getByText('It is deleted with 2 pictures.')).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.outbox.count()).toBe(0)
  const again = await openDialog("Delete Parkinson's Disease")
  fireEvent.click(again.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Illness deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText("Parkinson's Disease")).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText("Parkinson's Disease")).toBeTruthy()
  await openDialog("Edit Parkinson's Disease")
  expect(field('Description of picture 1').value).toBe('One')
})

test('an illness moves past its neighbour (S-46)', async () => {
  const { db } = await openIllnesses()
  await screen.findByText('Migraine')
  await moveTo('Migraine', 1)
  expect(await screen.findByText('Migraine is now number 1 of 2')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([
    { t: 'health_library_illnesses', id: MIGRAINE, op: 'move', after: null },
  ])
})

test("the library's switch has a history, and an earlier state can be restored", async () => {
  const { db, remote } = await openIllnesses()
  remote.logs = [
    aLogLine({
      table_affected: 'modern_site_settings',
      record_id: tables.modern_site_settings.only,
      changes: {
        before: { health_library_enabled: false },
        after: { health_library_enabled: true },
      },
    }),
  ]
  fireEvent.click(await screen.findByRole('button', { name: 'History' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Restore .* as it was before/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  await screen.findByText('Restored. The change will be sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]).toMatchObject({ set: { health_library_enabled: false } })
})
