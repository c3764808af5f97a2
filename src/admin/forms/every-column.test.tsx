// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { createBlankForm, editableTables, listEditableColumns } from '#model/blanks.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { isTranslated, listTranslatedColumns, toTranslationField } from '#model/translations.ts'

import { contentTypes, getColumnLabel } from '../content-types/content-types.ts'
import { columnsOutsideForms, formScreens, type FormScreen } from '../testing/form-screens.ts'
import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
/** Tables whose rows are edited on another table's screen. */
const onAnotherScreen: readonly EditableTable[] = ['health_library_images', 'modern_site_settings']

test('every table that staff edit has a form on a screen of its own, except those listed here', () => {
  const own = formScreens.map(({ table }) => table)
  expect([...own, ...onAnotherScreen].toSorted()).toEqual(editableTables.toSorted())
})

async function openForm({ table, path, heading: title, add }: FormScreen) {
  await openAdmin({ at: `/admin/${path}`, rows: theOnlyRow(table) })
  await heading(title)
  if (add) fireEvent.click((await screen.findAllByRole('button', { name: add }))[0] as HTMLElement)
  return screen.findByRole<HTMLFormElement>('form')
}

test.for(formScreens)(
  'every editable column of $table has a field on its screen, under its own name',
  async (screenOf) => {
    const { table } = screenOf
    const form = await openForm(screenOf)
    const columns = listEditableColumns(table).filter(
      (column) => !columnsOutsideForms[table]?.includes(column),
    )
    expect(columns.length).toBeGreaterThan(2)
    const names = new Set([...form.elements].map((element) => element.getAttribute('name')))
    expect(columns.filter((column) => !names.has(column))).toEqual([])
    const words: Record<string, string> = contentTypes[table].messages.columns
    const unnamed = columns.filter((column) => !form.textContent.includes(words[column] ?? column))
    expect(unnamed).toEqual([])
  },
)

test.for(formScreens.filter(({ table }) => isTranslated(table)))(
  'every translatable text of $table has a Telugu field on its screen, under its own name',
  async (screenOf) => {
    const { table } = screenOf
    const form = await openForm(screenOf)
    fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
    const fields = listTranslatedColumns(table).map((column) => toTranslationField('te', column))
    for (const field of fields) {
      const { lang } = form.elements.namedItem(field) as HTMLInputElement
      expect([field, lang]).toEqual([field, 'te'])
      expect(screen.getByLabelText(getColumnLabel(table, field))).toBeTruthy()
    }
  },
)

test.for(formScreens)(
  'every field of $table shows remote changes below it, its Telugu field too (S-74)',
  async ({ table, path, heading: title }) => {
    const spec = getTableSpec(table)
    const id = spec.only ?? crypto.randomUUID()
    const name = spec.name === undefined ? {} : { [spec.name]: 'A' }
    const row = { ...createBlankForm(table), ...name, id, row_version: 1 }
    const { db } = await openAdmin({ at: `/admin/${path}?edit=${id}`, rows: { [table]: [row] } })
    await heading(title)
    const form = await screen.findByRole<HTMLFormElement>('form')
    if (isTranslated(table)) {
      fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
    }
    const columns = Object.keys(createBlankForm(table)).filter(
      (column) => !isFingerprint(column) && !columnsOutsideForms[table]?.includes(column),
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

function theOnlyRow(table: EditableTable) {
  const { only } = getTableSpec(table)
  return only ? { [table]: [{ ...createBlankForm(table), id: only, row_version: 1 }] } : {}
}
