import { createContext, use } from 'react'

import { requireValue } from '#model/require-value.ts'

import type { ClinicDatabase } from '../database.ts'

/** The signed-in user's database. */
export const DatabaseContext = createContext<ClinicDatabase | null>(null)

export function useDatabase(): ClinicDatabase {
  return requireValue(use(DatabaseContext), 'DatabaseContext')
}
