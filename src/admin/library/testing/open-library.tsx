import { fireEvent, screen, within } from '@testing-library/react'

import { heading, openAdmin } from '../../testing/open-admin.tsx'
import { library } from './library.ts'

/** Opens the illnesses screen on a device that has a library. */
export async function openIllnesses(change: Partial<typeof library> = {}) {
  const opened = await openAdmin({
    at: '/admin/health-library/illnesses',
    rows: { ...library, ...change },
  })
  await heading('Manage Illnesses')
  return opened
}

/** Presses a button that opens a dialog, and returns queries for what is in it. */
export async function openDialog(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

/** A field by its whole label; a star after it only marks it as required. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
}

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } })
}
