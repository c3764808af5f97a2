// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { createBlankForm, listEditableColumns } from '#model/blanks.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec, tables } from '#model/tables.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { listTranslatedColumns, toTranslationField } from '#model/translations.ts'

import { contentTypes, getColumnLabel } from '../content-types/content-types.ts'
import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
/** Tables whose rows are edited on another table's screen: an illness's pictures, the library's switch. */
type OnAnotherScreen = 'health_library_images' | 'modern_site_settings'

/** The path of each table's form, and the button that opens it. */
const forms = {
  hospital_profile: ['hospital-profile', 'Hospital Profile', null],
  contact_information: ['contact', 'Contact Information', null],
  doctors: ['doctors', 'Manage Doctors', 'Add Doctor'],
  services: ['services', 'Manage Services', 'Add Service'],
  testimonials: ['testimonials', 'Manage Testimonials', 'Add Testimonial'],
  social_media: ['social-media', 'Social Media', 'Add Platform'],
  health_library_categories: ['health-library/categories', 'Manage Categories', 'Add Category'],
  health_library_illnesses: ['health-library/illnesses', 'Manage Illnesses', 'Add Illness'],
  notices: ['notices', 'Manage Notices', 'Add Notice'],
  emergency_cards: ['emergency-cards', 'Manage Emergency Cards', 'Add Emergency Card'],
} as const satisfies Record<
  Exclude<EditableTable, OnAnotherScreen>,
  readonly [path: string, heading: string, add: string | null]
>

type FormTable = keyof typeof forms

/** Columns that are edited outside the form. */
const elsewhere: Partial<Record<FormTable, readonly string[]>> = {
  // By dragging, or with the arrows.
  social_media: ['display_order'],
}

async function openForm(table: FormTable) {
  const [path, title, add] = forms[table]
  await openAdmin({ at: `/admin/${path}`, rows: theOnlyRow(table) })
  await heading(title)
  if (add) fireEvent.click((await screen.findAllByRole('button', { name: add }))[0] as HTMLElement)
  return screen.findByRole<HTMLFormElement>('form')
}

test.for(Object.keys(forms) as FormTable[])(
  'every editable column of %s has a field on its screen, under its own name',
  async (table) => {
    const form = await openForm(table)
    const columns = listEditableColumns(table).filter(
      (column) => !elsewhere[table]?.includes(column),
    )
    expect(columns.length).toBeGreaterThan(2)
    const names = new Set([...form.elements].map((element) => element.getAttribute('name')))
    expect(columns.filter((column) => !names.has(column))).toEqual([])
    const words: Record<string, string> = contentTypes[table].messages.columns
    const unnamed = columns.filter((column) => !form.textContent.includes(words[column] ?? column))
    expect(unnamed).toEqual([])
  },
)

test.for(
  (Object.keys(forms) as FormTable[]).filter((table) => listTranslatedColumns(table).length > 0),
)(
  'every translatable text of %s has a Telugu field on its screen, under its own name',
  async (table) => {
    const form = await openForm(table)
    fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
    const fields = listTranslatedColumns(table).map((column) => toTranslationField('te', column))
    for (const field of fields) {
      const { lang } = form.elements.namedItem(field) as HTMLInputElement
      expect([field, lang]).toEqual([field, 'te'])
      expect(screen.getByLabelText(getColumnLabel(table, field))).toBeTruthy()
    }
  },
)

test.for(Object.keys(forms) as FormTable[])(
  'every field of %s shows remote changes below it, its Telugu field too (S-74)',
  async (table) => {
    const [path, title] = forms[table]
    const spec = getTableSpec(table)
    const id = spec.only ?? crypto.randomUUID()
    const name = spec.name === undefined ? {} : { [spec.name]: 'A' }
    const row = { ...createBlankForm(table), ...name, id, row_version: 1 }
    const { db } = await openAdmin({ at: `/admin/${path}?edit=${id}`, rows: { [table]: [row] } })
    await heading(title)
    const form = await screen.findByRole<HTMLFormElement>('form')
    if (listTranslatedColumns(table).length > 0) {
      fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
    }
    const columns = Object.keys(createBlankForm(table)).filter(
      (column) => !isFingerprint(column) && !elsewhere[table]?.includes(column),
    )
    // A translation has the kind of its text.
    const kindOf = (column: string) => row[(getSourceColumn(column) ?? column) as keyof typeof row]
    const changed = Object.keys(row).map((column) => [column, changedTo(column, kindOf(column))])
    await mirrorTable(db, table).put({ ...row, ...Object.fromEntries(changed), id, row_version: 2 })
    await waitFor(() => {
      const marks = form.querySelectorAll('[id$="-mark"]')
      expect(marks).toHaveLength(columns.length)
      for (const { id: mark } of marks) {
        expect(form.querySelector(`[aria-describedby~="${CSS.escape(mark)}"]`)).toBeTruthy()
      }
    })
  },
)

function changedTo(column: string, value: unknown): unknown {
  if (column === 'visibility') return 'published'
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return ['changed']
  // Date and year inputs accept nothing else.
  return column.endsWith('_on') ? '2026-01-05' : column.startsWith('years') ? 3 : 'changed'
}

function theOnlyRow(table: FormTable) {
  if (table !== 'hospital_profile' && table !== 'contact_information') return {}
  return { [table]: [{ ...createBlankForm(table), id: tables[table].only, row_version: 1 }] }
}
