import type { EditableTable } from '#model/rows.ts'

import { listScreens } from './list-screens.ts'

export interface FormScreen {
  table: EditableTable
  path: string
  heading: string
  /** The button that opens the form; null if the form is the screen. */
  add: string | null
}

/** Each form's screen. */
export const formScreens: readonly FormScreen[] = [
  { table: 'hospital_profile', path: 'hospital-profile', heading: 'Hospital Profile', add: null },
  { table: 'contact_information', path: 'contact', heading: 'Contact Information', add: null },
  ...listScreens,
]

/** Columns that are edited outside the form. */
export const columnsOutsideForms: Partial<Record<EditableTable, readonly string[]>> = {
  // By dragging, or with the arrows.
  social_media: ['display_order'],
}
