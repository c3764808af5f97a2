import { useCallback, useEffect, useMemo, useState } from 'react'

import { useQuery } from '#db/live/use-query.ts'
import { listDeletedRecords } from '#db/restore-deletion.ts'
import type { DeletedRecord } from '#model/mutation.ts'
import { isUnreachable, type StaffApi } from '#session/staff-api.ts'
import { useStaffApi } from '#session/use-session.ts'

import { useServerReachable } from '../shell/use-server-reachable.ts'

/** The server's list, or why it is missing; null while loading. */
type Answer = { told: DeletedRecord[] } | { failed: 'unreachable' | 'broken' }

/** What can be restored: the server's list if it responds, and always this device's own deletions. */
export function useTrash() {
  const { log } = useStaffApi()
  const online = useServerReachable()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [asked, setAsked] = useState(0)

  // Loaded again when the network comes back.
  const request = useMemo(() => ({ log, online, asked }), [log, online, asked])

  useEffect(() => {
    let left = false
    void ask(request.log).then((now) => !left && setAnswer(now))
    return () => {
      left = true
    }
  }, [request])

  const told = answer && 'told' in answer ? answer.told : undefined
  const records = useQuery(useCallback((db) => listDeletedRecords(db, told), [told]))
  return {
    /** Undefined until the request has ended. */
    records: answer ? records : undefined,
    failed: answer && 'failed' in answer ? answer.failed : null,
    again: () => setAsked((times) => times + 1),
  }
}

async function ask(log: StaffApi['log']): Promise<Answer> {
  try {
    return { told: await log.deletedRecords() }
  } catch (error) {
    const unreachable = isUnreachable(error)
    if (!unreachable) reportError(error)
    return { failed: unreachable ? 'unreachable' : 'broken' }
  }
}
