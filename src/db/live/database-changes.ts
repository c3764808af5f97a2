import Dexie, { type ObservabilitySet } from 'dexie'

import type { ClinicDatabase } from '../database.ts'

/** The keys that changed in a store, or 'all' if they are unknown. */
export type ChangedKeys = ReadonlySet<unknown> | 'all'

/**
 * Calls back when a store of a database changes, in any tab. Returns a function that unsubscribes.
 */
export function subscribeToChanges(
  db: ClinicDatabase,
  changed: (keysOf: (store: string) => ChangedKeys) => void,
): () => void {
  const notify = (parts: ObservabilitySet) =>
    changed((store) => {
      // A suspended page has missed changes, and their keys are unknown.
      if ('all' in parts) return 'all'
      const keys = new Set<unknown>()
      const ranges = parts[`idb://${db.name}/${store}/`] as Ranges | undefined
      return collect(ranges, keys) ? keys : 'all'
    })
  Dexie.on('storagemutated', notify)
  return () => Dexie.on.storagemutated.unsubscribe(notify)
}

/** Dexie's format of key ranges: a tree, and a plain object when it came from another tab. */
interface Ranges {
  from?: unknown
  to?: unknown
  l?: Ranges | null
  r?: Ranges | null
}

/** Collects the keys of a tree. Returns false if a range covers more than one key. */
function collect(ranges: Ranges | null | undefined, keys: Set<unknown>): boolean {
  if (!ranges || !('from' in ranges)) return true
  if (ranges.from !== ranges.to) return false
  keys.add(ranges.from)
  return collect(ranges.l, keys) && collect(ranges.r, keys)
}
