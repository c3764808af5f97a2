// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { mirrorTable, type ClinicDatabase } from '#db/database.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice } from '../../testing/open-admin.tsx'
import {
  aTheme,
  getFieldText,
  getLastSave,
  isDirty,
  openEditor,
  openTab,
  press,
  saveAs,
  select,
  THEME,
  type,
} from '../testing/open-editor.tsx'

beforeEach(resetDevice)

const REFUSED = 'This theme was saved by ravi in the meantime (version 4)'
const MEANWHILE = /^Version 4 of this theme was saved in the meantime/
const theirs = aTheme({
  version_number: 4,
  row_version: 2,
  config: { ...defaultTheme, layoutStyle: 'playful' },
})

const receive = (db: ClinicDatabase, row = theirs) => mirrorTable(db, 'modern_themes').put(row)

/** An edit of mine, whose save was refused because of theirs. */
async function openRefused() {
  const opened = await openEditor()
  openTab('Layouts')
  type('backButton.text', 'Mine')
  opened.remote.themeResponse = { success: false, error: REFUSED }
  press('Save Changes')
  await screen.findByText(REFUSED)
  await receive(opened.db)
  await screen.findByText('Your changes are still here, but they cannot replace version 4.')
  return opened
}

test('a save of a theme that was saved meanwhile is refused, and the edits stay', async () => {
  const { remote } = await openRefused()
  expect(getLastSave(remote)?.baseVersion).toBe(3)
  expect(getFieldText('backButton.text')).toBe('Mine')
  expect(select('layoutStyle').value).not.toBe('playful')
  // One notice says it, in the server's words, which name the colleague.
  expect(screen.getAllByText(/in the meantime/)).toHaveLength(1)
  expect(screen.getByText(REFUSED)).toBeTruthy()
})

test('"Load theirs" replaces the edits by what was saved, and the next save builds on it', async () => {
  const { remote } = await openRefused()
  press('Load theirs')
  await waitFor(() => expect(select('layoutStyle').value).toBe('playful'))
  expect(getFieldText('backButton.text')).toBe('Back')
  expect(isDirty()).toBe(false)
  expect(screen.queryByText(MEANWHILE)).toBeNull()
  expect(screen.queryByText(REFUSED)).toBeNull()
  type('backButton.text', 'Up')
  await saveAs(remote, 5)
  expect(getLastSave(remote)).toMatchObject({
    baseVersion: 4,
    config: { layoutStyle: 'playful', backButton: { text: 'Up' } },
  })
})

test('"Keep mine as a copy" saves the edits as a theme of their own, and shows theirs', async () => {
  const { remote, db } = await openRefused()
  remote.themeResponse = { success: true, theme_id: 'copy', version_number: 2 }
  press('Keep mine as a copy')
  await waitFor(() => expect(select('layoutStyle').value).toBe('playful'))
  expect(isDirty()).toBe(false)
  expect(screen.getByTestId('notice').textContent).toContain('"Mint Morning Copy"')
  const editor = within(screen.getByRole('dialog'))
  expect(editor.getByText('Your changes are saved as the theme "Mint Morning Copy".')).toBeTruthy()
  expect(remote.themeCalls.at(-2)?.slice(0, 2)).toEqual([
    'duplicateTheme',
    { id: THEME, name: 'Mint Morning Copy', slug: 'mint-morning-copy' },
  ])
  expect(getLastSave(remote)).toMatchObject({
    id: 'copy',
    baseVersion: 1,
    config: { backButton: { text: 'Mine' } },
  })
  await waitFor(async () => expect(await db.drafts.count()).toBe(0))
})

test('where the copy cannot be made, the edits stay and the reason is shown', async () => {
  const { remote } = await openRefused()
  remote.themeResponse = { success: false, error: 'Slug already exists' }
  press('Keep mine as a copy')
  expect(await screen.findByText('Slug already exists')).toBeTruthy()
  expect(getFieldText('backButton.text')).toBe('Mine')
  expect(screen.getByText(/cannot replace version 4/)).toBeTruthy()
})

test('an editor without edits shows what was saved meanwhile at once', async () => {
  const { db } = await openEditor()
  openTab('Layouts')
  await receive(db)
  await waitFor(() => expect(select('layoutStyle').value).toBe('playful'))
  expect(screen.queryByText(MEANWHILE)).toBeNull()
  expect(isDirty()).toBe(false)
})
