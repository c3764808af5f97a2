import { useSyncExternalStore } from 'react'

import { useContentState } from '#db/content.ts'

/** The current year. A page drawn last year comes alive with that year, and then catches up. */
export function useCurrentYear(): number {
  const { year } = useContentState()
  return useSyncExternalStore(noChange, currentYear, () => year ?? currentYear())
}

const noChange = () => () => {}
const currentYear = () => new Date().getFullYear()
