import type { PublicRow } from '#model/tables.ts'

export type Illness = PublicRow<'health_library_illnesses'>

/** In small letters as it was written, and composed where that differs: Telugu has both forms. */
export function formsOf(text: string): string[] {
  const lower = text.toLowerCase()
  const composed = lower.normalize('NFC')
  return composed === lower ? [lower] : [lower, composed]
}

interface Searchable {
  name: readonly string[]
  others: readonly string[]
}

const prepared = new WeakMap<Illness, Searchable>()

/** Made once for each row: a library of thousands is gone through with every letter typed. */
export function searchable(illness: Illness): Searchable {
  const known = prepared.get(illness)
  if (known) return known
  const made = {
    name: formsOf(illness.illness_name),
    // A line break keeps them apart, as nobody can type one into the box.
    others: formsOf([illness.short_summary, ...illness.tags].join('\n')),
  }
  prepared.set(illness, made)
  return made
}
