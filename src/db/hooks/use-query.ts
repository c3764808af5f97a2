import { useLiveQuery } from 'dexie-react-hooks'

import type { ClinicDatabase } from '../database.ts'
import { retryOnce } from '../live/retry-once.ts'
import { useDatabase } from './database-context.ts'

/** Runs `query` again whenever its data changes, in any tab. Undefined until the first result. */
export function useQuery<T>(query: (db: ClinicDatabase) => Promise<T>): T | undefined {
  const db = useDatabase()
  return useLiveQuery(() => retryOnce(() => query(db)), [db, query])
}
