import Dexie, { type DexieOptions, type Table } from 'dexie'

import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'
import { getTableSpec, publicTableNames, tableNames } from '#model/tables.ts'

import { abortOnPageHide } from './abort-on-pagehide.ts'
import type { DoneEdit, Draft, OutboxEntry, StoredPicture } from './stored-types.ts'

/**
 * The clinic's data on this device. The mirror tables contain only the server's rows; unsent edits
 * are in the outbox (docs/sync.md, D1).
 */
export interface ClinicDatabase extends Dexie {
  outbox: Table<OutboxEntry, number>
  /** Acknowledged edits, stored in case the server is restored from an older backup. */
  done: Table<DoneEdit, number>
  blobs: Table<StoredPicture, string>
  drafts: Table<Draft, string>
  meta: Table<{ key: string; value: unknown }, string>
}

export const PUBLIC_DATABASE = 'clinic-public'
const STAFF_DATABASE = 'clinic-staff-'

export const getStaffDatabaseName = (userId: string): string => STAFF_DATABASE + userId

/**
 * Increase when an index or a store outside the mirror changes; new mirrored tables are created
 * without it [D14]. An upgrade may drop mirrors, and must migrate outbox, drafts and blobs.
 */
const VERSION = { public: 1, staff: 2 }

/** By this index a list reads its first rows before all others; only staff have such lists. */
export const ORDER = 'display_order'

/** Opens the database of one audience. The public one has no stores for staff data (I5). */
export function openDatabase(name: string, options: DexieOptions = {}): ClinicDatabase {
  const db = new Dexie(name, options) as ClinicDatabase
  const isStaff = name.startsWith(STAFF_DATABASE)
  db.version(isStaff ? VERSION.staff : VERSION.public).stores({
    ...Object.fromEntries(
      tablesOfDatabase(name).map((table) => [
        table,
        isStaff && isListed(table) ? `id, row_version, ${ORDER}` : 'id, row_version',
      ]),
    ),
    // Every row has a key of ours [D16]. The stores can generate one, for builds that provide none.
    outbox: '++seq, id',
    done: '++seq, id',
    blobs: 'name',
    drafts: 'key',
    meta: 'key',
  })
  db.use(abortOnPageHide)
  return db
}

function isListed(table: TableName): boolean {
  const { blank = {}, orderedWithin } = getTableSpec(table)
  return ORDER in blank && !orderedWithin
}

function tablesOfDatabase(name: string): TableName[] {
  return name.startsWith(STAFF_DATABASE) ? tableNames : publicTableNames
}

/** Lists the tables that this database mirrors. */
export function listMirroredTables(db: ClinicDatabase): TableName[] {
  return tablesOfDatabase(db.name)
}

export function mirrorTable(db: ClinicDatabase, table: TableName): Table<StoredRow, string> {
  return db.table<StoredRow, string>(table)
}

/**
 * Deletes a staff database, from the disk too. Other tabs close it when the browser notifies them.
 */
export async function deleteDatabase(name: string): Promise<void> {
  await compactStorage()
  await Dexie.delete(name)
  await compactStorage()
}

/**
 * Creates and deletes a small database, so that Chromium compacts the LevelDB files that a site's
 * databases share. Before the deletion the log is flushed into a table, which the deletion then
 * compacts. Otherwise deleted rows stay on the disk for weeks.
 */
async function compactStorage(): Promise<void> {
  const scratch = new Dexie('nadi-scratch')
  scratch.version(1).stores({ nothing: '' })
  try {
    await scratch.table('nothing').put(0, 0)
    await scratch.delete()
  } catch {
    // The deletion itself does not depend on it.
  }
}
