import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'

import { editableTables } from '#model/blanks.ts'
import { getFormSchema } from '#model/form-schemas.ts'
import type { Fields } from '#model/mutation.ts'
import { listTranslatedColumns, toTranslationField } from '#model/translations.ts'

import type { Database } from '../local/database.ts'
import { createFilledForm } from './clinic.ts'
import { onEveryEngine } from './engines.ts'

const lengths = [1, 200, 201, 500, 501, 2_000, 2_001, 20_000, 20_001]
const long = lengths.map((length) => 'క'.repeat(length))
/** Values on both sides of every limit that a text or a list has, and values of another kind. */
const values: readonly unknown[] = [
  '',
  ' ',
  '\t\n',
  ' వణుకు ',
  'MRI స్కాన్',
  [],
  [''],
  ['వణుకు', 'tremor'],
  [null],
  [['a']],
  [1],
  5,
  true,
  { a: 'b' },
  ...long,
  ...long.map((text) => [text]),
  ...[60, 61, 100, 101].map((length) => Array.from({ length }, (_, at) => `${at}`)),
]
const translated = editableTables.flatMap((table) =>
  listTranslatedColumns(table).map((column) => [table, column] as const),
)

onEveryEngine(
  async (db) => ({ db }),
  (world) => {
    describe('the form and the database take the same Telugu texts', () => {
      test.for(translated)('%s: %s (R16, S-82)', async ([table, column]) => {
        const field = toTranslationField('te', column)
        const byForm = values.map((value) => {
          const { success, output } = safeParse(getFormSchema(table), {
            ...createFilledForm(table),
            [field]: value,
          })
          return success ? { is: true, value: (output as Fields)[field] } : { is: false, value }
        })
        expect(new Set(byForm.map(({ is }) => is)).size).toBe(2)
        const byDatabase = await findAccepted(world().db, [table, column], byForm)
        expect(byForm.filter(({ is }, at) => is !== byDatabase[at])).toEqual([])
      })
    })
  },
)

/** Whether the database would take each of these; a translation that is nothing is none, and no row holds it. */
async function findAccepted(
  db: Database,
  [table, column]: readonly [table: string, column: string],
  candidates: readonly { value: unknown }[],
): Promise<boolean[]> {
  const [row] = await db.query<{ accepted: boolean[] }>(
    `select array_agg(value in ('null', '""', '[]') or sync.translation_fits($1::regclass, $2, value) order by n) as accepted
    from jsonb_array_elements($3::text::jsonb) with ordinality x (value, n)`,
    [`public.${table}`, column, JSON.stringify(candidates.map(({ value }) => value))],
  )
  return row?.accepted ?? []
}
