import type { ClinicDatabase } from '../database.ts'

/** The number of records of the initial sync that are stored. */
export interface InitialSyncProgress {
  written: number
  total: number
}

const fillings = new Map<string, InitialSyncProgress>()
const listeners = new Set<() => void>()

/** Sets the progress of the initial sync; null when it is complete or was cancelled. */
export function setInitialSyncProgress(
  db: ClinicDatabase,
  filling: InitialSyncProgress | null,
): void {
  if (filling) fillings.set(db.name, filling)
  else fillings.delete(db.name)
  for (const listener of listeners) listener()
}

export function getInitialSyncProgress(db: ClinicDatabase): InitialSyncProgress | null {
  return fillings.get(db.name) ?? null
}

export function subscribeToInitialSyncProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
