// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { safeParse, type GenericSchema } from 'valibot'
import { beforeEach, expect, test } from 'vitest'

import {
  getStaffDatabaseName,
  mirrorTable,
  openDatabase,
  type ClinicDatabase,
} from '#db/database.ts'
import { createBlankForm, listEditableColumns } from '#model/blanks.ts'
import { getFieldKind } from '#model/form-schemas.ts'
import { isJsonEqual } from '#model/json.ts'
import { otherLanguages } from '#model/languages.ts'
import type { Fields } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { schemas } from '#model/schemas.ts'
import { getTableSpec } from '#model/tables.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { isTranslation, listTranslatedColumns, toTranslationField } from '#model/translations.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { getColumnLabel } from '../content-types/content-types.ts'
import { formatAsText } from '../edits/formatted-value.tsx'
import { columnsOutsideForms, formScreens, type FormScreen } from '../testing/form-screens.ts'
import { heading, openAdmin, resetDevice } from '../testing/open-admin.tsx'
import { press, readQueuedOperations } from '../testing/user-actions.ts'
import { getDraftKey, saveDraft } from './core/drafts.ts'

beforeEach(resetDevice)

// Of each kind more than a form can tell apart: what is stored, theirs, and mine.
const phones = ['+91 40 5550 0101', '+91 40 5550 0102', '+91 40 5550 0103']
const emails = ['a@clinic.example', 'b@clinic.example', 'c@clinic.example']
const candidates: readonly unknown[] = [
  ['one', 'two', 'three'],
  [1, 2, 3].map((page) => `https://clinic.example/${page}`),
  ['2026-01-05', '2026-01-06', '2026-01-07'],
  ['+914055500101', '+914055500102', '+914055500103'],
  [1, 2, 3],
  [['one'], ['two'], ['three']],
  [['1 09:00-17:00'], ['1 09:00-18:00'], ['1 09:00-19:00']],
  [24, 25, 26].map((day) => [`2026-12-${day} closed`]),
  [1, 2, 3].map((digit) => [`${digit}4444444-4444-4444-8444-444444444444`]),
].flat()

/** Three values that the column takes as they are; fewer if it has fewer. */
function listValues(table: EditableTable, field: string): unknown[] {
  const columns: Readonly<Record<string, GenericSchema>> = schemas[table].form.entries
  const schema = columns[getSourceColumn(field) ?? field]
  if (!schema) throw new Error(`${table} has no column ${field}`)
  const ofKind = field.startsWith('phone') ? phones : field.startsWith('email') ? emails : null
  const pool = ofKind ? ofKind.map((text) => [text]) : candidates
  const taken = pool.filter((value) => {
    const result = safeParse(schema, value)
    return result.success && isJsonEqual(result.output, value)
  })
  return taken.slice(0, 3)
}

const fieldsOf = (table: EditableTable): string[] => [
  ...listEditableColumns(table).filter((column) => !columnsOutsideForms[table]?.includes(column)),
  ...otherLanguages.flatMap((language) =>
    listTranslatedColumns(table).map((column) => toTranslationField(language, column)),
  ),
]

/** A row that its form takes: required columns are filled. */
function aRow(table: EditableTable): Fields & { id: string } {
  const row: Fields = { ...createBlankForm(table) }
  for (const column of listEditableColumns(table)) {
    const schema = (schemas[table].form.entries as Record<string, GenericSchema>)[column]
    const values = listValues(table, column)
    // A period ends on its first day or later.
    const isEnd = String(column).startsWith('ends')
    if (schema && !safeParse(schema, row[column]).success) row[column] = values.at(isEnd ? -1 : 0)
  }
  return { ...row, id: getTableSpec(table).only ?? ID, row_version: 1 }
}

const PICTURE = '88888888-8888-4888-8888-888888888888'
const ID = '99999999-9999-4999-8999-999999999999'

// A field with two values cannot differ from what is stored on both sides.
interface Conflict extends FormScreen {
  field: string
  isKept: boolean
}

const conflicts: readonly Conflict[] = formScreens.flatMap((form) =>
  fieldsOf(form.table)
    .filter((field) => listValues(form.table, field).length === 3)
    .map((field, at) => ({ ...form, field, isKept: at % 2 === 0 })),
)

test('each text of a form, in each language, has a conflict to try', () => {
  const tried = new Set(conflicts.map(({ table, field }) => `${table}/${field}`))
  const texts = formScreens.flatMap(({ table }) =>
    listTranslatedColumns(table).flatMap((column) => [
      `${table}/${column}`,
      ...otherLanguages.map((language) => `${table}/${toTranslationField(language, column)}`),
    ]),
  )
  expect(texts.filter((text) => !tried.has(text))).toEqual([])
  expect(texts.length).toBeGreaterThan(50)
})

interface Input {
  mine: Fields
  base: Fields
  parts?: { now: unknown; seen: unknown }
}

/** A form that was left with input; the screen opens it again. */
async function leaveDraft(table: EditableTable, { mine, base, parts }: Input) {
  const db = openDatabase(getStaffDatabaseName(aUser().id))
  const blank = createBlankForm(table)
  const draft = {
    fields: { ...blank, ...mine },
    seen: { ...blank, ...base },
    ...(parts && { parts }),
    at: Date.now(),
  }
  await saveDraft(db, { key: getDraftKey(table, String(base['id'])), ...draft })
  db.close()
}

interface Question {
  label: string
  theirs: unknown
  isKept: boolean
}

/** Expects this question alone, which blocks Save until it is answered. */
async function resolveConflict(
  form: HTMLFormElement,
  db: ClinicDatabase,
  { label, theirs, isKept }: Question,
) {
  const buttons = () =>
    within(form)
      .queryAllByRole('button', { name: /^(Use theirs|Keep mine): / })
      .map((button) => button.getAttribute('aria-label'))
  await expect.poll(buttons).toEqual([`Use theirs: ${label}`, `Keep mine: ${label}`])
  const question = form.querySelector('[data-conflict]')
  expect(question?.textContent).toContain(formatAsText(theirs))
  fireEvent.submit(form)
  await screen.findByText('Choose which version to keep.')
  expect(await readQueuedOperations(db)).toEqual([])
  press(`${isKept ? 'Keep mine' : 'Use theirs'}: ${label}`)
  expect(buttons()).toEqual([])
  fireEvent.submit(form)
}

async function tryConflict({ table, path, heading: title, field, isKept }: Conflict) {
  const [stored, theirs, mine] = listValues(table, field)
  const row = { ...aRow(table), [field]: stored }
  await leaveDraft(table, { mine: { ...row, [field]: mine }, base: row })
  const { db } = await openAdmin({ at: `/admin/${path}`, rows: { [table]: [row] } })
  await heading(title)
  const form = await screen.findByRole<HTMLFormElement>('form')
  await screen.findByText(/^Restored draft from/)
  await mirrorTable(db, table).put({ ...row, [field]: theirs, row_version: 2 })
  const label = getColumnLabel(table, field)
  await resolveConflict(form, db, { label, theirs, isKept })
  const changed = { set: { [field]: mine }, was: { [field]: theirs } }
  await expect
    .poll(async () => [await readQueuedOperations(db), await db.drafts.count()])
    .toMatchObject([isKept ? [changed] : [], 0])
  expect(screen.queryByText('Choose which version to keep.')).toBeNull()
}

const kindOf = ({ table, field }: Conflict) =>
  `${getFieldKind(table, field).kind} ${isTranslation(field)}`

const firstOfKinds = conflicts.filter((one, at) => {
  return at === conflicts.findIndex((other) => kindOf(other) === kindOf(one))
})

test.for(firstOfKinds)(
  'a conflict in $field of $table shows its own two buttons and the other value, and the choice lets Save through (S-74)',
  tryConflict,
)

test.for(conflicts.filter((one) => !firstOfKinds.includes(one)))(
  'in every other field, too: a conflict in $field of $table is shown and resolved there (S-74)',
  { tags: ['full'] },
  tryConflict,
)

test.for(['alt_text', 'te:alt_text'])(
  "a conflict in $0 of an illness's picture is shown and resolved below that text (S-74)",
  async (field) => {
    const illness = aRow('health_library_illnesses')
    const address = 'https://clinic.example/1'
    const texts = { alt_text: 'one', 'te:alt_text': 'one', [field]: 'one' }
    const picture = { ...aRow('health_library_images'), ...texts, illness_id: ID, id: PICTURE }
    const inForm = { id: PICTURE, image_url: address, ...texts }
    const parts = { now: [{ ...inForm, [field]: 'three' }], seen: [inForm] }
    await leaveDraft('health_library_illnesses', { mine: illness, base: illness, parts })
    const { db } = await openAdmin({
      at: '/admin/health-library/illnesses',
      rows: {
        health_library_illnesses: [illness as never],
        health_library_images: [{ ...picture, image_url: address } as never],
      },
    })
    const form = await screen.findByRole<HTMLFormElement>('form')
    await mirrorTable(db, 'health_library_images').put({
      ...picture,
      image_url: address,
      [field]: 'two',
      row_version: 2,
    })
    await resolveConflict(form, db, {
      label: getColumnLabel('health_library_images', field),
      theirs: 'two',
      isKept: true,
    })
    await expect
      .poll(() => readQueuedOperations(db))
      .toMatchObject([{ set: { [field]: 'three' }, was: { [field]: 'two' } }])
  },
)
