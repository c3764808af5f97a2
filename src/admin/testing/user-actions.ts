import { fireEvent, screen } from '@testing-library/react'

import type { ClinicDatabase } from '#db/database.ts'
import type { Op } from '#model/mutation.ts'

// What a person at a tablet does, and what that leaves to be sent.

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** Chooses from the menu of a row or a card. */
export function chooseFor(record: string, item: string): void {
  press(`More for ${record}`)
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}

/** The field whose label begins like this; a star may follow it. */
export function input(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, textarea',
  })
}

export function type(label: string, value: string): void {
  fireEvent.change(input(label), { target: { value } })
}

/** Everything that waits to be sent, in the order it was done. */
export async function readQueuedOperations(db: ClinicDatabase): Promise<Op[]> {
  return (await db.outbox.toArray()).flatMap(({ ops }) => ops)
}

/** Asks for another place in a list by the grip of a record, and types it. */
export async function moveTo(name: string, place: number): Promise<void> {
  press(`Move ${name} to another place`)
  const field = await screen.findByLabelText(/^Position \(/)
  fireEvent.change(field, { target: { value: String(place) } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
}
