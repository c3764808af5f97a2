import { BASELINE, isBeforeBaseline, requireLastBeforeBaseline } from './baseline.ts'
import type { Queryable } from './database.ts'

/**
 * Throws one sentence if the database has a migration that this build lacks: an older build on a
 * newer database may start, and then fail during an edit. Our migrations have numbers of four
 * digits; those of other programs, such as a hosted project's own, have timestamps. Only reads.
 */
export async function requireKnownMigrations(
  db: Queryable,
  known: readonly string[],
): Promise<void> {
  const [ledger] = await db.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as exists`,
  )
  if (!ledger?.exists) return
  const all = await db.query<{ version: string; name: string | null }>(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  const hasBaseline = known.includes(BASELINE)
  if (hasBaseline) requireLastBeforeBaseline(all)
  const applied = all.filter((migration) => !(hasBaseline && isBeforeBaseline(migration)))
  const names = known.map((file) => file.replace(/\.sql$/, ''))
  const versions = new Set(names.map((name) => name.split('_')[0]))
  const newer = applied.findLast(({ version }) => !versions.has(version))
  if (!newer) return
  if (!/^\d{4}$/.test(newer.version)) {
    throw new Error(
      `The database has migrations of another program, such as ${fullName(newer)}. Nothing was ` +
        'changed. Nadi needs a database of its own: set DATABASE_URL to an empty one, or to a new project.',
    )
  }
  throw new Error(
    `The database is of a newer Nadi: it has the migration ${fullName(newer)}, and this build ` +
      `knows migrations up to ${names.at(-1) ?? 'none'}. Nothing was changed. Start the newer ` +
      'build, or restore the backup from before the upgrade (docs/operations.md, "Roll back").',
  )
}

function fullName({ version, name }: { version: string; name: string | null }): string {
  return name ? `${version}_${name}` : version
}
