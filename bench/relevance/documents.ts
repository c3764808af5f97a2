import { readFile } from 'node:fs/promises'

import type { PublicRow } from '#model/tables.ts'

import { migrate, openPglite } from '../../supabase/local/database.ts'

type Illness = PublicRow<'health_library_illnesses'>
type Category = PublicRow<'health_library_categories'>

/** What a visitor's device holds of the library of the sample clinic. */
export interface Library {
  illnesses: readonly Illness[]
  categories: readonly Category[]
}

export async function sampleLibrary(): Promise<Library> {
  const db = await openPglite()
  try {
    await migrate(db)
    await db.exec(await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'))
    const rowsOf = async <T>(table: string, condition: string) => {
      const rows = await db.query<{ row: T }>(
        `select to_jsonb(t) as row from public.${table} t where ${condition} order by display_order, id`,
      )
      return rows.map(({ row }) => row)
    }
    return {
      illnesses: await rowsOf<Illness>('health_library_illnesses', `visibility = 'published'`),
      categories: await rowsOf<Category>('health_library_categories', 'is_enabled'),
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
    name: illness.illness_name,
    also_called: alsoCalled(illness).join('\n'),
    tags: illness.tags.join('\n'),
    symptoms: illness.symptoms.join('\n'),
    summary: illness.short_summary,
    meaning: illness.meaning ?? '',
    treatment: illness.management_treatment.join('\n'),
    help: illness.when_to_get_help ?? '',
  }))

/** Empty for a library from before illnesses had what people call them. */
const alsoCalled = (illness: Illness & { also_called?: readonly string[] | null }) =>
  illness.also_called ?? []
