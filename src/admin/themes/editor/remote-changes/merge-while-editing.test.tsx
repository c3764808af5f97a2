// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice } from '../../../testing/open-admin.tsx'
import {
  aTheme,
  field,
  isDirty,
  openEditor,
  openTab,
  press,
  saveAs,
  select,
  getLastSave,
  getFieldText,
  type,
} from '../../testing/open-editor.tsx'

beforeEach(resetDevice)
const theirs = {
  version_number: 4,
  change_description: 'Theirs',
  created_at: '2026-02-01T09:00:00+00:00',
  saved_by: 'ravi',
  config: { ...defaultTheme, layoutStyle: 'playful' },
  config_hash: 'hash-4',
}

test('a theme that another user saved is merged with local edits, and the next save builds on it (S-88)', async () => {
  const { remote } = await openEditor()
  openTab('Layouts')
  type('backButton.text', 'Mine')
  const mine = getFieldText('backButton.text')
  const said = 'This theme was saved by ravi in the meantime (version 4)'
  remote.themeAnswer = { success: false, error: said }
  remote.themeVersions = [theirs]
  press('Save Changes')
  expect(await screen.findByText(said)).toBeTruthy()
  await waitFor(() => expect(select('layoutStyle').value).toBe('playful'))
  expect(screen.getAllByText(/Changed by ravi/).length).toBeGreaterThan(0)
  expect(getFieldText('backButton.text')).toBe(mine)
  await saveAs(remote, 5)
  expect(getLastSave(remote)).toMatchObject({
    baseVersion: 4,
    summary: 'Layouts: Back button text',
    config: { layoutStyle: 'playful', backButton: { text: mine } },
  })
})

test.for([
  ['Use theirs: Back button text', 'Return', false],
  ['Keep mine: Back button text', 'Mine', true],
] as const)(
  'a setting changed on both sides is a conflict at once, and blocks saving: %s (S-88)',
  async ([choice, text, isMine]) => {
    const { remote, db } = await openEditor()
    openTab('Layouts')
    type('backButton.text', 'Mine')
    const config = { ...defaultTheme, backButton: { ...defaultTheme.backButton, text: 'Return' } }
    remote.themeVersions = [{ ...theirs, config }]
    await mirrorTable(db, 'modern_themes').put(
      aTheme({ version_number: 4, config, row_version: 2 }),
    )
    await screen.findByRole('button', { name: choice })
    expect(screen.getAllByText(/Changed by ravi/).length).toBeGreaterThan(0)
    expect(getFieldText('backButton.text')).toBe('Mine')
    press('Save Changes')
    expect(await screen.findByText(/choose first/)).toBeTruthy()
    expect(getLastSave(remote)).toBeUndefined()
    press(choice)
    expect(getFieldText('backButton.text')).toBe(text)
    expect(isDirty()).toBe(isMine)
    // Taking theirs can be undone.
    if (!isMine) press('Undo')
    expect(getFieldText('backButton.text')).toBe('Mine')
    await saveAs(remote, 5)
    expect(getLastSave(remote)).toMatchObject({
      baseVersion: 4,
      config: { backButton: { text: 'Mine' } },
    })
  },
)

test('a remote change is described at its field; the notice links there and can be dismissed (S-88)', async () => {
  const { db } = await openEditor()
  const [first, ...others] = defaultTheme.gradients
  const gradients = first ? [{ ...first, angle: 12 }, ...others] : []
  const config = { ...defaultTheme, layoutStyle: 'playful', gradients }
  const row = { version_number: 4, config, description: 'Theirs', row_version: 2 }
  await mirrorTable(db, 'modern_themes').put(aTheme(row))
  expect(await screen.findByText(/^Version 4 has come in\. Changed by/)).toBeTruthy()

  press('Page layout')
  await waitFor(() => expect(document.activeElement).toBe(select('layoutStyle')))
  expect(describedBy(select('layoutStyle'))).toMatch(/Changed by/)
  press('Description')
  await waitFor(() => expect(document.activeElement).toBe(field('description')))
  expect(describedBy(field('description'))).toMatch(/Changed by/)
  press('Gradients')
  await waitFor(() => expect(describedBy(screen.getByRole('tabpanel'))).toMatch(/Changed by/))

  press('Dismiss')
  expect(screen.queryByText(/has come in/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  expect(screen.queryByText(/Changed by/)).toBeNull()
})

test.for([
  ['All theirs', 'Return', 'Theirs', false],
  ['All mine', 'Mine', 'My own', true],
] as const)(
  'all conflicts of a theme are resolved at once: %s (S-88)',
  async ([choice, text, description, isMine]) => {
    const { db } = await openEditor()
    type('description', 'My own')
    openTab('Layouts')
    type('backButton.text', 'Mine')
    const config = { ...defaultTheme, backButton: { ...defaultTheme.backButton, text: 'Return' } }
    const row = { version_number: 4, config, description: 'Theirs', row_version: 2 }
    await mirrorTable(db, 'modern_themes').put(aTheme(row))
    await screen.findByRole('button', { name: choice })
    press('Save Changes')
    expect(await screen.findByText(/choose first/)).toBeTruthy()
    press(choice)
    expect(screen.queryByText(/choose first/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    expect(getFieldText('backButton.text')).toBe(text)
    openTab('Overview')
    expect(getFieldText('description')).toBe(description)
    expect(isDirty()).toBe(isMine)
  },
)

/** The description of a control, or of one inside it, for screen readers. */
function describedBy(element: HTMLElement): string {
  const described =
    element.closest('[aria-describedby]') ?? element.querySelector('[aria-describedby]')
  const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
