import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { listMigrations, type Database, type Queryable } from '../database.ts'
import { isFileName } from '../file-store.ts'
import { requireKnownMigrations } from '../known-migrations.ts'
import { ROOT } from '../root.ts'
import type { Installation } from './installation.ts'
import {
  MANIFEST_HEADER,
  MANIFEST,
  getPictureFile,
  getRowsFile,
  type Manifest,
  type ManifestPicture,
} from './manifest.ts'
import { formatFaults, isAsStored, listNamedPictures, type PictureFault } from './picture-faults.ts'
import {
  quoteIdentifier,
  TEXT_FORMAT_SETTINGS,
  readSequences,
  readTables,
  type Table,
} from './tables.ts'

const ROWS_AT_ONCE = 500
const PACKAGE = new URL('package.json', ROOT)

/**
 * The purpose of a snapshot. A `move` contains the open sessions, so that users stay signed in. A
 * `backup` omits them: restoring it would sign in tablets again that were lost and signed out
 * since.
 */
export type SnapshotPurpose = 'move' | 'backup'

/** Failed sign-ins count for minutes only. */
const LEFT_OUT: Record<SnapshotPurpose, readonly string[]> = {
  move: ['private.attempts'],
  backup: ['private.attempts', 'private.sessions'],
}

/** Handles pictures that cannot be copied: throws, or they are omitted. */
export type OnFaults = (faults: readonly PictureFault[], where: string) => void

const refuseFaults: OnFaults = (faults, where) => {
  throw new Error(formatFaults(faults, where))
}

/**
 * Writes a snapshot of a whole clinic into an empty folder: every table's rows as Postgres writes
 * them, the pictures, and a manifest with counts and checksums. The clinic may be in use, and is
 * not changed.
 */
export async function takeSnapshot(
  home: Installation,
  folder: string,
  purpose: SnapshotPurpose,
  onFaults: OnFaults = refuseFaults,
): Promise<Manifest> {
  for (const part of ['rows', 'pictures']) await mkdir(join(folder, part), { recursive: true })
  const { named, ...snapshot } = await home.db.transaction((tx) => takeRows(tx, folder, purpose))
  // After the rows: a file is never changed, so it is as it was at their time. One that was swept
  // since was named by no row, and its own row is omitted.
  const pictures: ManifestPicture[] = []
  const faults: PictureFault[] = []
  for (const picture of snapshot.pictures) {
    const file = join(folder, getPictureFile(picture))
    await mkdir(dirname(file), { recursive: true })
    const bytes = (await home.pictures.fetch(picture, file)) ? await readFile(file) : null
    if (bytes && isAsStored(bytes, picture)) {
      pictures.push({ ...picture, bytes: bytes.length, sha256: sha256(bytes) })
      continue
    }
    await rm(file, { force: true })
    const name = `${picture.bucket}/${picture.name}`
    if (named.has(name)) faults.push({ picture: name, is: bytes ? 'spoilt' : 'missing' })
  }
  if (faults.length > 0) onFaults(faults, home.pictures.where)
  const manifest = { ...MANIFEST_HEADER, build: await buildVersion(), ...snapshot, pictures }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1))
  return manifest
}

async function takeRows(tx: Queryable, folder: string, purpose: SnapshotPurpose) {
  await tx.exec(
    `set transaction isolation level repeatable read, read only; ${TEXT_FORMAT_SETTINGS}`,
  )
  await requireKnownMigrations(tx, await listMigrations())
  const [now] = await tx.query<{ at: string; schema: string }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, max(version) as schema
    from supabase_migrations.schema_migrations`,
  )
  if (!now?.schema) throw new Error('This database holds no clinic.')
  const tables: Manifest['tables'] = {}
  for (const table of await readTables(tx)) {
    if (LEFT_OUT[purpose].includes(table.name)) continue
    tables[table.name] = await writeRows(tx, table, join(folder, getRowsFile(table.name)))
  }
  const sequences: Manifest['sequences'] = {}
  for (const name of await readSequences(tx)) {
    const [row] = await tx.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    if (row) sequences[name] = row
  }
  return {
    ...now,
    tables,
    sequences,
    pictures: await picturesOf(tx),
    named: await listNamedPictures(tx),
  }
}

/** Each row is a line with a list of its values as Postgres writes them, so none is altered. */
async function writeRows(tx: Queryable, { name, columns }: Table, file: string) {
  const values = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(', ')
  await tx.exec(`declare every_row no scroll cursor for
    select to_json(array[${values}]::text[])::text as line from ${name}`)
  const hash = createHash('sha256')
  const handle = await open(file, 'wx')
  let rows = 0
  try {
    for (;;) {
      const found = await tx.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from every_row`)
      if (found.length === 0) break
      const text = found.map(({ line }) => `${line}\n`).join('')
      hash.update(text)
      await handle.write(text)
      rows += found.length
    }
  } finally {
    await handle.close()
  }
  await tx.exec('close every_row')
  return { columns: columns.map((column) => column.name), rows, sha256: hash.digest('hex') }
}

/** Lists the pictures in the clinic's own buckets; a hosted project may have others. */
async function picturesOf(tx: Queryable): Promise<Omit<ManifestPicture, 'bytes' | 'sha256'>[]> {
  const found = await tx.query<Omit<ManifestPicture, 'bytes' | 'sha256'>>(`
    select bucket_id as bucket, name, owner_id as "ownerId", metadata,
      created_at::text as "createdAt", updated_at::text as "updatedAt"
    from storage.objects where private.is_own_bucket(bucket_id) order by bucket_id, name`)
  return found.filter(({ bucket, name }) => isFileName(bucket) && isFileName(name))
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

async function buildVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }).version
}

/** Returns whether this database contains a clinic. */
export async function containsClinic(db: Database): Promise<boolean> {
  const [found] = await db.query<{ clinic: boolean }>(
    `select to_regclass('sync.clock') is not null as clinic`,
  )
  return found?.clinic === true
}
