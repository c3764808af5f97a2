import { useLiveQuery } from 'dexie-react-hooks'

import { useDatabase } from '../database-context.ts'
import type { ClinicDatabase } from '../database.ts'
import { retryOnce } from './retry-once.ts'

/** Re-reads `query` whenever what it read changes, in any tab. Undefined until the first answer. */
export function useQuery<T>(query: (db: ClinicDatabase) => Promise<T>): T | undefined {
  const db = useDatabase()
  return useLiveQuery(() => retryOnce(() => query(db)), [db, query])
}
