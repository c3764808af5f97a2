// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { writeMeta } from '#db/meta.ts'
import type { SocialMedia } from '#model/rows.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import { parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { input, type, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const idOf = (n: number) => `66666666-6666-4666-8666-66666666666${n}`

function aPlatform(n: number, platform_name: string, is_enabled = true): SocialMedia {
  return {
    id: idOf(n),
    row_version: 1,
    platform_name,
    profile_url: `https://example.org/${platform_name.toLowerCase()}`,
    is_enabled,
    display_order: n,
    last_updated_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
  }
}
const three = [aPlatform(0, 'Facebook'), aPlatform(1, 'Koo', false), aPlatform(2, 'YouTube')]

async function openPlatforms(social_media = three) {
  const opened = await openAdmin({ at: '/admin/social-media', rows: { social_media } })
  await heading('Social Media')
  await screen.findByRole('button', { name: 'Add Platform' })
  return opened
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const form = (name: string) => screen.findByRole<HTMLFormElement>('form', { name })
const rows = () => screen.getAllByRole('row').filter((row) => row.dataset['row'])
const toggles = () => rows().map((row) => within(row).getByRole('switch').textContent)
const names = () => rows().map((row) => row.querySelector('strong')?.textContent)

/** Presses Delete on a platform and confirms. */
async function remove(name: string, choice: 'Delete' | 'Cancel'): Promise<void> {
  press(`Delete ${name}`)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(`Are you sure you want to delete ${name}?`)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: choice }))
}

function breakDevice(): void {
  breakDisk()
}

async function expectAlert(words: string): Promise<void> {
  expect((await screen.findByText(words)).closest('[role="alert"]')).toBeTruthy()
  expect(reported).toMatchObject([{ message: expect.stringContaining('the disk failed') }])
}

test('the table has five columns, and each row its actions (AC-196, AC-199)', async () => {
  await openPlatforms()
  const head = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(head).toEqual(['Platform', 'Profile URL', 'Status', 'Order', 'Actions'])
  expect(names()).toEqual(['Facebook', 'Koo', 'YouTube'])
  for (const row of rows()) {
    expect(within(row).getByRole('button', { name: /^Edit/ })).toBeTruthy()
    expect(within(row).getByRole('button', { name: /^Delete/ })).toBeTruthy()
  }
  expect(screen.getByText('3 platforms, 2 enabled')).toBeTruthy()
})

test('a known platform has its own icon, others a link icon, and its page opens in a new tab (AC-035, AC-196)', async () => {
  await openPlatforms()
  const icons = rows().map((row) => row.querySelector('svg')?.dataset['icon'])
  expect(icons).toEqual(['facebook', 'link', 'youtube'])
  const links = rows().map((row) => within(row).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(three.map((p) => p.profile_url))
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(
    three.map(() => 'noopener noreferrer'),
  )
})

test('the form says where a URL leads, and warns if it is not on the platform', async () => {
  await openPlatforms()
  press('Edit Facebook')
  const edited = within(await form('Edit Platform'))
  type('Profile URL', '\u061chttps://www.youtube.com/@vennela\u200e')
  expect(input('Profile URL').value).toBe('https://www.youtube.com/@vennela')
  expect(edited.getByText(/^Opens youtube\.com\/@vennela/)).toBeTruthy()
  const tryIt = () => edited.queryByRole('link', { name: 'Try it in a new tab' })
  expect(tryIt()?.getAttribute('href')).toBe('https://www.youtube.com/@vennela')
  expect(edited.getByText(/leads to youtube\.com, which is not a page of Facebook/)).toBeTruthy()
  type('Profile URL', 'https://www.facebook.com/vennela')
  expect(edited.queryByText(/which is not a page of/)).toBeNull()
  type('Profile URL', 'javascript:alert(1)')
  expect(tryIt()).toBeNull()
})

test('a URL that is not a web URL is not rendered as a link (AC-196)', async () => {
  await openPlatforms([{ ...aPlatform(0, 'Facebook'), profile_url: 'javascript:alert(1)' }])
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
})

test('the toggle reads Enabled or Disabled and switches the platform (AC-197)', async () => {
  const { db } = await openPlatforms()
  expect(toggles()).toEqual(['Enabled', 'Disabled', 'Enabled'])
  fireEvent.click(screen.getByRole('switch', { name: /^Koo/ }))
  await waitFor(() => expect(toggles()).toEqual(['Enabled', 'Enabled', 'Enabled']))
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'social_media',
      id: idOf(1),
      op: 'update',
      set: { is_enabled: true },
      was: { is_enabled: false },
    },
  ])
})

test('the arrows move a platform past its neighbour, and stop at the ends (AC-198, S-46)', async () => {
  const { db } = await openPlatforms()
  expect(button('Move Facebook up').disabled).toBe(true)
  expect(button('Move YouTube down').disabled).toBe(true)
  press('Move YouTube up')
  await waitFor(() => expect(names()).toEqual(['Facebook', 'YouTube', 'Koo']))
  expect(await readQueuedOperations(db)).toEqual([
    { t: 'social_media', id: idOf(2), op: 'move', after: idOf(0) },
  ])
  expect(await screen.findByText('YouTube is now number 2 of 3')).toBeTruthy()
})

test('at the end of the list the arrow that still works is focused', async () => {
  await openPlatforms()
  button('Move Koo up').focus()
  press('Move Koo up')
  await waitFor(() => expect(names()).toEqual(['Koo', 'Facebook', 'YouTube']))
  expect(button('Move Koo up').disabled).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(button('Move Koo down')))
})

test('the form is in the page; it requires a name and a valid URL (AC-199, AC-200, AC-423, AC-425)', async () => {
  await openPlatforms()
  press('Add Platform')
  const open = await form('Add New Platform')
  expect(open.closest('dialog')).toBeNull()
  expect([input('Platform Name').required, input('Profile URL').required]).toEqual([true, true])
  type('Platform Name', 'Mastodon')
  expect(open.checkValidity()).toBe(false)
  type('Profile URL', 'x')
  expect(input('Profile URL').validity.typeMismatch).toBe(true)
  type('Profile URL', 'https://example.org/@clinic')
  expect(open.checkValidity()).toBe(true)
})

test.for([
  ['   ', 'https://example.org', 'Platform name is required'],
  ['Koo', 'ftp://example.org', /starts with http:\/\/ or https:\/\//],
] as const)('a platform %j at %s is rejected (AC-200, AC-423)', async ([name, address, reason]) => {
  const { db } = await openPlatforms()
  press('Add Platform')
  await form('Add New Platform')
  type('Platform Name', name)
  type('Profile URL', address)
  press('Save')
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('a device without the platforms says that they could not be loaded (AC-201)', async () => {
  const { db } = await openAdmin({ at: '/admin/social-media', doctors: null })
  await heading('Social Media')
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  const notice = await screen.findByText('Failed to load social media platforms')
  expect(notice.closest('[role="alert"]')).toMatchObject({ dataset: { tone: 'error' } })
  expect(screen.queryByText('No social media platforms added yet')).toBeNull()
})

test('a device with a copy of the platforms says so in one quiet line, and still shows them (S-61)', async () => {
  const { db } = await openPlatforms()
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  expect(
    await screen.findByText('Could not refresh. You see the copy on this device.'),
  ).toBeTruthy()
  expect(screen.queryByText('Failed to load social media platforms')).toBeNull()
  expect(names()).toHaveLength(3)
})

test('a new platform is enabled and comes last, and the form opens blank again (AC-202, AC-207, AC-420)', async () => {
  const { db } = await openPlatforms()
  press('Add Platform')
  await form('Add New Platform')
  type('Platform Name', ' Instagram ')
  type('Profile URL', 'https://example.org/instagram')
  press('Save')
  const notice = await screen.findByText('Platform added successfully!')
  expect(notice.closest('[data-tone]')).toMatchObject({ dataset: { tone: 'success' } })
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      op: 'insert',
      set: {
        platform_name: 'Instagram',
        profile_url: 'https://example.org/instagram',
        is_enabled: true,
        display_order: 3,
      },
    },
  ])
  await waitFor(() => expect(names().at(-1)).toBe('Instagram'))
  press('Add Platform')
  await form('Add New Platform')
  expect(input('Platform Name').value).toBe('')
})

test('editing a platform sends only changed fields (AC-202, S-52)', async () => {
  const { db } = await openPlatforms()
  press('Edit Koo')
  await form('Edit Platform')
  type('Profile URL', 'https://example.org/new')
  press('Save')
  await screen.findByText('Platform updated successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    { op: 'update', set: { profile_url: 'https://example.org/new' } },
  ])
})

test('deleting a platform asks by name: no keeps it, yes deletes it, undo restores it (AC-202, AC-206, AC-419)', async () => {
  const { db } = await openPlatforms()
  await remove('Koo', 'Cancel')
  expect(await readQueuedOperations(db)).toEqual([])
  await remove('Koo', 'Delete')
  expect(await screen.findByText('Platform deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(names()).toEqual(['Facebook', 'YouTube']))
  press('Undo')
  await waitFor(() => expect(names()).toEqual(['Facebook', 'Koo', 'YouTube']))
  expect(await readQueuedOperations(db)).toEqual([])
})

test('a failed save of a platform shows an error and keeps the input (AC-203, S-50)', async () => {
  await openPlatforms()
  press('Edit Koo')
  await form('Edit Platform')
  type('Platform Name', 'Koo 2')
  breakDevice()
  press('Save')
  await expectAlert('Failed to save platform')
  expect(input('Platform Name').value).toBe('Koo 2')
})

test('a failed deletion shows an error, and the platform stays (AC-203)', async () => {
  await openPlatforms()
  breakDevice()
  await remove('Koo', 'Delete')
  await expectAlert('Failed to delete platform')
  expect(names()).toHaveLength(3)
})

test('a failed toggle shows an error, and the platform is unchanged (AC-204)', async () => {
  await openPlatforms()
  breakDevice()
  fireEvent.click(screen.getByRole('switch', { name: /^Koo/ }))
  await expectAlert('Failed to update platform status')
  expect(screen.getByRole('switch', { name: /^Koo/ }).textContent).toBe('Disabled')
})

test('a failed move shows an error, and the order is unchanged (AC-205)', async () => {
  await openPlatforms()
  breakDevice()
  press('Move YouTube up')
  await expectAlert('Failed to reorder platforms')
  expect(names()).toEqual(['Facebook', 'Koo', 'YouTube'])
})

test('an empty list of platforms has a button that opens the form', async () => {
  await openPlatforms([])
  expect(screen.getByText('No social media platforms added yet')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  press('Add Your First Platform')
  expect(await form('Add New Platform')).toBeTruthy()
})

test('searching finds a platform by name or URL, and hides the arrows', async () => {
  await openPlatforms()
  type('Search platforms', 'example koo')
  await waitFor(() => expect(names()).toEqual(['Koo']))
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  type('Search platforms', 'unknown')
  expect(await screen.findByText('No platform matches your search')).toBeTruthy()
})

test('a platform with a conflict is marked in the list', async () => {
  const { db } = await openPlatforms()
  fireEvent.click(screen.getByRole('switch', { name: /^Koo/ }))
  await waitFor(async () => expect(await db.outbox.count()).toBe(1))
  await parkQueuedEdit(db, { kind: 'rejected', code: '42501', constraint: null })
  expect(await screen.findByRole('link', { name: 'Needs attention (1)' })).toBeTruthy()
  expect(await screen.findByText('1 needs attention')).toBeTruthy()
})
