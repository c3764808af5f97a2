import { useLiveQuery } from 'dexie-react-hooks'

import { useDatabase } from '../database-context.ts'
import type { ClinicDatabase } from '../database.ts'
import { retryOnce } from './retry-once.ts'

/** Runs `query` again whenever its data changes, in any tab. Undefined until the first result. */
export function useQuery<T>(query: (db: ClinicDatabase) => Promise<T>): T | undefined {
  const db = useDatabase()
  return useLiveQuery(() => retryOnce(() => query(db)), [db, query])
}
