import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type { SyncResponse } from '#model/mutation.ts'

import { migrate, type Database } from '../local/database.ts'
import { actAs, type Clinic } from './clinic.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Brings a database up to the schema that was there before a migration. */
export async function migrateBefore(db: Database, version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-migrations-'))
  const older = (await readdir(MIGRATIONS)).filter((file) => file < version)
  await Promise.all(older.map((file) => cp(join(MIGRATIONS, file), join(folder, file))))
  await migrate(db, pathToFileURL(`${folder}/`))
  await rm(folder, { recursive: true })
}

/** What a round without edits brings the tablet of a Content Manager. */
export const pull = (clinic: Clinic, since: string | null) =>
  ask(clinic, 'select public.sync_pull($1) as answer', [since])

/** Sends one edit of one row as a Content Manager. */
export const push = (clinic: Clinic, since: string | null, op: object) =>
  ask(clinic, 'select public.sync_push($2::text::jsonb, $1) as answer', [
    since,
    JSON.stringify([{ id: crypto.randomUUID(), ops: [op] }]),
  ])

/** What the tablet of a Content Manager is answered, and the server keeps. */
function ask({ db, tokens }: Clinic, sql: string, params: unknown[]): Promise<SyncResponse> {
  return db.transaction(async (tx) => {
    await actAs(tx, tokens['Content Manager'])
    const [row] = await tx.query<{ answer: SyncResponse }>(sql, params)
    return row?.answer ?? { cursor: '' }
  })
}
