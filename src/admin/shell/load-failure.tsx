import { Banner } from '#ui/banner.tsx'

import { NoDataPlaceholder } from './no-data-placeholder.tsx'
import { Screen } from './screen.tsx'
import { useSyncSummary } from './use-sync-summary.ts'

/** Says in red that the server could not give a screen its rows, and what is shown instead. */
export function LoadFailure({ text }: { text: string }) {
  const summary = useSyncSummary()
  if (summary?.problem !== 'error' && summary?.problem !== 'busy') return null
  return (
    <Banner tone="error">
      <p>{text}</p>
      {summary.hasData && (
        <p>You see the copy on this device. Your changes are saved and sent later.</p>
      )}
    </Banner>
  )
}

/** Takes the place of a screen whose rows this device has not had yet. */
export function LoadPlaceholder({ title, failed }: { title: string; failed: string }) {
  const problem = useSyncSummary()?.problem
  return (
    <Screen title={title}>
      <LoadFailure text={failed} />
      {problem !== 'error' && problem !== 'busy' && <NoDataPlaceholder />}
    </Screen>
  )
}
