import { liveQuery } from 'dexie'

import { getInitialSyncStart } from '#model/cursors.ts'
import type { TableName } from '#model/rows.ts'
import { publicTableNames } from '#model/tables.ts'

import { emptyContent, type Content } from './content.ts'
import type { ClinicDatabase } from './database.ts'
import { selectWholeRow, readAllRows, readNewerRows, type RowsById } from './live/read-rows.ts'
import { retryOnce } from './live/retry-once.ts'
import { readMeta, type SyncState } from './meta.ts'

/**
 * Calls back now, and whenever the user makes or resolves an edit (`edits` names the unsent ones)
 * or asks to sync. Returns a function that unsubscribes.
 */
export function subscribeToSyncTriggers(
  db: ClinicDatabase,
  edits: (() => Promise<string[]>) | undefined,
  changed: () => void,
): () => void {
  const triggers = liveQuery(async () => [
    ...((await edits?.()) ?? []),
    `wanted ${await readMeta(db, 'wanted')}`,
  ])
  let lastNames = new Set<string>()
  const subscription = triggers.subscribe({
    next: (names) => {
      // Sync cycles change the outbox as well: only names that are new need a cycle.
      const hasNew = names.some((name) => !lastNames.has(name))
      lastNames = new Set(names)
      if (hasNew) changed()
    },
    error: () => undefined,
  })
  return () => subscription.unsubscribe()
}

/**
 * Calls back with the public content now and on each change, and whether the initial sync is still
 * running [R19]; or, once, that this database cannot be read. Returns a function that unsubscribes.
 */
export function subscribeToContent(
  db: ClinicDatabase,
  changed: (content: Content | null, sync: SyncState | undefined, isComing: boolean) => void,
  failed: () => void,
): () => void {
  const read = createContentReader(db)
  const content = liveQuery(() => retryOnce(read))
  const sync = liveQuery(() => readMeta(db, 'sync'))
  let lastContent: Content | null = null
  let lastSync: SyncState | undefined
  let isComing = false
  const one = content.subscribe((next) => {
    isComing = next.isComing
    changed((lastContent = reuseUnchanged(lastContent, next.content)), lastSync, isComing)
  }, failed)
  const two = sync.subscribe((next) => changed(lastContent, (lastSync = next), isComing), failed)
  return () => {
    one.unsubscribe()
    two.unsubscribe()
  }
}

/** Reads the public mirror, or null before the first response. */
export async function readContent(db: ClinicDatabase): Promise<Content | null> {
  return (await createContentReader(db)()).content
}

/** In a table with more rows, finding the changed ones is faster than reading all. */
const MANY = 100

/**
 * Creates a reader of the public mirror. It reads a large table as a whole only once, and again
 * after it was filled anew.
 */
function createContentReader(
  db: ClinicDatabase,
): () => Promise<{ content: Content | null; isComing: boolean }> {
  let lastRows: Partial<Record<TableName, RowsById>> = {}
  let filled: string | undefined
  let initialSyncStart: number | undefined
  return () =>
    db.transaction('r', [...publicTableNames, 'meta'], async () => {
      const cursor = await readMeta(db, 'cursor')
      if (!cursor) {
        lastRows = {}
        return { content: null, isComing: false }
      }
      const isSameMirror = (await readMeta(db, 'filled')) === filled
      const stored: [TableName, RowsById][] = []
      // One after the other: all at once is a task that keeps a phone busy for 0.1 s.
      for (const table of publicTableNames) {
        const before = isSameMirror ? lastRows[table] : undefined
        const isLarge = before && before.size > MANY
        const rows = isLarge
          ? await readNewerRows(
              db,
              table,
              { project: selectWholeRow, current: before },
              { startedAt: initialSyncStart },
            )
          : await readAllRows(db, table, selectWholeRow)
        stored.push([table, rows])
      }
      lastRows = Object.fromEntries(stored)
      filled = await readMeta(db, 'filled')
      initialSyncStart = getInitialSyncStart(cursor)
      const rows = stored.map(([table, byId]) => [table, [...byId.values()]] as const)
      // The server has validated its rows.
      const content = { ...emptyContent, ...(Object.fromEntries(rows) as Partial<Content>) }
      return { content, isComing: initialSyncStart !== undefined }
    })
}

/**
 * Returns the previous content if every row is the same: a cycle without changes must not render
 * pages again.
 */
function reuseUnchanged(before: Content | null, next: Content | null): Content | null {
  if (!before || !next) return next
  const isUnchanged = publicTableNames.every((table) => isSame(before[table], next[table]))
  return isUnchanged ? before : next
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
