import type { Database } from '../local/database.ts'
import { openClinic, personIds, themeConfig, themes, type Clinic } from './clinic.ts'

/** The id of the nth illness that a large clinic has beside those of the small one. */
export const illnessId = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
export const imageId = (n: number) => `00000000-0000-4000-a000-${String(n).padStart(12, '0')}`
export const categoryId = (n: number) => `00000000-0000-4000-8800-${String(n).padStart(12, '0')}`
const CATEGORIES = 20
/** An illness that was deleted; it can be brought back. */
export const buriedId = (n: number) => `00000000-0000-4000-b000-${String(n).padStart(12, '0')}`

/**
 * The small clinic after years: so many illnesses with a picture each, and as many lines of the log,
 * answered edits, states of the timeline and deleted rows. What a clinic has few of stays as it is.
 */
export async function openLargeClinic(db: Database, rows: number): Promise<Clinic> {
  const clinic = await openClinic(db)
  await db.transaction(async (tx) => {
    // Without triggers: each row stands for an edit of its own, long ago.
    await tx.exec(`set local session_replication_role = 'replica'; ${grow(rows)}`)
  })
  // As autovacuum does on a server; the embedded database has none.
  if (db.engine === 'postgres') await db.exec('vacuum analyze')
  return clinic
}

/** Few lines of the log are by the Viewer, or of themes; most are by the Content Manager. */
const someone = `case n % 500 when 1 then '${personIds.Viewer}' else '${personIds['Content Manager']}' end::uuid`
const idOf = (family: string) => `('00000000-0000-4000-${family}-' || lpad(n::text, 12, '0'))::uuid`
/** What stands in each of its texts, once or more often. */
export const SENTENCE =
  'A headache that comes with nausea and dislike of light, on one side of the head. '
const WORDS = `'${SENTENCE}'`

const grow = (rows: number) => `
  create temporary table numbers on commit drop as
    select n, (select version from sync.clock) + n as version, now() - (${rows} - n) * interval '5 minutes' as at
    from generate_series(1, ${rows}) n;
  insert into sync.history (version, at) select version, at from numbers;
  update sync.clock set version = version + ${rows} where one;
  insert into public.health_library_categories (id, category_name, slug, display_order)
    select ${idOf('8800')}, 'Category ' || n, 'category-' || n, n from generate_series(1, ${CATEGORIES}) n;
  insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
      management_treatment, category_id, visibility, display_order, row_version)
    select ${idOf('9000')}, 'Illness ' || n, 'illness-' || n, ${WORDS}, repeat(${WORDS}, 6),
      array_fill(${WORDS}::text, array[6]), array_fill(${WORDS}::text, array[6]),
      ('00000000-0000-4000-8800-' || lpad((1 + n % ${CATEGORIES})::text, 12, '0'))::uuid,
      case when n % 10 = 0 then 'draft' else 'published' end, n + 1, version
    from numbers;
  insert into storage.objects (bucket_id, name, created_at)
    select (select bucket from sync.tables where tbl = 'health_library_images'), ${idOf('c000')} || '.webp', at from numbers;
  insert into public.health_library_images (id, illness_id, image_url, alt_text, row_version)
    select ${idOf('a000')}, ${idOf('9000')}, '/storage/v1/object/public/'
      || (select bucket from sync.tables where tbl = 'health_library_images') || '/' || ${idOf('c000')} || '.webp',
      'A drawing of it', version
    from numbers;
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes, created_at)
    select ${someone}, case n % 500 when 2 then 'theme_activated' else 'update' end, 'Updated illness: Illness ' || n,
      'health_library_illnesses', ${idOf('9000')}, jsonb_build_object('before', jsonb_build_object('meaning', ${WORDS}),
      'after', jsonb_build_object('meaning', repeat(${WORDS}, 2))), at
    from numbers;
  insert into sync.applied (id, user_id, at, result)
    select md5('edit ' || n)::uuid, ${someone}, at, jsonb_build_object('id', md5('edit ' || n)::uuid, 'status', 'ok') from numbers;
  insert into sync.tombstones (tbl, id, version, at, row)
    select 'health_library_illnesses', ${idOf('b000')}, version, at, (to_jsonb(i) - '{slug,id}'::text[])
      || jsonb_build_object('id', ${idOf('b000')}, 'slug', 'gone-' || n)
    from numbers, public.health_library_illnesses i where i.slug = 'illness-1';
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, created_by, created_at, row_version)
    select '${themes.custom}', 1 + n, 'Own', c.config, private.theme_hash(c.config), ${someone}, at, version
    from numbers, (select '${JSON.stringify(themeConfig)}'::jsonb as config) c where n <= ${rows} / 50;
  update public.modern_themes set version_number = 1 + ${rows} / 50 where id = '${themes.custom}';`
