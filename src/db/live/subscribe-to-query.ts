import { liveQuery } from 'dexie'

import type { ClinicDatabase } from '../database.ts'
import { retryOnce } from './retry-once.ts'

/**
 * Calls back with the result of `query` now and whenever its data changes, in any tab. Returns a
 * function that unsubscribes.
 */
export function subscribeToQuery<T>(
  db: ClinicDatabase,
  query: () => Promise<T>,
  onResult: (result: T) => void,
): () => void {
  const watching = liveQuery(() => retryOnce(query)).subscribe({
    next: onResult,
    error: (error: unknown) => {
      // Signing out closes the database during a query.
      if (db.isOpen()) reportError(error)
    },
  })
  return () => watching.unsubscribe()
}
