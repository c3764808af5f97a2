import type { ClinicDatabase } from '../database.ts'

/** How many records of the first answer are on this device. */
export interface Filling {
  written: number
  all: number
}

const fillings = new Map<string, Filling>()
const listeners = new Set<() => void>()

/** Tells whoever waits for the first records how far they are; null when they are there, or are not to be. */
export function tellFilling(db: ClinicDatabase, filling: Filling | null): void {
  if (filling) fillings.set(db.name, filling)
  else fillings.delete(db.name)
  for (const listener of listeners) listener()
}

export function fillingOf(db: ClinicDatabase): Filling | null {
  return fillings.get(db.name) ?? null
}

export function watchFilling(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
