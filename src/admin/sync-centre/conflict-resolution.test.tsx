// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { addRow, changeRow } from '#db/edits.ts'
import { createBlankForm } from '#model/blanks.ts'
import { createFingerprint } from '#model/fingerprints.ts'

import { resetDevice } from '../testing/open-admin.tsx'
import { rao } from '../testing/open-doctors.ts'
import { aConflict, openSyncCentre, parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const UNKNOWN = '00000000-0000-4000-9000-000000000009'

const group = (name: string) => within(screen.getByRole('group', { name }))
/** The visible text of the conflict, without text for screen readers only. */
const read = (name: string) => screen.getByRole('group', { name }).textContent
const buttons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => !['Sync now', 'Logout'].includes(name))

test('a conflict about a Telugu text is one decision, and its fingerprint goes along (S-52)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, {
    fields: { 'te:name': 'డా. రావు' },
    base: { name: 'Dr Rao', 'te:name': null },
  })
  expect(await screen.findByText('Change of doctor Dr Rao: Full Name (తెలుగు)')).toBeTruthy()
  await parkQueuedEdit(db, aConflict({ 'te:name': 'డాక్టర్ రావు', 'te:name:of': '00000000' }))
  await screen.findByRole('group', { name: 'Full Name (తెలుగు)' })
  press('Keep mine')
  await screen.findByText('Your version is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops).toMatchObject([
    {
      set: { 'te:name': 'డా. రావు', 'te:name:of': createFingerprint('Dr Rao') },
      was: { 'te:name': 'డాక్టర్ రావు', 'te:name:of': '00000000' },
    },
  ])
})

test('equal Telugu confirmed for different English texts leaves no decision (S-52)', async () => {
  const { db } = await openSyncCentre()
  const base = { name: 'Dr Rao', 'te:name': 'డా. రావు', 'te:name:of': '00000000' }
  await changeRow(db, 'doctors', rao.id, {
    fields: { 'te:name': 'డా. రావు', 'te:name:of': createFingerprint('Dr Rao') },
    base,
  })
  await parkQueuedEdit(db, aConflict({ 'te:name:of': '11111111' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await screen.findByText('It is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]?.was).toEqual({ 'te:name': 'డా. రావు', 'te:name:of': '11111111' })
})

test('a conflict shows both versions and the base; each field is resolved separately (S-52)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, {
    fields: { qualification: 'Mine', specialisation: 'Mine too' },
    base: { qualification: 'MD', specialisation: 'Sleep Medicine' },
  })
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs', specialisation: 'Theirs too' }))
  await screen.findByRole('group', { name: 'Qualification' })
  expect(group('Qualification').getByText('Mine')).toBeTruthy()
  expect(group('Qualification').getByText('Theirs')).toBeTruthy()
  expect(group('Qualification').getByText('MD')).toBeTruthy()
  const keepButton = screen.getByRole('button', { name: 'Keep what I chose' }) as HTMLButtonElement
  expect(keepButton.disabled).toBe(true)
  fireEvent.click(group('Qualification').getByLabelText('Keep mine'))
  fireEvent.click(group('Specialisation').getByLabelText('Use theirs'))
  press('Keep what I chose')
  await screen.findByText('Your choice is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry).toMatchObject({ state: 'queued' })
  expect(entry?.ops).toEqual([
    {
      t: 'doctors',
      id: rao.id,
      op: 'update',
      set: { qualification: 'Mine' },
      was: { qualification: 'Theirs' },
    },
  ])
})

test('records that an illness refers to are shown by name, as far as this device knows them (S-52)', async () => {
  const { db } = await openSyncCentre()
  const id = await addRow(db, 'health_library_illnesses', {
    ...createBlankForm('health_library_illnesses'),
    illness_name: 'Ataxia',
    slug: 'ataxia',
  })
  await changeRow(db, 'health_library_illnesses', id, {
    fields: { doctor_ids: [rao.id], related_ids: [id] },
    base: { doctor_ids: [], related_ids: [] },
  })
  const theirs = { doctor_ids: [UNKNOWN, rao.id], related_ids: [] }
  await parkQueuedEdit(db, { kind: 'conflict', rows: { [id]: { theirs } } })
  await screen.findByRole('group', { name: 'Doctors To See' })
  expect(await group('Doctors To See').findByText('Dr Rao')).toBeTruthy()
  expect(group('Doctors To See').getByText(`${UNKNOWN} Dr Rao`)).toBeTruthy()
  expect(await group('Related Topics').findByText('Ataxia')).toBeTruthy()
})

test('one button takes theirs, and nothing is left to send (S-52)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Mine' } })
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use theirs' }))
  await waitFor(async () => expect(await db.outbox.count()).toBe(0))
})

test('a conflict in one field has exactly two choices: mine or theirs (S-52)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Mine' } })
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs' }))
  await screen.findByRole('group', { name: 'Qualification' })
  expect(buttons()).toEqual(['Keep mine', 'Use theirs'])
})

test('a conflict in several fields has one choice each and one button (S-52)', async () => {
  const { db } = await openSyncCentre()
  const fields = { qualification: 'Mine', specialisation: 'Mine too', years_of_experience: 3 }
  await changeRow(db, 'doctors', rao.id, { fields })
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs', specialisation: 'Theirs too' }))
  await screen.findByRole('group', { name: 'Qualification' })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(buttons()).toEqual(['Keep what I chose'])
  expect(screen.getByText('The rest of this change is sent either way.')).toBeTruthy()
})

const seen = 'He sees children who cannot sleep, and speaks with their families too.'

async function openLongConflict(theirs: string, mine: string) {
  const { db } = await openSyncCentre()
  const change = { fields: { expertise_details: mine }, base: { expertise_details: seen } }
  await changeRow(db, 'doctors', rao.id, change)
  await parkQueuedEdit(db, aConflict({ expertise_details: theirs }))
  await screen.findByRole('group', { name: 'Expertise Details' })
  return db
}
const marked = (tag: string) =>
  [...document.querySelectorAll(`fieldset ${tag}`)].map((mark) => mark.textContent)

test('a long text is shown once, with the words of only one version highlighted (S-52)', async () => {
  await openLongConflict(
    'He sees children who cannot sleep, and speaks with their whole families too.',
    'He sees adults who cannot sleep, and speaks with their families too.',
  )
  expect(marked('del')).toEqual(['Only in theirs', 'children', 'whole'])
  expect(marked('ins')).toEqual(['Only in mine', 'adults'])
  expect(read('Expertise Details')).toContain('He sees children adults who cannot sleep')
  expect(buttons()).toEqual(['Copy theirs', 'Copy mine', 'Keep mine', 'Use theirs'])
})

test('removed and added text are always separated by a space (S-52)', async () => {
  const rest = ', and all other words of this sentence are the same in both of them.'
  await openLongConflict(`Too early${rest}`, `Offline text${rest}`)
  expect(read('Expertise Details')).toContain('Too early Offline text, and')
})

test('two texts with little in common are shown in full (S-52)', async () => {
  const mine = 'She walks outside with the smaller ones whenever the weather is good enough.'
  await openLongConflict(seen, mine)
  expect(marked('ins')).toEqual([])
  expect(group('Expertise Details').getByText(mine)).toBeTruthy()
})

test('a field edited twice is one conflict, with its latest text (S-52, D20)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'First' } })
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Second' } })
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs' }), 0)
  const question = within(await screen.findByRole('group', { name: 'Qualification' }))
  expect(question.getByText('Second')).toBeTruthy()
  expect(question.queryByText('First')).toBeNull()
  expect(question.getByText(/your choice applies to both/)).toBeTruthy()
  press('Use theirs')
  await screen.findByText('Everything is on the server.')
  expect(await db.outbox.count()).toBe(0)
})

test('resolving an edit removes it, and focuses what comes next', async () => {
  const { db } = await openSyncCentre()
  for (const name of ['One', 'Two']) {
    const id = await addRow(db, 'services', { service_name: name })
    await changeRow(db, 'services', id, { fields: { description: name } })
    await parkQueuedEdit(db, {
      kind: 'conflict',
      rows: { [id]: { theirs: { description: 'Theirs' } } },
    })
  }
  for (const next of ['Change of service Two: Description', 'Unsent changes']) {
    const button = (await screen.findAllByRole('button', { name: 'Keep mine' }))[0]
    button?.focus()
    fireEvent.click(button ?? document.body)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(next))
  }
})

test('a rejected edit that was changed since is edited with its latest values (D20)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { name: 'First', qualification: 'DM' } })
  await changeRow(db, 'doctors', rao.id, { fields: { name: 'Second' } })
  await parkQueuedEdit(db, { kind: 'rejected', code: '23514', constraint: null }, 0)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit again' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Full Name/).value).toBe('Second')
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  const box = await db.outbox.toArray()
  expect(box.map(({ ops }) => ops[0]?.set)).toEqual([{ name: 'Second', qualification: 'DM' }])
})
