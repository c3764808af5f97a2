import { readFile } from 'node:fs/promises'

import { otherLanguages } from '../../src/model/languages.ts'
import type { PublicRow } from '../../src/model/rows.ts'
import { toTranslationField } from '../../src/model/translations.ts'
import { migrate, openPglite } from '../../supabase/local/database.ts'

type Illness = PublicRow<'health_library_illnesses'>
type Category = PublicRow<'health_library_categories'>
type Card = PublicRow<'emergency_cards'>

/** What a visitor's device holds of the library of the sample clinic. */
export interface Library {
  illnesses: readonly Illness[]
  categories: readonly Category[]
  cards: readonly Card[]
}

export async function sampleLibrary(): Promise<Library> {
  const db = await openPglite()
  try {
    await migrate(db)
    await db.exec(await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'))
    const rowsOf = async <T>(table: string, condition: string) => {
      const rows = await db.query<{ row: T }>(
        // With its translations as fields, as devices have it.
        `select sync.flatten_translations(to_jsonb(t)) as row from public.${table} t where ${condition} order by display_order, id`,
      )
      return rows.map(({ row }) => row)
    }
    return {
      illnesses: await rowsOf<Illness>('health_library_illnesses', `visibility = 'published'`),
      categories: await rowsOf<Category>('health_library_categories', 'is_enabled'),
      cards: await rowsOf<Card>('emergency_cards', 'is_enabled'),
    }
  } finally {
    await db.close()
  }
}

/** One illness as every engine but ours gets it: the same texts in the same fields. */
export interface Document extends Record<Field, string> {
  slug: string
}

/** How much a word counts in each. */
export const WEIGHTS = {
  name: 10,
  also_called: 8,
  tags: 5,
  symptoms: 3,
  summary: 2,
  meaning: 1,
  treatment: 0.5,
  help: 1,
} as const
type Field = keyof typeof WEIGHTS
export const FIELDS = Object.keys(WEIGHTS) as Field[]

export const documentsOf = (illnesses: readonly Illness[]): Document[] =>
  illnesses.map((illness) => ({
    slug: illness.slug,
    name: textOf(illness, 'illness_name'),
    also_called: textOf(illness, 'also_called'),
    tags: textOf(illness, 'tags'),
    symptoms: textOf(illness, 'symptoms'),
    summary: textOf(illness, 'short_summary'),
    meaning: textOf(illness, 'meaning'),
    treatment: textOf(illness, 'management_treatment'),
    help: textOf(illness, 'when_to_get_help'),
  }))

/** In every language; empty for a library from before the column. */
function textOf(illness: Illness, column: keyof Illness): string {
  const fields = illness as Record<string, unknown>
  const columns = [
    column,
    ...otherLanguages.map((language) => toTranslationField(language, column)),
  ]
  return columns.flatMap((name) => (fields[name] ?? []) as string | string[]).join('\n')
}
