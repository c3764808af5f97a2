import { mirrorTable, listMirroredTables, type ClinicDatabase } from '#db/database.ts'
import { setInitialSyncProgress } from '#db/live/initial-sync-progress.ts'
import { ROW_CHUNK_SIZE } from '#db/live/read-rows.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import type { SyncResponse, MutationResult } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'
import { isTable } from '#model/tables.ts'

import {
  rememberChecksums,
  verifyChecksums,
  computeExpectedChecksums,
  type Checksums,
} from './checksums.ts'

/** How the results of this device's own edits are applied (settle.ts). Visitors have no edits. */
export interface OwnEdits {
  settle: (results: readonly MutationResult[]) => Promise<void>
  sendAgain: () => Promise<void>
}

interface Given {
  /** The cursor that the request was sent with. */
  since: string | null
  response: SyncResponse
}

/**
 * Applies one response in one transaction, completely or not at all [D5]. Returns false when
 * another tab applied a response first: then nothing is written, and the caller pulls again.
 */
export async function applySyncResponse(
  db: ClinicDatabase,
  { since, response }: Given,
  ownEdits?: OwnEdits,
): Promise<boolean> {
  if (!hasChanges(response, since)) return true
  const tables = listTouchedTables(db, response)
  const edits = ownEdits ? [db.outbox, db.done, db.blobs] : []
  const stores = [...tables.map((table) => mirrorTable(db, table)), ...edits, db.meta]
  let isWhole = true
  let added: Checksums | null = null
  const isWritten = await db
    .transaction('rw', stores, async () => {
      if (((await readMeta(db, 'cursor')) ?? null) !== since) return false
      const coming = await computeExpectedChecksums(db, tables, since, response)
      added = coming
      if (response.reset && (await wasFilled(db))) await clearRows(db, tables)
      await writeRows(db, tables, response)
      await ownEdits?.settle(response.results ?? [])
      if (response.reset) await recordFullPull(db, { since, response }, ownEdits)
      isWhole = await verifyChecksums(db, tables, coming, response)
      // A safeguard for any inconsistency: without a cursor the next cycle pulls everything [D12].
      const cursor = isWhole ? response.cursor : null
      // A new cursor tells subscribers of the content to read all of it again.
      if (cursor !== since) await writeMeta(db, 'cursor', cursor)
      if (!isWhole) await writeMeta(db, 'repairs', ((await readMeta(db, 'repairs')) ?? 0) + 1)
      return true
    })
    .finally(() => setInitialSyncProgress(db, null))
  if (isWritten && isWhole) rememberChecksums(db, response, added)
  return isWritten
}

/** On a first visit nothing is there to be cleared, which would take a cheap phone up to 0.5 s. */
async function wasFilled(db: ClinicDatabase): Promise<boolean> {
  return (await readMeta(db, 'filled')) !== undefined
}

async function clearRows(db: ClinicDatabase, tables: readonly TableName[]): Promise<void> {
  await Promise.all(tables.map((table) => mirrorTable(db, table).clear()))
}

async function recordFullPull(
  db: ClinicDatabase,
  { since, response }: Given,
  ownEdits?: OwnEdits,
): Promise<void> {
  // The rows of a full pull may be older than those they replace.
  await writeMeta(db, 'filled', response.cursor)
  if (since !== null) await ownEdits?.sendAgain()
}

/** Most responses only say that nothing has changed. */
function hasChanges(
  { cursor, reset, put, del, results }: SyncResponse,
  since: string | null,
): boolean {
  return cursor !== since || Boolean(reset ?? put ?? del ?? results)
}

async function writeRows(
  db: ClinicDatabase,
  tables: TableName[],
  response: SyncResponse,
): Promise<void> {
  const total = tables.reduce((count, table) => count + (response.put?.[table]?.length ?? 0), 0)
  let written = 0
  for (const table of tables) {
    const put = response.put?.[table] ?? []
    const del = response.del?.[table]
    for (let at = 0; at < put.length; at += ROW_CHUNK_SIZE) {
      await mirrorTable(db, table).bulkPut(put.slice(at, at + ROW_CHUNK_SIZE))
      written += Math.min(ROW_CHUNK_SIZE, put.length - at)
      if (response.reset) setInitialSyncProgress(db, { written, total })
    }
    if (del) await mirrorTable(db, table).bulkDelete(del)
  }
}

/**
 * Locks only the tables that the response names: a lock on every table would stall all live
 * queries.
 */
function listTouchedTables(db: ClinicDatabase, response: SyncResponse): TableName[] {
  const mirrored = listMirroredTables(db)
  if (response.reset || response.sum) return mirrored
  const named = [...Object.keys(response.put ?? {}), ...Object.keys(response.del ?? {})]
  // Ignores tables that this build does not know: the server may be newer.
  return [...new Set(named)].filter(
    (table): table is TableName => isTable(table) && mirrored.includes(table),
  )
}
