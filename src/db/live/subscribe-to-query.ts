import { liveQuery } from 'dexie'

import type { ClinicDatabase } from '../database.ts'
import { retryOnce } from './retry-once.ts'

/** Tells what `query` answers, now and whenever what it read changes, in any tab. Returns the way to stop. */
export function subscribeToQuery<T>(
  db: ClinicDatabase,
  query: () => Promise<T>,
  tell: (answer: T) => void,
): () => void {
  const watching = liveQuery(() => retryOnce(query)).subscribe({
    next: tell,
    error: (error: unknown) => {
      // Signing out closes the database under it.
      if (db.isOpen()) reportError(error)
    },
  })
  return () => watching.unsubscribe()
}
