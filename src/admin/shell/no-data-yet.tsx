import { Banner } from '#ui/banner.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { useSyncSummary } from './use-sync-summary.ts'

/** Takes the place of a list this device has not had from the server yet: an empty list would be a lie. */
export function NoDataYet() {
  const summary = useSyncSummary()
  if (!summary?.offline) return <Spinner>Loading...</Spinner>
  return (
    <Banner tone="info">
      This device does not have the clinic's data yet. Connect to the network once to fetch it.
    </Banner>
  )
}
