import type { PublicRow } from '#model/tables.ts'

type Illness = PublicRow<'health_library_illnesses'>
type Category = PublicRow<'health_library_categories'>

/** Whether what was typed is in the name, the summary or a tag, in either case (spec §5). */
function mentions(illness: Illness, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return [illness.illness_name, illness.short_summary, ...illness.tags].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

interface Criteria {
  typed: string
  /** The chosen category, or null for all of them. */
  category: string | null
}

/** The illnesses that meet both criteria (S-14), in the order they came in. */
export function foundIllnesses(illnesses: readonly Illness[], { typed, category }: Criteria) {
  return illnesses.filter(
    (illness) =>
      (category === null || illness.category_id === category) && mentions(illness, typed),
  )
}

export interface Group {
  category: Category | null
  illnesses: Illness[]
}

/** Under the headings of their categories; those without one visitors may see come last (S-13). */
export function grouped(illnesses: readonly Illness[], categories: readonly Category[]): Group[] {
  const known = new Set<string | null>(categories.map(({ id }) => id))
  const groups: Group[] = categories.map((category) => ({
    category,
    illnesses: illnesses.filter(({ category_id }) => category_id === category.id),
  }))
  const others = illnesses.filter(({ category_id }) => !known.has(category_id))
  return [...groups, { category: null, illnesses: others }].filter(
    (group) => group.illnesses.length > 0,
  )
}
