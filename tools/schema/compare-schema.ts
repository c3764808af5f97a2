import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { migrate, type Database } from '../../supabase/local/database.ts'
import { readCatalog } from '../../supabase/tests/catalog.ts'
import { createBaseline } from './schemas.ts'

/** Applies supabase/schemas to an empty database. */
export async function applySchemas(db: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-schemas-'))
  try {
    await writeFile(join(folder, '0000_schemas.sql'), await createBaseline())
    await migrate(db, pathToFileURL(`${folder}/`))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Everything a database consists of, except for the migrations that made it. */
export async function readSchema(db: Database): Promise<string[]> {
  return (await readCatalog(db)).filter((line) => !line.startsWith('migration '))
}

/** What only one of two catalogs has, as in a diff: `-` the first one, `+` the second one. */
export function diffCatalogs(first: readonly string[], second: readonly string[]): string[] {
  const [before, after] = [new Set(first), new Set(second)]
  return [
    ...first.filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...second.filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ]
}
