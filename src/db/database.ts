import Dexie, { type DexieOptions, type Table } from 'dexie'

import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'
import { publicTableNames, tableNames } from '#model/tables.ts'

import { abortOnPageHide } from './abort-on-pagehide.ts'
import type { DoneEdit, Draft, OutboxEntry, StoredPicture } from './stored-types.ts'

/**
 * The clinic's data on this device. The mirror tables hold the server's rows
 * and nothing else; people's edits are in the outbox (docs/sync.md, D1).
 */
export interface ClinicDatabase extends Dexie {
  outbox: Table<OutboxEntry, number>
  /** Edits the server acknowledged, kept in case a backup makes it forget them. */
  done: Table<DoneEdit, number>
  blobs: Table<StoredPicture, string>
  drafts: Table<Draft, string>
  meta: Table<{ key: string; value: unknown }, string>
}

export const PUBLIC_DATABASE = 'clinic-public'
const STAFF_DATABASE = 'clinic-staff-'

export const getStaffDatabaseName = (userId: string): string => STAFF_DATABASE + userId

/**
 * Bump when an index changes, or a store that is none of the mirror's: a table that comes later is
 * made by itself [D14]. Mirrors may be dropped then; outbox, drafts and blobs are migrated.
 */
const VERSION = 1

/** The database of one audience; the public one has no room for anything staff-only (I5). */
export function openDatabase(name: string, options: DexieOptions = {}): ClinicDatabase {
  const db = new Dexie(name, options) as ClinicDatabase
  db.version(VERSION).stores({
    ...Object.fromEntries(tablesOfDatabase(name).map((table) => [table, 'id, row_version'])),
    // Every row brings its own key [D16]; these stores could make one, for builds that bring none.
    outbox: '++seq, id',
    done: '++seq, id',
    blobs: 'name',
    drafts: 'key',
    meta: 'key',
  })
  db.use(abortOnPageHide)
  return db
}

function tablesOfDatabase(name: string): TableName[] {
  return name.startsWith(STAFF_DATABASE) ? tableNames : publicTableNames
}

/** The tables this database mirrors. */
export function listMirroredTables(db: ClinicDatabase): TableName[] {
  return tablesOfDatabase(db.name)
}

export function mirrorTable(db: ClinicDatabase, table: TableName): Table<StoredRow, string> {
  return db.table<StoredRow, string>(table)
}

/**
 * Deletes a staff database and all that is in it, from the disk, too. Other tabs close it when they
 * hear of it.
 */
export async function deleteDatabase(name: string): Promise<void> {
  await compactStorage()
  await Dexie.delete(name)
  await compactStorage()
}

/**
 * Makes a small database and deletes it, after which Chromium tidies up the files that all databases
 * of a site share (LevelDB). Before a deletion, what is only in the newest of them is written into a
 * table, which the deletion then merges without what was deleted; a table stays until it is tidied up
 * once more. Else deleted rows stay on the disk for weeks.
 */
async function compactStorage(): Promise<void> {
  const scratch = new Dexie('nadi-scratch')
  scratch.version(1).stores({ nothing: '' })
  try {
    await scratch.table('nothing').put(0, 0)
    await scratch.delete()
  } catch {
    // The deletion itself does not hang on it.
  }
}
