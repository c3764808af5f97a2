import { useCallback, useEffect, useMemo, useState } from 'react'

import { useQuery } from '#db/hooks/use-query.ts'
import { listDeletedRecords } from '#db/restore-deletion.ts'
import type { DeletedRecord } from '#model/mutation.ts'
import { isUnreachable, type StaffApi } from '#session/staff-api.ts'
import { useStaffApi } from '#session/use-session.ts'

import { useServerReachable } from '../shell/use-server-reachable.ts'

/** The server's list, or why it is missing; null while loading. */
type TrashResult = { records: DeletedRecord[] } | { failed: 'unreachable' | 'broken' }

/** What can be restored: the server's list if it responds, and always this device's own deletions. */
export function useTrash() {
  const { log } = useStaffApi()
  const online = useServerReachable()
  const [result, setResult] = useState<TrashResult | null>(null)
  const [attempt, setAttempt] = useState(0)

  // Loaded again when the network comes back.
  const request = useMemo(() => ({ log, online, attempt }), [log, online, attempt])

  useEffect(() => {
    let left = false
    void fetchRecords(request.log).then((now) => !left && setResult(now))
    return () => {
      left = true
    }
  }, [request])

  const serverRecords = result && 'records' in result ? result.records : undefined
  const records = useQuery(
    useCallback((db) => listDeletedRecords(db, serverRecords), [serverRecords]),
  )
  return {
    /** Undefined until the request has ended. */
    records: result ? records : undefined,
    failed: result && 'failed' in result ? result.failed : null,
    again: () => setAttempt((times) => times + 1),
  }
}

async function fetchRecords(log: StaffApi['log']): Promise<TrashResult> {
  try {
    return { records: await log.deletedRecords() }
  } catch (error) {
    const unreachable = isUnreachable(error)
    if (!unreachable) reportError(error)
    return { failed: unreachable ? 'unreachable' : 'broken' }
  }
}
