import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Database } from '../database.ts'
import { createMetadata, putFile } from '../file-store.ts'
import { createTestPicture } from '../storage-for-tests.ts'
import type { PictureName } from './installation.ts'
import { readSequences, readTables } from './tables.ts'

export const OWN_TABLE = 'private.notes_of_later'

/**
 * Creates a table that no code of snapshots names, as a later migration might: with a reference to
 * itself, a generated column, a sequence, and values that are easily altered.
 */
export async function addForeignTable(db: Database, { empty = false } = {}): Promise<void> {
  await db.exec(`
    create table ${OWN_TABLE} (
      id bigint generated always as identity primary key,
      after bigint references ${OWN_TABLE}, words text, "Mixed Case" text[], big bigint,
      exact numeric, at timestamptz, day date, lasts interval, bytes bytea, kept json, value jsonb,
      real double precision, length int generated always as (length(words)) stored
    )`)
  if (empty) return
  await db.exec(String.raw`
    insert into ${OWN_TABLE} (words, "Mixed Case", big, exact, at, day, lasts, bytes, kept, value, real)
    select * from (values
      (E'line\nend "quoted" \\ back \u2028 separator ' || chr(7), array['a,b', null, '{"}', ''],
        9007199254740993, 1.10, timestamptz '2026-11-22 03:04:05.123456Z', date '0044-03-15 BC',
        interval '1 year 2 days 00:00:00.000001', '\x00ff'::bytea, '{"b": 1,  "a": 1e400}'::json,
        'null'::jsonb, 0.1::double precision),
      (null, '{}', null, 'NaN', 'infinity', null, null, '', null, '"నాడి"', 'NaN'),
      ('', null, -9223372036854775808, 1e30, null, '-infinity', '-1 day', null, '"x"', '{}', '-0')
    ) rows;
    -- The first row refers to the last.
    update ${OWN_TABLE} set after = 3 where id = 1`)
}

/** Returns every row of every table as text, and the value of each sequence. */
export async function readEveryRow(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  await db.transaction(async (tx) => {
    await tx.exec(`set local timezone = 'UTC'`)
    for (const { name } of await readTables(tx)) {
      const rows = await tx.query<{ row: string }>(
        `select t::text as row from ${name} t order by 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    for (const name of await readSequences(tx)) {
      const rows = await tx.query<{ row: string }>(
        `select last_value || ' ' || is_called as row from ${name}`,
      )
      found[name] = rows.map(({ row }) => row)
    }
  })
  return found
}

/** Stores a picture's file and its row. */
export async function storePicture(db: Database, files: string, { bucket, name }: PictureName) {
  await putFile(join(files, bucket), name, createTestPicture())
  await db.query(
    'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3::text::jsonb)',
    [bucket, name, JSON.stringify(createMetadata(createTestPicture(), 'image/png', 3600))],
  )
}

/** Runs a command of package.json without npm's own output. */
export function runPackageCommand(
  name: 'backup' | 'restore' | 'move' | 'reset-password',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const folder = name === 'reset-password' ? '../' : './'
  const script = fileURLToPath(new URL(`${folder}${name}-command.ts`, import.meta.url))
  const { DATABASE_URL: _, ...inherited } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...args],
      { env: { ...inherited, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}
