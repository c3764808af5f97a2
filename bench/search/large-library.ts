import type { Queryable } from '../../supabase/local/database.ts'

export const ILLNESSES = 2000

/** Fills the library up to a size with copies of the sample illnesses, each with a name of its own. */
export async function growLibrary(db: Queryable, size = ILLNESSES): Promise<void> {
  await db.query(
    `insert into public.health_library_illnesses
      (illness_name, slug, short_summary, meaning, symptoms, management_treatment, category_id,
       tags, visibility, display_order)
    select illness_name || ' ' || n, slug || '-' || n, short_summary, meaning, symptoms,
      management_treatment, category_id, tags, 'published', 1000 + n
    from (
      select i.*, row_number() over (order by copy, i.slug) as n
      from public.health_library_illnesses i, generate_series(1, 1000) as copy
      where i.visibility = 'published'
    ) as copies
    where n <= $1 - (select count(*) from public.health_library_illnesses where visibility = 'published')`,
    [size],
  )
}
