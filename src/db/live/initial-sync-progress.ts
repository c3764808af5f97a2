import type { ClinicDatabase } from '../database.ts'

/** How many records of the first answer are on this device. */
export interface InitialSyncProgress {
  written: number
  total: number
}

const fillings = new Map<string, InitialSyncProgress>()
const listeners = new Set<() => void>()

/** Tells whoever waits for the first records how far they are; null when they are there, or are not to be. */
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
