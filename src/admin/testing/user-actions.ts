import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import type { Op } from '#model/mutation.ts'

// Actions of a user, and the mutations they leave in the outbox.

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** Opens the menu of a row or a card, and returns its items. */
export function openMenuOf(record: string): string[] {
  press(`More for ${record}`)
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

/** Cancels a form with unsaved input, and discards it. */
export async function discardByCancel(): Promise<void> {
  press('Cancel')
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
}

/** Selects from the menu of a row or a card. */
export function chooseFor(record: string, item: string): void {
  openMenuOf(record)
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}

/** The field whose label starts like this; a star may follow it. */
export function input(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, textarea',
  })
}

export function type(label: string, value: string): void {
  fireEvent.change(input(label), { target: { value } })
}

/** All unsent mutations, oldest first. */
export async function readQueuedOperations(db: ClinicDatabase): Promise<Op[]> {
  return (await db.outbox.toArray()).flatMap(({ ops }) => ops)
}

/** The operation of the only unsent edit. */
export async function readOnlyOperation(db: ClinicDatabase): Promise<Op | undefined> {
  const [entry, ...others] = await db.outbox.toArray()
  expect(others).toEqual([])
  return entry?.ops[0]
}

/** Enters another position through a record's grip. */
export async function moveTo(name: string, place: number): Promise<void> {
  press(`Move ${name} to another place`)
  const field = await screen.findByLabelText(/^Position \(/)
  fireEvent.change(field, { target: { value: String(place) } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
}
