import { liveQuery } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'

import { withDefaults } from '#model/blanks.ts'
import { keyOf } from '#model/mutation.ts'
import { inOrder } from '#model/order.ts'
import { publicTableNames, type OrderedTable, type Row, type TableName } from '#model/tables.ts'

import { emptyContent, type Content } from './content.ts'
import { useDatabase } from './database-context.ts'
import { mirror, type ClinicDatabase } from './database.ts'
import { readMeta, type SyncState } from './meta.ts'
import type { Entry } from './stored.ts'
import { entries, rowsOf } from './view.ts'

/** Re-reads `query` whenever what it read changes, in any tab. Undefined until the first answer. */
export function useLive<T>(query: (db: ClinicDatabase) => Promise<T>): T | undefined {
  const db = useDatabase()
  return useLiveQuery(() => query(db), [db, query])
}

/** Every row of a table as this person sees it, own waiting edits included. */
export function useRows<T extends TableName>(table: T): Row<T>[] | undefined {
  const db = useDatabase()
  return useLiveQuery(() => rowsOf(db, table), [db, table])
}

/** The same, in the order staff chose. */
export function useOrderedRows<T extends OrderedTable>(table: T): Row<T>[] | undefined {
  const db = useDatabase()
  return useLiveQuery(
    async () => inOrder(table, (await rowsOf(db, table)) as Ordered<T>[]) as Row<T>[],
    [db, table],
  )
}
type Ordered<T extends OrderedTable> = Row<T> & { id: string; display_order: number }

/** Where a record stands between this device and the server. */
export type RecordState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'waiting'; edits: number }
  | { kind: 'attention'; edits: number }

/** The state of every record with an edit of its own on this device, by 'table/id'. */
export async function recordStates(db: ClinicDatabase): Promise<Map<string, RecordState>> {
  return db.transaction('r', db.outbox, db.done, async () => {
    const states = new Map<string, RecordState>()
    for (const { ops, at } of await db.done.orderBy(':id').toArray()) {
      for (const op of ops) states.set(keyOf(op), { kind: 'saved', at })
    }
    for (const entry of await entries(db)) {
      for (const op of entry.ops) {
        const key = keyOf(op)
        states.set(key, worse(states.get(key), entry))
      }
    }
    return states
  })
}

function worse(before: RecordState | undefined, entry: Entry): RecordState {
  const edits = before && before.kind !== 'saved' ? before.edits + 1 : 1
  const attention = entry.state === 'parked' || before?.kind === 'attention'
  return { kind: attention ? 'attention' : 'waiting', edits }
}

/** Calls back now, and whenever a person makes or settles an edit or asks to send. Returns the way to stop. */
export function watchOutbox(db: ClinicDatabase, changed: () => void): () => void {
  const asks = liveQuery(async () => {
    const queued = (await entries(db)).filter((entry) => entry.state === 'queued')
    // A removal that can no longer be taken back is news a second time: now it can be sent.
    const ids = queued.map(({ id, undoUntil }) => (undoUntil ? `${id} can be taken back` : id))
    return [...ids, `wanted ${await readMeta(db, 'wanted')}`]
  })
  let known = new Set<string>()
  const subscription = asks.subscribe({
    next: (asked) => {
      // Rounds change the outbox as well; only what nobody has asked for yet is news.
      const news = asked.some((ask) => !known.has(ask))
      known = new Set(asked)
      if (news) changed()
    },
    error: () => undefined,
  })
  return () => subscription.unsubscribe()
}

/** Calls back with the public content now and whenever it changes. Returns the way to stop. */
export function watchContent(
  db: ClinicDatabase,
  changed: (content: Content | null, sync: SyncState | undefined) => void,
): () => void {
  const content = liveQuery(() => readContent(db))
  const sync = liveQuery(() => readMeta(db, 'sync'))
  let lastContent: Content | null = null
  let lastSync: SyncState | undefined
  const one = content.subscribe((next) =>
    changed((lastContent = kept(lastContent, next)), lastSync),
  )
  const two = sync.subscribe((next) => changed(lastContent, (lastSync = next)))
  return () => {
    one.unsubscribe()
    two.unsubscribe()
  }
}

/** The public mirror in memory, or null before its first answer from the server. */
export async function readContent(db: ClinicDatabase): Promise<Content | null> {
  return db.transaction('r', [...publicTableNames, 'meta'], async () => {
    if (!(await readMeta(db, 'cursor'))) return null
    const rows = await Promise.all(
      publicTableNames.map(async (table) => {
        const stored = await mirror(db, table).toArray()
        return [table, stored.map((row) => withDefaults(table, row))] as const
      }),
    )
    // Rows are the server's own, checked there.
    return { ...emptyContent, ...(Object.fromEntries(rows) as Partial<Content>) }
  })
}

/** The content as it was, where every row is: a round that brings nothing new must not redraw a page. */
function kept(before: Content | null, next: Content | null): Content | null {
  if (!before || !next) return next
  const same = publicTableNames.every((table) => isSame(before[table], next[table]))
  return same ? before : next
}

function isSame(before: readonly Versioned[], next: readonly Versioned[]): boolean {
  return (
    before.length === next.length &&
    next.every(({ id, row_version: version }, at) => {
      const row = before[at]
      return row?.id === id && row.row_version === version
    })
  )
}

interface Versioned {
  id: string
  row_version: number
}
