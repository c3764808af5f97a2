import { useSyncExternalStore } from 'react'

import { useContentState } from '#db/content.ts'

/** This year, as of now; a page drawn last year comes alive with its own and then catches up. */
export function useCurrentYear(): number {
  const { year } = useContentState()
  return useSyncExternalStore(noChange, currentYear, () => year ?? currentYear())
}

const noChange = () => () => {}
const currentYear = () => new Date().getFullYear()
