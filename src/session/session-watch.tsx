import { useEffect } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { readMeta } from '#db/meta.ts'
import { getCursorRank } from '#model/cursors.ts'
import { getRank } from '#model/roles.ts'

import { useSession, useUser } from './use-session.ts'

/**
 * Checks the session as soon as a sync cycle suggests a change: another role, an ended session, or
 * a password to choose (S-10).
 */
export function SessionWatch() {
  const { refresh } = useSession()
  const { role } = useUser()
  const base = useQuery(readSyncSession)
  const change = base?.problem ?? (base?.rank === getRank(role) ? null : base?.rank)
  useEffect(() => {
    if (change !== null && change !== undefined) void refresh()
  }, [change, refresh])
  return null
}

async function readSyncSession(db: ClinicDatabase) {
  const cursor = await readMeta(db, 'cursor')
  const problem = (await readMeta(db, 'sync'))?.problem
  return {
    rank: cursor ? getCursorRank(cursor) : null,
    problem: problem === 'signed-out' || problem === 'password-first' ? problem : null,
  }
}
