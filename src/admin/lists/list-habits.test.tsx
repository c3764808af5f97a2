// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { changeRow } from '#db/edits.ts'
import { readRows } from '#db/read-view.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { moveTo, readQueuedOperations } from '../testing/user-actions.ts'
import { CHUNK_SIZE } from './use-virtual-chunk.ts'

beforeEach(resetDevice)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const idOf = (n: number) => `77777777-7777-4777-8777-${String(n).padStart(12, '0')}`
const doctors = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aDoctor({ id: idOf(n), name: `Dr ${n}`, qualification: `Q${n}`, display_order: n }),
  )

async function openDoctors(count = 3) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: doctors(count) })
  await heading('Manage Doctors')
  return opened
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

async function remove(name: string): Promise<void> {
  press(`Delete ${name}`)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull())
}

test('undo in time restores a deleted doctor completely', async () => {
  const { db } = await openDoctors()
  const before = await readRows(db, 'doctors')
  await remove('Dr 1')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Deletion undone.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Manage Doctors')
  await waitFor(() => expect(titles()).toEqual(['Dr 0', 'Dr 1', 'Dr 2']))
  expect(await readRows(db, 'doctors')).toEqual(before)
  expect(await db.outbox.count()).toBe(0)
})

test('undo is focused after the pressed button disappeared', async () => {
  await openDoctors()
  button('Delete Dr 1').focus()
  await remove('Dr 1')
  await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(button('Undo')))
})

test('undo is offered for ten seconds, then the deletion is sent', async () => {
  const { db } = await openDoctors()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await remove('Dr 1')
  await screen.findByRole('button', { name: 'Undo' })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(button('Undo')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(await readQueuedOperations(db)).toMatchObject([{ op: 'delete', id: idOf(1) }])
})

test('undo after another edit restores the deleted rows (D18)', async () => {
  const { db } = await openDoctors()
  await remove('Dr 1')
  await screen.findByRole('button', { name: 'Undo' })
  await changeRow(db, 'doctors', idOf(0), { fields: { qualification: 'New' } })
  press('Undo')
  expect(await screen.findByText('It will be restored with the next sync.')).toBeTruthy()
  await waitFor(() => expect(titles()).toContain('Dr 1'))
  expect((await readQueuedOperations(db)).map(({ op }) => op)).toEqual([
    'delete',
    'update',
    'restore',
  ])
})

test('dismissing the notice sends the deletion at once', async () => {
  const { db } = await openDoctors()
  await remove('Dr 1')
  await screen.findByRole('button', { name: 'Undo' })
  expect((await db.outbox.toArray())[0]?.undoUntil).toBeGreaterThan(Date.now())
  press('Dismiss')
  await waitFor(async () => expect((await db.outbox.toArray())[0]?.undoUntil).toBeUndefined())
})

test('a doctor is moved by keyboard alone: the grip asks for the position and is focused again', async () => {
  const { db } = await openDoctors()
  const grip = button('Move Dr 2 to another place')
  grip.focus()
  await moveTo('Dr 2', 1)
  expect(await screen.findByText('Dr 2 is now number 1 of 3')).toBeTruthy()
  await waitFor(() => expect(titles()).toEqual(['Dr 2', 'Dr 0', 'Dr 1']))
  expect(await readQueuedOperations(db)).toEqual([
    { t: 'doctors', id: idOf(2), op: 'move', after: null },
  ])
  await waitFor(() => expect(document.activeElement).toBe(button('Move Dr 2 to another place')))
})

test('a press without dragging asks for the position; a drag that returns does not', async () => {
  await openDoctors()
  const grip = button('Move Dr 0 to another place')
  const drag = (clientX: number) => {
    fireEvent.pointerDown(grip, { button: 0, clientX: 10, clientY: 10 })
    act(() => {
      window.dispatchEvent(new MouseEvent('pointerup', { clientX, clientY: 10, bubbles: true }))
    })
    fireEvent.click(grip, { detail: 1, clientX, clientY: 10 })
  }
  drag(40)
  expect(screen.queryByRole('dialog')).toBeNull()
  drag(12)
  expect(await screen.findByRole('dialog', { name: 'Move Dr 0' })).toBeTruthy()
})

test('a dropped row goes to the last position of the finger, even on a slow tablet (S-46)', async () => {
  const { db } = await openDoctors()
  const grip = button('Move Dr 0 to another place')
  const last = screen.getByRole('heading', { name: 'Dr 2' })
  document.elementFromPoint = () => last
  fireEvent.pointerDown(grip, { button: 0 })
  // Nothing renders in between, as on a busy processor.
  act(() => {
    const at = { clientX: 10, clientY: 10, bubbles: true }
    window.dispatchEvent(new MouseEvent('pointermove', at))
    window.dispatchEvent(new MouseEvent('pointerup', at))
  })
  await waitFor(() => expect(titles()).toEqual(['Dr 1', 'Dr 2', 'Dr 0']))
  expect(await readQueuedOperations(db)).toEqual([
    { t: 'doctors', id: idOf(0), op: 'move', after: idOf(2) },
  ])
})

test('Escape cancels a drag', async () => {
  const { db } = await openDoctors()
  const last = screen.getByRole('heading', { name: 'Dr 2' })
  document.elementFromPoint = () => last
  fireEvent.pointerDown(button('Move Dr 0 to another place'), { button: 0 })
  const at = { clientX: 10, clientY: 10, bubbles: true }
  act(() => void window.dispatchEvent(new MouseEvent('pointermove', at)))
  fireEvent.keyDown(window, { key: 'Escape' })
  act(() => void window.dispatchEvent(new MouseEvent('pointerup', at)))
  expect(titles()).toEqual(['Dr 0', 'Dr 1', 'Dr 2'])
  expect(await readQueuedOperations(db)).toEqual([])
})

test('a record with a conflict is marked in its list, and counted', async () => {
  const { db } = await openDoctors()
  await changeRow(db, 'doctors', idOf(1), { fields: { qualification: 'Mine' } })
  const rows = { [idOf(1)]: { theirs: { qualification: 'Theirs' } } }
  await parkQueuedEdit(db, { kind: 'conflict', rows })
  expect(await screen.findByText('1 needs attention')).toBeTruthy()
  const card = screen.getByRole('heading', { name: 'Dr 1' }).closest('[role="listitem"]')
  expect(card).toMatchObject({ dataset: { attention: 'true' } })
  const link = within(card as HTMLElement).getByRole('link', { name: 'Needs attention (1)' })
  expect(link.getAttribute('href')).toBe('/admin/sync')
})

test('a long list renders only rows near the screen, but counts and finds all', async () => {
  const watched: { report: (near: boolean) => void; element: Element }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly callback: (entries: object[]) => void
      constructor(callback: (entries: object[]) => void) {
        this.callback = callback
      }
      observe(element: Element) {
        const boundingClientRect = { height: 900 }
        const report = (isIntersecting: boolean) =>
          this.callback([{ isIntersecting, boundingClientRect }])
        watched.push({ report, element })
      }
      disconnect() {}
    },
  )
  await openDoctors(500)
  expect(await screen.findByText('500 doctors, 500 active')).toBeTruthy()
  expect(titles()).toHaveLength(2 * CHUNK_SIZE)
  // IntersectionObserver reports a moment after a chunk is rendered.
  const nextPart = await waitFor(() => {
    const empty = watched.find(({ element }) => element.textContent === '')
    if (!empty) throw new Error('Nothing below the screen is watched yet')
    return empty
  })
  nextPart.report(true)
  await waitFor(() => expect(titles()).toHaveLength(3 * CHUNK_SIZE))
  const card = screen.getByRole('heading', { name: 'Dr 30' }).closest('[role="listitem"]')
  const place = ['aria-posinset', 'aria-setsize'].map((name) => card?.getAttribute(name))
  expect(place).toEqual(['31', '500'])
  fireEvent.change(screen.getByLabelText('Search doctors'), { target: { value: 'q499' } })
  await waitFor(() => expect(titles()).toEqual(['Dr 499']))
})

test('closing a form focuses the button that opened it', async () => {
  await openDoctors()
  button('Edit Dr 2').focus()
  press('Edit Dr 2')
  await screen.findByRole('form')
  press('Cancel')
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Dr 2')))
})

test('a list left through the menu keeps its search, and its own link clears it', async () => {
  await openDoctors()
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Dr 2' } })
  await waitFor(() => expect(titles()).toEqual(['Dr 2']))
  fireEvent.click(menu.getByRole('link', { name: 'Services' }))
  await heading('Manage Services')
  fireEvent.click(menu.getByRole('link', { name: 'Doctors' }))
  await heading('Manage Doctors')
  await waitFor(() => expect(titles()).toEqual(['Dr 2']))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Dr 2')
  fireEvent.click(menu.getByRole('link', { name: 'Doctors' }))
  await waitFor(() => expect(titles()).toEqual(['Dr 0', 'Dr 1', 'Dr 2']))
})

const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

test('a doctor is found with or without joiners, and by the name in another language', async () => {
  const joined = aDoctor({ id: idOf(1), name: 'పార్కిన్\u200cసన్ రావు', display_order: 1 })
  const both = aDoctor({ id: idOf(2), name: 'Dr Sarojini', 'te:name': 'డా. సరోజిని', display_order: 2 })
  await openAdmin({ at: '/admin/doctors', doctors: [joined, both] })
  await heading('Manage Doctors')
  search('పార్కిన్సన్')
  await waitFor(() => expect(titles()).toEqual([joined.name]))
  search('సరో\u200dజిని')
  await waitFor(() => expect(titles()).toEqual(['Dr Sarojini']))
})
