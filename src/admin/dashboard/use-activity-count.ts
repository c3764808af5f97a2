import { useEffect, useState } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { useStaffApi } from '#session/use-session.ts'

import { useSyncSummary } from '../shell/use-sync-summary.ts'

interface Counted {
  activity: number
  /** When the server counted, by this device's clock. */
  at: number
}

/**
 * Counts the activity of the last 24 hours. The mirror does not hold the log, so the server is
 * asked after each sync cycle. `asOf` is set while the number is a cached one.
 */
export function useActivityCount(): { activity: number; asOf: number | null } | null {
  const db = useDatabase()
  const { log } = useStaffApi()
  const summary = useSyncSummary()
  const latestCounts = useQuery(readCounted)
  const [failed, setFailed] = useState(false)
  const answeredAt = summary?.answeredAt

  useEffect(() => {
    // Before the first response the server may be unreachable, or may not accept this session yet.
    if (!answeredAt) return undefined
    let left = false
    async function load(): Promise<void> {
      const counts = await log.dashboardCounts().catch(() => null)
      if (left) return
      setFailed(counts === null)
      const counted = counts && { activity: counts.activity_24h, at: Date.now() }
      if (counted) await writeMeta(db, 'counts', counted satisfies Counted)
    }
    // Signing out closes the database while this runs.
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [db, log, answeredAt])

  if (!latestCounts) return null
  const isOld = failed || summary?.offline === true
  return { activity: latestCounts.activity, asOf: isOld ? latestCounts.at : null }
}

async function readCounted(db: ClinicDatabase): Promise<Counted | null> {
  return ((await readMeta(db, 'counts')) as Counted | undefined) ?? null
}
