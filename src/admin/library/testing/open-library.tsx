import { fireEvent, screen, within } from '@testing-library/react'

import { heading, openAdmin } from '../../testing/open-admin.tsx'
import { library } from './library.ts'

/** Opens the illnesses screen on a device with a library. */
export async function openIllnesses(change: Partial<typeof library> = {}) {
  const opened = await openAdmin({
    at: '/admin/health-library/illnesses',
    rows: { ...library, ...change },
  })
  await heading('Manage Illnesses')
  return opened
}

/** Presses a button that opens a dialog, and returns queries for the dialog. */
export async function openDialog(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

/** A field by its full label; a star at its end marks it as required. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
}

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } })
}
