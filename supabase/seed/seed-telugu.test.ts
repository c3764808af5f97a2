import { readFile } from 'node:fs/promises'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { toForm } from '#model/blanks.ts'
import { getTranslationState } from '#model/fingerprints.ts'
import { getFormSchema } from '#model/form-schemas.ts'
import { translatedTables } from '#model/translated-tables.ts'
import { detectLanguage, listTranslatedColumns } from '#model/translations.ts'

import type { Database } from '../local/database.ts'
import { engines } from '../tests/engines.ts'

let db: Database

beforeAll(async () => {
  db = await engines[0].open()
  await db.exec(await readFile(new URL('../seed.sql', import.meta.url), 'utf8'))
}, 60_000)
afterAll(() => db.close())

describe('the sample clinic in Telugu (S-70)', () => {
  test.for(translatedTables)(
    'every row of %s has in Telugu every text that needs one',
    async (table) => {
      const rows = await flatRowsOf(table)
      expect(rows.length).toBeGreaterThan(0)
      const missing = rows.flatMap((row) =>
        listTranslatedColumns(table)
          .filter((column) => getTranslationState(row, 'te', column) === 'missing')
          .map((column) => [row['slug'] ?? row['id'], column]),
      )
      expect(missing).toEqual([])
    },
  )

  test.for(translatedTables)(
    'the texts of %s are in Telugu letters, up to date, and within the rules of the forms',
    async (table) => {
      const rows = await flatRowsOf(table)
      for (const row of rows) {
        for (const column of listTranslatedColumns(table)) {
          const state = getTranslationState(row, 'te', column)
          if (state === 'missing' || state === 'none needed') continue
          const text = JSON.stringify(row[`te:${column}`])
          expect({ text, state, language: detectLanguage(text) }).toEqual({
            text,
            state: 'fresh',
            language: 'te',
          })
        }
        const asWritten = Object.fromEntries(
          listTranslatedColumns(table).map((column) => [
            column,
            row[`te:${column}`] ?? row[column],
          ]),
        )
        const { success, issues } = v.safeParse(
          getFormSchema(table),
          toForm(table, { ...row, ...asWritten }),
        )
        expect({ success, issues, row: row['id'] }).toMatchObject({ success: true })
      }
    },
  )

  test('Home and each topic say in Telugu that no native speaker has reviewed the translation', async () => {
    const texts = [
      ...(await flatRowsOf('hospital_profile')).map((row) => row['te:about_text']),
      ...(await flatRowsOf('health_library_illnesses')).map((row) => row['te:meaning']),
    ]
    expect(texts.length).toBeGreaterThan(57)
    const note = 'తెలుగు మాతృభాషగా గల వైద్యులు ఇంకా సరిచూడలేదు'
    expect(texts.filter((text) => !String(text).includes(note))).toEqual([])
  })

  test.for(translatedTables)(
    'no number and no line of %s is lost or added on the way',
    async (table) => {
      const differing = (await flatRowsOf(table)).flatMap((row) =>
        listTranslatedColumns(table).flatMap((column) => {
          const [english, telugu] = [row[column], row[`te:${column}`]]
          if (!telugu || column === 'tags') return []
          return shapeOf(english) === shapeOf(telugu) ? [] : [{ english, telugu }]
        }),
      )
      expect(differing).toEqual([])
    },
  )
})

/** What stays the same in every language: how many lines and entries, and the numbers in them. */
function shapeOf(text: unknown): string {
  const entries = Array.isArray(text) ? text : String(text).split('\n')
  const numbers = JSON.stringify(text).match(/\d+/g) ?? []
  return JSON.stringify([entries.length, numbers.toSorted()])
}

/** Rows as devices have them: each translation is a field of its own. */
async function flatRowsOf(table: string) {
  const rows = await db.query<{ row: Record<string, unknown> }>(
    `select sync.flatten_translations(to_jsonb(t)) as row from public.${table} t`,
  )
  return rows.map(({ row }) => row)
}
