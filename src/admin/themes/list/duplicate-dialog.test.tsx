// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { slugifyTheme } from '#model/texts/slug.ts'

import { goOffline } from '../../testing/network.ts'
import { resetDevice } from '../../testing/open-admin.tsx'
import { admin, aTheme, kites, openThemes, press, quiet } from '../testing/open-themes.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const dialog = () => within(screen.getByRole('dialog', { name: 'Duplicate Theme' }))
const name = () => dialog().getByLabelText<HTMLInputElement>(/^Theme Name/)
const slug = () => dialog().getByLabelText<HTMLInputElement>(/^Slug/)
const submit = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Duplicat/ })
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } })
const send = () => fireEvent.submit(dialog().getByRole('form'))

async function duplicate(theme = 'Quiet Page') {
  press(`Duplicate ${theme}`)
  await screen.findByRole('dialog', { name: 'Duplicate Theme' })
}

test('a copy is named after its original, and created by the server (AC-321, AC-324, AC-330)', async () => {
  const { remote } = await openThemes({ user: admin })
  await duplicate()
  expect(name().value).toBe('Quiet Page Copy')
  expect(slug().value).toBe('quiet-page-copy')
  expect(document.activeElement).toBe(name())
  remote.themeResponse = { success: true, name: 'Quiet Page Copy', theme_id: 'x' }
  send()
  expect(await screen.findByText('Theme duplicated successfully as "Quiet Page Copy"')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  const copy = { id: quiet.id, name: 'Quiet Page Copy', slug: 'quiet-page-copy' }
  expect(remote.themeCalls).toEqual([['duplicateTheme', copy, admin.id]])
})

test('Cancel asks before it discards a typed name, and closes at once without one', async () => {
  await openThemes()
  await duplicate()
  type(name(), 'Another')
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(name().value).toBe('Another')
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await duplicate()
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('the slug of a copy follows the name until it is edited by hand (AC-321, AC-323)', async () => {
  const { remote } = await openThemes()
  await duplicate()
  type(name(), 'A  b_c!!')
  expect(slug().value).toBe('a-b-c')
  type(slug(), 'mine')
  type(name(), 'Another')
  expect(slug().value).toBe('mine')
  send()
  await waitFor(() =>
    expect(remote.themeCalls[0]?.[1]).toMatchObject({ name: 'Another', slug: 'mine' }),
  )
})

test('the slug of a theme (AC-323)', () => {
  expect(slugifyTheme('A  b_c!!')).toBe('a-b-c')
  expect(slugifyTheme(' --It’s  (new)__Look-- ')).toBe('its-new-look')
})

test('a name or a slug of spaces alone cannot be sent (AC-322)', async () => {
  const { remote } = await openThemes()
  await duplicate()
  expect(submit().disabled).toBe(false)
  type(name(), '   ')
  expect(submit().disabled).toBe(true)
  type(name(), 'Good')
  expect(submit().disabled).toBe(false)
  type(slug(), '   ')
  expect(submit().disabled).toBe(true)
  send()
  expect(remote.themeCalls).toEqual([])
})

test('a Telugu name needs a typed slug', async () => {
  await openThemes()
  await duplicate()
  type(name(), 'ప్రశాంతమైన రంగులు')
  expect(name().lang).toBe('te')
  expect(slug().value).toBe('')
  expect(submit().disabled).toBe(true)
  expect(dialog().getByText('Type a short English address')).toBeTruthy()
})

test('a taken slug gets a number; one typed by hand is rejected before sending', async () => {
  await openThemes({ themes: [kites, aTheme(4, { name: 'x', slug: 'our-kites-copy' })] })
  await duplicate('Our Kites')
  expect(slug().value).toBe('our-kites-copy-2')
  type(slug(), 'our-kites')
  expect(dialog().getByText('Slug already exists')).toBeTruthy()
  expect(submit().disabled).toBe(true)
})

test('a rejection by the server shows in the dialog, and the input stays (AC-324)', async () => {
  const { remote } = await openThemes()
  await duplicate()
  type(name(), 'Mine')
  remote.themeResponse = { success: false, error: 'Slug already exists' }
  send()
  expect(await dialog().findByText('Slug already exists')).toBeTruthy()
  expect(slug().getAttribute('aria-invalid')).toBe('true')
  remote.themeResponse = { success: false }
  type(slug(), 'other')
  send()
  expect((await dialog().findByRole('alert')).textContent).toBe('Failed to duplicate theme')
  remote.themeResponse = null
  send()
  expect(await dialog().findByText('No response from database function')).toBeTruthy()
  expect(name().value).toBe('Mine')
})

test('a server error while copying a theme is shown (AC-328)', async () => {
  const { remote } = await openThemes()
  await duplicate()
  remote.failure = 'broken'
  send()
  expect(await dialog().findByText('Failed to duplicate theme. Please try again.')).toBeTruthy()
})

test('a name that is too long, or a slug with other characters, is rejected before sending', async () => {
  const { remote } = await openThemes()
  await duplicate()
  type(name(), 'n'.repeat(10_000))
  type(slug(), 'Not A Slug')
  send()
  expect(await dialog().findByText('Please keep this under 200 characters')).toBeTruthy()
  expect(
    dialog().getByText('Use small English letters, digits and single hyphens only'),
  ).toBeTruthy()
  expect(remote.themeCalls).toEqual([])
})

test('a second tap does not make a second copy', async () => {
  const { remote } = await openThemes()
  await duplicate()
  send()
  send()
  await screen.findByText(/^Theme duplicated/)
  expect(remote.themeCalls).toHaveLength(1)
})

test('if the network is lost during typing, the button says so (S-53)', async () => {
  const { db } = await openThemes()
  await duplicate()
  await goOffline(db)
  expect(
    await dialog().findByRole('button', { name: 'Duplicate (needs a connection)' }),
  ).toBeTruthy()
  expect(submit().disabled).toBe(true)
})

test('after a lost response, retrying is not blocked by the copy that was made (S-95)', async () => {
  const { remote, db } = await openThemes({ user: admin })
  await duplicate()
  remote.failure = 'unreachable'
  send()
  expect(await dialog().findByText(/^The server did not answer/)).toBeTruthy()
  // The copy was made after all, and this device receives it.
  const made = { ...kites, id: crypto.randomUUID(), slug: 'quiet-page-copy' }
  await mirrorTable(db, 'modern_themes').put({ ...made, name: 'Quiet Page Copy' })
  await screen.findByRole('heading', { name: 'Quiet Page Copy' })
  expect(slug().value).toBe('quiet-page-copy')
  expect(dialog().queryByText('Slug already exists')).toBeNull()
  remote.failure = null
  send()
  expect(await screen.findByText('Theme duplicated successfully as "Quiet Page Copy"')).toBeTruthy()
  expect(remote.themeCalls).toHaveLength(2)
  expect(remote.themeCalls[1]).toEqual(remote.themeCalls[0])
})
