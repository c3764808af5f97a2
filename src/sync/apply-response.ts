import { mirror, mirrorTables, type ClinicDatabase } from '#db/database.ts'
import { tellFilling } from '#db/live/initial-sync-progress.ts'
import { AT_ONCE } from '#db/live/read-rows.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import type { Answer, Result } from '#model/mutation.ts'
import { isTable, type TableName } from '#model/tables.ts'

import { noteSums, sumsAgree, sumsToCome, type Sums } from './checksums.ts'

/** What becomes of the edits that a device has made itself; a visitor's has none (settle.ts). */
export interface OwnEdits {
  settle: (db: ClinicDatabase, results: readonly Result[], now: number) => Promise<void>
  sendAgain: (db: ClinicDatabase) => Promise<void>
}

interface Given {
  /** The cursor that was asked with. */
  asked: string | null
  answer: Answer
  now: number
}

/**
 * Writes one answer of the server to this device, all of it or nothing [D5].
 * False when another tab was faster: then nothing is written, and the caller asks again.
 */
export async function applyAnswer(
  db: ClinicDatabase,
  { asked, answer, now }: Given,
  own?: OwnEdits,
): Promise<boolean> {
  if (!hasNews(answer, asked)) return true
  const tables = touchedTables(db, answer)
  const edits = own ? [db.outbox, db.done, db.blobs] : []
  const stores = [...tables.map((table) => mirror(db, table)), ...edits, db.meta]
  let isWhole = true
  let added: Sums | null = null
  const isWritten = await db
    .transaction('rw', stores, async () => {
      if (((await readMeta(db, 'cursor')) ?? null) !== asked) return false
      const coming = await sumsToCome(db, tables, asked, answer)
      added = coming
      await writeRows(db, tables, answer)
      await own?.settle(db, answer.results ?? [], now)
      if (answer.reset) await noteFilling(db, { asked, answer, now }, own)
      isWhole = await sumsAgree(db, tables, coming, answer)
      // Whatever went wrong: without a cursor the next round fetches everything [D12].
      const cursor = isWhole ? answer.cursor : null
      // Whoever shows the content reads all of it again when this is written.
      if (cursor !== asked) await writeMeta(db, 'cursor', cursor)
      if (!isWhole) await writeMeta(db, 'repairs', ((await readMeta(db, 'repairs')) ?? 0) + 1)
      return true
    })
    .finally(() => tellFilling(db, null))
  if (isWritten && isWhole) noteSums(db, answer, added)
  return isWritten
}

async function noteFilling(
  db: ClinicDatabase,
  { asked, answer }: Given,
  own?: OwnEdits,
): Promise<void> {
  // Rows may come that are older than those that were there.
  await writeMeta(db, 'filled', answer.cursor)
  if (asked !== null) await own?.sendAgain(db)
}

/** Most answers only say that nothing has changed. */
function hasNews({ cursor, reset, put, del, results }: Answer, asked: string | null): boolean {
  return cursor !== asked || Boolean(reset ?? put ?? del ?? results)
}

async function writeRows(db: ClinicDatabase, tables: TableName[], answer: Answer): Promise<void> {
  if (answer.reset) await Promise.all(tables.map((table) => mirror(db, table).clear()))
  const all = tables.reduce((count, table) => count + (answer.put?.[table]?.length ?? 0), 0)
  let written = 0
  for (const table of tables) {
    const put = answer.put?.[table] ?? []
    const del = answer.del?.[table]
    for (let at = 0; at < put.length; at += AT_ONCE) {
      await mirror(db, table).bulkPut(put.slice(at, at + AT_ONCE))
      written += Math.min(AT_ONCE, put.length - at)
      if (answer.reset) tellFilling(db, { written, all })
    }
    if (del) await mirror(db, table).bulkDelete(del)
  }
}

/** Only what the answer speaks of is locked: a lock on everything would stall every live query. */
function touchedTables(db: ClinicDatabase, answer: Answer): TableName[] {
  const known = mirrorTables(db)
  if (answer.reset || answer.sum) return known
  const named = [...Object.keys(answer.put ?? {}), ...Object.keys(answer.del ?? {})]
  // A table this build does not know is left alone: the server may be newer.
  return [...new Set(named)].filter(
    (table): table is TableName => isTable(table) && known.includes(table),
  )
}
