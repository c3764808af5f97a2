import { useEffect, useState } from 'react'

import { useInitialSyncProgress } from '#db/hooks/use-initial-sync-progress.ts'
import { Banner } from '#ui/banner.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { useSyncSummary } from './use-sync-summary.ts'

/** Replaces a list before the initial sync: an empty list would be wrong. */
export function NoDataPlaceholder() {
  const summary = useSyncSummary()
  if (!summary?.offline) return <FirstRecords />
  return (
    <Banner tone="info">
      This device does not have the clinic's data yet. Connect to the network once to fetch it.
    </Banner>
  )
}

/** The longest wait without an explanation. */
const SHORT_MS = 1_000

/** The download has no measurable progress, so only written rows are counted. */
function FirstRecords() {
  const filling = useInitialSyncProgress()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SHORT_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isLong) return <Spinner>Loading...</Spinner>
  if (!filling) return <Spinner>Fetching the clinic's records...</Spinner>
  const [written, all] = [filling.written, filling.total].map((count) => count.toLocaleString('en'))
  return <Spinner>{`Downloading the clinic's records: ${written} of ${all}`}</Spinner>
}
