import { Banner } from '#ui/banner.tsx'

import { NoDataPlaceholder } from './no-data-placeholder.tsx'
import { Screen } from './screen.tsx'
import { useSyncSummary } from './use-sync-summary.ts'

/**
 * An error notice: the server could not return a screen's rows. With a copy on this device nothing
 * is missing, and `StaleDataNotice` says how it is.
 */
export function LoadFailure({ text }: { text: string }) {
  const summary = useSyncSummary()
  if (!summary?.failing || summary.hasData) return null
  return <Banner tone="error">{text}</Banner>
}

/** Replaces a screen whose rows are not in the mirror yet. */
export function LoadPlaceholder({ title, failed }: { title: string; failed: string }) {
  const summary = useSyncSummary()
  return (
    <Screen title={title}>
      <LoadFailure text={failed} />
      {!summary?.failing && <NoDataPlaceholder />}
    </Screen>
  )
}
