import { Banner } from '#ui/banner.tsx'

import { NoDataPlaceholder } from './no-data-placeholder.tsx'
import { Screen } from './screen.tsx'
import { useSyncSummary } from './use-sync-summary.ts'

/** An error notice: the server could not return a screen's rows, and what the screen shows instead. */
export function LoadFailure({ text }: { text: string }) {
  const summary = useSyncSummary()
  if (!summary?.failing) return null
  return (
    <Banner tone="error">
      <p>{text}</p>
      {summary.hasData && (
        <p>You see the copy on this device. Your changes are saved and sent later.</p>
      )}
    </Banner>
  )
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
