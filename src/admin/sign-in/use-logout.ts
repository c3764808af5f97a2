import type { ClinicDatabase } from '#db/database.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { useSession } from '#session/use-session.ts'

/** Logs out if nothing would be lost; otherwise reports it and does nothing (S-54). */
export function useLogout(): () => Promise<'done' | 'unsent'> {
  const db = useDatabase()
  const { signOut } = useSession()
  return async () => {
    const { edits, drafts } = await countUnsent(db)
    if (edits + drafts > 0) return 'unsent'
    await signOut()
    return 'done'
  }
}

export interface UnsavedWork {
  edits: number
  drafts: number
}

/** Counts the unsent edits and the drafts that signing out would delete. */
export async function countUnsent(db: ClinicDatabase): Promise<UnsavedWork> {
  return { edits: await db.outbox.count(), drafts: await db.drafts.count() }
}
