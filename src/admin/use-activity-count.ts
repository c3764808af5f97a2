import { useEffect, useState } from 'react'

import { useSession } from '#session/session-context.ts'

import { useSyncSummary } from './use-sync-summary.ts'

/**
 * How much happened in the last 24 hours, or null while the server cannot be
 * asked: this is in no mirror. Asked again with each answer of the server.
 */
export function useActivityCount(): number | null {
  const { log } = useSession()
  const answeredAt = useSyncSummary()?.answeredAt
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    // Before its first answer the server may not be reached, or not talk to us yet.
    if (!answeredAt) return undefined
    let left = false
    async function ask(): Promise<void> {
      // Offline, or not allowed yet: the card says that it needs a connection.
      const counts = await log.dashboardCounts().catch(() => null)
      if (!left) setCount(counts?.activity_24h ?? null)
    }
    void ask()
    return () => {
      left = true
    }
  }, [log, answeredAt])

  return count
}
