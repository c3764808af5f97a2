import { readFile } from 'node:fs/promises'

import type { Queryable } from './database.ts'
import { ROOT } from './root.ts'

/** The first migration of 1.0. It replaces all earlier ones. */
export const BASELINE = '0044_baseline.sql'
const BASELINE_VERSION = '0044'
/** The last migration before 1.0. A database at this version is upgraded to the baseline in place. */
const LAST = {
  version: '0043',
  name: '0043_names_to_see',
  hash: '1fbcc65e6ab62597fd0e28ee22e58bac3330ed58a18d0ebc5f3d3e23877f0cf4',
}
/** The commit of the last build before 1.0. It has no tag yet. */
const LAST_COMMIT = '1852a5a7'
const RENAMES = new URL('supabase/local/from-0043.sql', ROOT)
/** Matches the statements of the baseline that can run on a database that has its tables. */
const REPEATABLE =
  /^(?:create or replace function [^]*?\$\$;|comment on [^]*?';|revoke all on (?:all|function) [^;]*;|grant execute on [^;]*;)$/gm

interface Applied {
  version: string
  name: string | null
  hash?: string | null
}

/** Returns whether the baseline replaces a migration. */
export const isBeforeBaseline = ({ version }: Applied): boolean =>
  /^\d{4}$/.test(version) && version < BASELINE_VERSION

/** Throws an error for operators if the database is older than the last build before 1.0. */
export function requireLastBeforeBaseline(applied: readonly Applied[]): void {
  const latest = applied.findLast(isBeforeBaseline)
  if (!latest || latest.version === LAST.version) return
  throw new Error(
    `The database is at ${latest.version}_${latest.name ?? ''}, older than the last build before 1.0 ` +
      `(commit ${LAST_COMMIT}, ${LAST.name}). Nothing was changed. Start that build on it once, then this ` +
      'one (docs/operations.md, "From a build before 1.0").',
  )
}

/** Returns the schema version to load a backup into; throws if this build cannot load it. */
export function getSchemaToLoad(schema: string): string {
  if (schema === LAST.version) return BASELINE_VERSION
  if (schema > LAST.version) return schema
  throw new Error(
    `This backup is of a build before 1.0 (its database is at ${schema}). Restore it with the last ` +
      `build before 1.0 (commit ${LAST_COMMIT}, ${LAST.name}), start that build once, and make a new backup.`,
  )
}

/**
 * Upgrades a database of the last build before 1.0 to the baseline: its tables are the same, and
 * its functions get their new names and bodies. Returns false if it is no such database.
 */
export async function takeAsBaseline(tx: Queryable, sql: string, hash: string): Promise<boolean> {
  const [last] = await tx.query<Applied>(
    'select version, name, hash from supabase_migrations.schema_migrations where version = $1',
    [LAST.version],
  )
  if (!last) return false
  // The Supabase CLI records no hash.
  if (last.hash && last.hash !== LAST.hash) {
    throw new Error(`The migration ${LAST.name} of this database is not the one that was released.`)
  }
  await tx.exec(await readFile(RENAMES, 'utf8'))
  await tx.exec((sql.match(REPEATABLE) ?? []).join('\n'))
  await tx.query('delete from supabase_migrations.schema_migrations where version < $1', [
    BASELINE_VERSION,
  ])
  await tx.query(
    'insert into supabase_migrations.schema_migrations (version, name, hash) values ($1, $2, $3)',
    [BASELINE_VERSION, 'baseline', hash],
  )
  return true
}
