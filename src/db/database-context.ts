import { createContext, use } from 'react'

import type { ClinicDatabase } from './database.ts'

/** The signed-in person's own database. */
export const DatabaseContext = createContext<ClinicDatabase | null>(null)

export function useDatabase(): ClinicDatabase {
  const db = use(DatabaseContext)
  if (!db) throw new Error('useDatabase must be used inside <DatabaseContext>')
  return db
}
