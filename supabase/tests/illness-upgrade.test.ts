import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { describe, expect, test } from 'vitest'

import type { Answer } from '#model/mutation.ts'

import { migrate, type Database } from '../local/database.ts'
import { attempt, openClinic, shown, type Clinic } from './clinic.ts'
import { emptyDatabases } from './engines.ts'
import { Mirror } from './mirror.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))
const ADDED = ['when_to_get_help', 'last_reviewed_on', 'last_reviewed_by']
const TABLE = 'health_library_illnesses'

describe.for(Object.keys(emptyDatabases))(
  'a clinic that is older than the guidance (%s)',
  (engine) => {
    test('sends no illness anew, and devices that lack the columns edit them all the same [R6, R8]', async () => {
      const db = (await emptyDatabases[engine]?.()) as Database
      try {
        await migrateBefore(db, '0012')
        const clinic = await openClinic(db)
        const mirror = new Mirror()
        mirror.apply(await pull(clinic, null))
        expect(shownIn(mirror)).toEqual([])

        expect(await migrate(db)).toContain('0012_illness_guidance.sql')
        expect(await pull(clinic, mirror.cursor)).toEqual({ cursor: mirror.cursor })

        const set = { when_to_get_help: 'Call 108', last_reviewed_on: '2026-03-12' }
        // What a column is missing from a row that the device holds counts as empty (src/db/edits.ts).
        const was = { when_to_get_help: null, last_reviewed_on: null }
        const op = { t: TABLE, id: shown[TABLE], op: 'update', set, was }
        const answer = await push(clinic, mirror.cursor, op)
        expect(answer.results).toMatchObject([{ status: 'ok' }])
        mirror.apply(answer)
        expect(mirror.mismatches).toBe(0)
        expect(shownIn(mirror)).toEqual(ADDED)
        expect(mirror.of(TABLE).find(({ id }) => id === shown[TABLE])).toMatchObject(set)
      } finally {
        await db.close()
      }
    })
  },
)

/** The added columns that the device has of the illness everybody may see. */
function shownIn(mirror: Mirror): string[] {
  const row = mirror.of(TABLE).find(({ id }) => id === shown[TABLE])
  return ADDED.filter((column) => row && column in row)
}

async function migrateBefore(db: Database, version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-migrations-'))
  const older = (await readdir(MIGRATIONS)).filter((file) => file < version)
  await Promise.all(older.map((file) => cp(join(MIGRATIONS, file), join(folder, file))))
  await migrate(db, pathToFileURL(`${folder}/`))
  await rm(folder, { recursive: true })
}

const pull = (clinic: Clinic, since: string | null) =>
  ask(clinic, 'select public.sync_pull($1) as answer', [since])

const push = (clinic: Clinic, since: string | null, op: object) =>
  ask(clinic, 'select public.sync_push($2::text::jsonb, $1) as answer', [
    since,
    JSON.stringify([{ id: crypto.randomUUID(), ops: [op] }]),
  ])

/** What the tablet of a Content Manager is answered. */
async function ask({ db, tokens }: Clinic, sql: string, params: unknown[]): Promise<Answer> {
  const outcome = await attempt<{ answer: Answer }>(db, {
    token: tokens['Content Manager'],
    sql,
    params,
  })
  if ('refused' in outcome) throw new Error(outcome.message)
  return outcome.rows[0]?.answer ?? { cursor: '' }
}
