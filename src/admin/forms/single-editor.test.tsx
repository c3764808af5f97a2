// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { DatabaseContext } from '#db/hooks/database-context.ts'
import { writeMeta } from '#db/meta.ts'
import { createBlankForm } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'
import { aUser } from '#session/testing/memory-remote.ts'
import { TextField } from '#ui/fields/fields.tsx'

import { Screen } from '../shell/screen.tsx'
import { discardByCancel } from '../testing/user-actions.ts'
import { EditorForm } from './editor-form.tsx'
import { useSingleEditor } from './use-single-editor.ts'

const ID = tables.hospital_profile.only

let db: ClinicDatabase
beforeEach(() => {
  vi.stubGlobal('reportError', () => undefined)
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})
const row = (change: object) => ({
  ...createBlankForm('hospital_profile'),
  id: ID,
  row_version: 1,
  ...change,
})
const fromServer = (change: object) => mirrorTable(db, 'hospital_profile').put(row(change))

/** A screen with two fields of a single-row table. */
function SmallScreen() {
  const editor = useSingleEditor('hospital_profile', {
    updated: 'Profile updated successfully!',
    saveFailed: 'Failed to save profile',
  })
  if (!editor.state.isOpen) return <p>Not known yet</p>
  return (
    <Screen title="Hospital Profile" notices={editor.notices}>
      <EditorForm title="Hospital Profile" editor={editor} saveLabel="Save Profile">
        <TextField required {...editor.field('name')} />
        <TextField {...editor.field('city')} />
      </EditorForm>
      {editor.dialog}
    </Screen>
  )
}

async function openScreen() {
  await writeMeta(db, 'cursor', '7.0000abcd.2')
  return render(
    <DatabaseContext value={db}>
      <MemoryRouter>
        <SmallScreen />
      </MemoryRouter>
    </DatabaseContext>,
  )
}

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = async (label: string, value: string) =>
  fireEvent.change(await input(label), { target: { value } })

test('the form of a single-row table is open, and stays open after saving', async () => {
  await fromServer({ name: 'Sample Clinic', city: 'Guntur' })
  await openScreen()
  expect((await input('Hospital Name')).value).toBe('Sample Clinic')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await type('City', ' Tenali ')
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))
  await screen.findByText('Profile updated successfully!')
  expect((await input('City')).value).toBe('Tenali')
  expect((await db.outbox.toArray())[0]?.ops).toMatchObject([
    { op: 'update', id: ID, set: { city: 'Tenali' }, was: { city: 'Guntur' } },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
})

test('a remote save shows at once, and conflicts with local input (S-74)', async () => {
  const priya = aUser({ username: 'priya' })
  await mirrorTable(db, 'users').put(priya)
  const theirs = { name: 'Sample Clinic', last_updated_by: priya.id }
  await fromServer({ ...theirs, city: 'Guntur' })
  await openScreen()
  await input('Hospital Name')
  await fromServer({ ...theirs, city: 'Vijayawada' })
  await waitFor(async () => expect((await input('City')).value).toBe('Vijayawada'))
  await type('City', 'Tenali')
  await fromServer({ ...theirs, city: 'Nellore' })
  const keepButton = await screen.findByRole('button', { name: 'Keep mine: City' })
  expect((await input('City')).value).toBe('Tenali')
  expect(screen.getByText('Nellore')).toBeTruthy()
  expect(screen.getByText(/^Changed by priya/)).toBeTruthy()
  fireEvent.click(keepButton)
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))
  await screen.findByText('Profile updated successfully!')
  expect((await db.outbox.toArray())[0]?.ops[0]?.was).toEqual({ city: 'Nellore' })
})

test('cancelling discards the input and leaves the form open', async () => {
  await fromServer({ name: 'Sample Clinic', city: 'Guntur' })
  await openScreen()
  await type('City', 'Tenali')
  await discardByCancel()
  await waitFor(async () => expect((await input('City')).value).toBe('Guntur'))
  await waitFor(async () => expect(await db.drafts.count()).toBe(0))
})

test('the input of a single-row form is restored after a crash', async () => {
  await fromServer({ name: 'Sample Clinic', city: 'Guntur' })
  const { unmount } = await openScreen()
  await type('City', 'Tenali')
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  unmount()
  await openScreen()
  await screen.findByText(/^Restored draft from/)
  expect((await input('City')).value).toBe('Tenali')
})

test('without a row, saving creates it under its fixed id', async () => {
  await openScreen()
  await type('Hospital Name', 'New Clinic')
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))
  await screen.findByText('Profile updated successfully!')
  expect((await db.outbox.toArray())[0]?.ops).toMatchObject([
    { op: 'insert', id: ID, set: { name: 'New Clinic' } },
  ])
  await type('City', 'Tenali')
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }))
  await waitFor(async () => expect(await db.outbox.count()).toBe(2))
  expect((await db.outbox.toArray())[1]?.ops).toMatchObject([
    { op: 'update', set: { city: 'Tenali' } },
  ])
})

test('before the initial sync the device cannot say that there is no row', async () => {
  render(
    <DatabaseContext value={db}>
      <MemoryRouter>
        <SmallScreen />
      </MemoryRouter>
    </DatabaseContext>,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.getByText('Not known yet')).toBeTruthy()
})
