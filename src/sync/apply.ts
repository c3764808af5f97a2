import { mirror, mirrorTables, type ClinicDatabase } from '#db/database.ts'
import { tellFilling } from '#db/memory/filling.ts'
import { AT_ONCE } from '#db/memory/newer-rows.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { append, forgetFiles, park } from '#db/outbox.ts'
import type { DoneEdit, Entry } from '#db/stored.ts'
import type { Answer, Result } from '#model/mutation.ts'
import { isTable, type TableName } from '#model/tables.ts'

import { noteSums, sumsAgree, sumsToCome, type Sums } from './sums.ts'

/** Acknowledged edits kept for after a restore. A number, not a time: the device's clock may be wrong. */
const DONE_KEPT = 1_000

/**
 * Writes one answer of the server to this device, all of it or nothing [D5].
 * False when another tab was faster: then nothing is written, and the caller asks again.
 */
export async function applyAnswer(
  db: ClinicDatabase,
  asked: string | null,
  answer: Answer,
  now: number,
): Promise<boolean> {
  if (!hasNews(answer, asked)) return true
  const tables = touchedTables(db, answer)
  const stores = [
    ...tables.map((table) => mirror(db, table)),
    db.outbox,
    db.done,
    db.blobs,
    db.meta,
  ]
  let isWhole = true
  let added: Sums | null = null
  const isWritten = await db
    .transaction('rw', stores, async () => {
      if (((await readMeta(db, 'cursor')) ?? null) !== asked) return false
      const coming = await sumsToCome(db, tables, asked, answer)
      added = coming
      await writeRows(db, tables, answer)
      await settle(db, answer.results ?? [], now)
      await noteFilling(db, asked, answer)
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

/** After a reset rows may come that are older than those that were there. */
async function noteFilling(
  db: ClinicDatabase,
  asked: string | null,
  answer: Answer,
): Promise<void> {
  if (answer.reset) await writeMeta(db, 'filled', answer.cursor)
  if (answer.reset && asked !== null) await sendAgain(db)
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

/** Takes what was acknowledged out of the outbox, all at once, and notes of the rest what became of it. */
async function settle(db: ClinicDatabase, results: readonly Result[], now: number): Promise<void> {
  if (results.length === 0) return
  const found = await db.outbox
    .where('id')
    .anyOf(results.map(({ id }) => id))
    .toArray()
  const entryOf = new Map(found.map((entry) => [entry.id, entry]))
  const done: Entry[] = []
  for (const result of results) {
    const entry = entryOf.get(result.id)
    if (!entry) continue
    if (result.status === 'ok') done.push(entry)
    else await setAside(db, entry, result)
  }
  if (done.length === 0) return
  await db.outbox.bulkDelete(done.map(({ seq }) => seq))
  await append(
    db,
    db.done,
    done.map((entry) => acknowledged(entry, now)),
  )
  await forgetFiles(
    db,
    done.flatMap(({ files }) => files),
  )
  await keepRecent(db)
}

async function setAside(
  db: ClinicDatabase,
  entry: Entry,
  result: Exclude<Result, { status: 'ok' }>,
): Promise<void> {
  switch (result.status) {
    case 'held':
      await hold(db, entry, result.missing)
      return
    case 'conflict':
      await park(db, entry.seq, { kind: 'conflict', rows: result.rows })
      return
    case 'rejected':
      await park(db, entry.seq, {
        kind: 'rejected',
        code: result.code,
        constraint: result.constraint ?? null,
      })
  }
}

/** After so many tries a picture counts as lost: it was sent, and the server still misses it. */
const MAX_MISSED = 5

/** The edit waits: behind a refused one of its row, or for a picture that must be sent (again) first. */
async function hold(db: ClinicDatabase, entry: Entry, missing?: string): Promise<void> {
  if (missing === undefined) {
    await db.outbox.update(entry.seq, { state: 'queued' })
    return
  }
  const picture = await db.blobs.get(missing.split('/').at(-1) ?? '')
  if (!picture || entry.failures + 1 >= MAX_MISSED) {
    await park(db, entry.seq, { kind: 'no-file', address: missing })
    return
  }
  await db.blobs.put({ ...picture, uploaded: 0 })
  await db.outbox.update(entry.seq, { state: 'queued', failures: entry.failures + 1 })
}

function acknowledged({ id, ops, takes }: Entry, at: number): Omit<DoneEdit, 'seq'> {
  return { id, ops, at, ...(takes && { takes }) }
}

async function keepRecent(db: ClinicDatabase): Promise<void> {
  const surplus = (await db.done.count()) - DONE_KEPT
  if (surplus > 0) await db.done.orderBy(':id').limit(surplus).delete()
}

/**
 * The server may have gone back in time, to a backup: what it acknowledged is
 * sent again before what waits, under the old ids. What the backup holds is
 * known there and nothing happens; what it lost is applied again [D7].
 */
async function sendAgain(db: ClinicDatabase): Promise<void> {
  const lost = await db.done.orderBy(':id').toArray()
  if (lost.length === 0) return
  const waiting = await db.outbox.orderBy(':id').toArray()
  const again = lost.map(({ id, ops, at }): Omit<Entry, 'seq'> => {
    return { id, ops, at, format: 1, state: 'sent', before: {}, files: [], failures: 0 }
  })
  await append(db, db.outbox, [...again, ...waiting])
  await db.outbox.bulkDelete(waiting.map(({ seq }) => seq))
  await db.done.clear()
}
