// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { writeMeta } from '#db/meta.ts'
import { hasUnsavedInput } from '#ui/unsaved-input.ts'

import { findLeftDraft } from '../../forms/core/drafts.ts'
import { goOffline } from '../../testing/network.ts'
import { resetDevice } from '../../testing/open-admin.tsx'
import {
  aTheme,
  button,
  close,
  field,
  isDirty,
  openEditor,
  openTab,
  press,
  saveAs,
  getLastSave,
  getFieldText,
  THEME,
  type,
} from '../testing/open-editor.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const KEY = `modern_themes/${THEME}`

function edit(words = 'Up'): void {
  openTab('Layouts')
  type('backButton.text', words)
}

/** Whether the tab can close without a question of the browser. */
function leaves(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

const question = () => screen.queryByRole('dialog', { name: 'Unsaved Changes' })
const keys = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey: true, ...more })

test('closing with changes asks first, by the button, the corner, Esc or a click outside (AC-377)', async () => {
  const { onClose, db } = await openEditor()
  edit()
  await waitFor(async () => expect(await findLeftDraft(db, KEY)).toBeDefined())
  const dialog = screen.getByRole('dialog', { name: /^Edit Theme/ })
  const ways = [
    close,
    () => press(/^Close$/),
    () => fireEvent.keyDown(dialog, { key: 'Escape' }),
    () => {
      fireEvent.pointerDown(dialog)
      fireEvent.click(dialog)
    },
  ]
  for (const way of ways) {
    if (way === ways[1]) {
      fireEvent.click(document.querySelector('[aria-label="Close"]') ?? document.body)
    } else way()
    const confirmation = within(await screen.findByRole('dialog', { name: 'Unsaved Changes' }))
    expect(
      confirmation.getByText(
        'You have unsaved changes. Are you sure you want to close without saving?',
      ),
    ).toBeTruthy()
    fireEvent.click(confirmation.getByRole('button', { name: 'Keep Editing' }))
    await waitFor(() => expect(question()).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    expect(getFieldText('backButton.text')).toBe('Up')
  }
  close()
  await screen.findByRole('dialog', { name: 'Unsaved Changes' })
  press('Discard Changes')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(await findLeftDraft(db, KEY)).toBeUndefined()
})

test('leaving by a link or closing the tab asks only while there are changes (AC-377)', async () => {
  const { onClose } = await openEditor()
  const link = document.createElement('a')
  link.href = '/admin/doctors'
  document.body.append(link)
  expect(leaves()).toBe(true)
  expect(hasUnsavedInput()).toBe(false)
  edit()
  expect(hasUnsavedInput()).toBe(true)
  expect(leaves()).toBe(false)
  expect(fireEvent.click(link)).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'Unsaved Changes' })).toBeTruthy()
  press('Discard Changes')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  link.remove()
})

test('the editor closes at once without changes', async () => {
  const { onClose } = await openEditor()
  close()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(question()).toBeNull()
})

test('Ctrl-S saves, Ctrl-Z and Ctrl-Shift-Z undo and redo, also from within a text field', async () => {
  const { remote } = await openEditor()
  edit('Up')
  field('backButton.text').focus()
  expect(keys('z')).toBe(false)
  expect(getFieldText('backButton.text')).toBe('Back')
  expect(isDirty()).toBe(false)
  keys('Z', { shiftKey: true })
  expect(getFieldText('backButton.text')).toBe('Up')
  press('Undo')
  press('Redo')
  expect(getFieldText('backButton.text')).toBe('Up')
  remote.themeResponse = { success: true, version_number: 4 }
  expect(keys('s')).toBe(false)
  await screen.findByText(/Version 4 created/, { selector: 'dialog *' })
  // Saving keeps the undo steps.
  keys('z')
  expect(getFieldText('backButton.text')).toBe('Back')
  expect(isDirty()).toBe(true)
})

test('switching between light and dark is not an undo step, and Reset clears the undo steps', async () => {
  await openEditor()
  openTab('Colors')
  press('Dark Mode')
  expect(button('Undo').disabled).toBe(true)
  type('colors.dark.accent', '#FFFFFF')
  expect(button('Undo').disabled).toBe(false)
  press('Reset Changes')
  expect(button('Undo').disabled).toBe(true)
  expect(button('Redo').disabled).toBe(true)
})

test('after a crash the draft is restored with its summary and description, and can be discarded', async () => {
  const first = await openEditor()
  edit('Up')
  openTab('Overview')
  type('description', 'Fresher')
  type('summary', 'Shorter')
  await waitFor(async () =>
    expect((await findLeftDraft(first.db, KEY))?.fields).toMatchObject({ summary: 'Shorter' }),
  )
  first.view.unmount()

  const { db, view } = await openEditor()
  expect(await screen.findByText(/^Restored draft from/)).toBeTruthy()
  expect(isDirty()).toBe(true)
  expect([getFieldText('description'), getFieldText('summary')]).toEqual(['Fresher', 'Shorter'])
  openTab('Layouts')
  expect(getFieldText('backButton.text')).toBe('Up')
  press('Discard draft')
  expect(getFieldText('backButton.text')).toBe('Back')
  expect(isDirty()).toBe(false)
  expect(screen.queryByText(/^Restored draft from/)).toBeNull()
  await waitFor(async () => expect(await findLeftDraft(db, KEY)).toBeUndefined())
  view.unmount()
})

test('a draft of a theme that was saved meanwhile asks whether to load theirs or to keep a copy', async () => {
  const first = await openEditor()
  edit('Up')
  await waitFor(async () => expect(await findLeftDraft(first.db, KEY)).toBeDefined())
  first.view.unmount()
  const { remote } = await openEditor({ theme: aTheme({ version_number: 7, row_version: 2 }) })
  openTab('Layouts')
  expect(getFieldText('backButton.text')).toBe('Up')
  expect(screen.getByText(/^Version 7 of this theme was saved in the meantime/)).toBeTruthy()
  press('Load theirs')
  expect(getFieldText('backButton.text')).toBe('Back')
  edit('Higher')
  await saveAs(remote, 8)
  expect(getLastSave(remote)?.baseVersion).toBe(7)
})

test('a saved theme leaves no draft', async () => {
  const { remote, db } = await openEditor()
  edit()
  await waitFor(async () => expect(await findLeftDraft(db, KEY)).toBeDefined())
  await saveAs(remote, 4)
  await waitFor(async () => expect(await db.drafts.count()).toBe(0))
})

test('offline, editing continues, and the buttons say what needs the network (S-53)', async () => {
  const { remote, db } = await openEditor({ isActive: true, live: 'hash-2' })
  await goOffline(db)
  await waitFor(() => expect(button(/^Save Changes/).textContent).toContain('needs the network'))
  expect(button(/^Activate/).textContent).toBe('Activate (needs the network)')
  edit()
  expect(button(/^Save Changes/).disabled).toBe(true)
  expect(screen.getByText('They are kept on this device as a draft.')).toBeTruthy()
  await waitFor(async () => expect(await findLeftDraft(db, KEY)).toBeDefined())
  press('History')
  expect(await screen.findByText('The version history needs the network.')).toBeTruthy()
  press('Back to the editor')
  expect(remote.themeCalls).toEqual([])
  await writeMeta(db, 'sync', { problem: null, answeredAt: Date.now() })
  await waitFor(() => expect(button('Save Changes').disabled).toBe(false))
})
