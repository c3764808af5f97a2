import { useSyncExternalStore } from 'react'

/** This year, as of now; a page prerendered last year catches up when it comes alive. */
export function useCurrentYear(): number {
  return useSyncExternalStore(noChange, currentYear, currentYear)
}

const noChange = () => () => {}
const currentYear = () => new Date().getFullYear()
