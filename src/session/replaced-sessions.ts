import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import type { SessionRemote } from '#remote/remote.ts'

import { writeSession, type StoredSession } from './session-record.ts'

/** Stores a new session, and the token of the replaced one until the server has ended that. */
export async function replaceSession(
  db: ClinicDatabase,
  session: StoredSession,
  replaced: string | null,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if (replaced !== null)
      await writeMeta(db, 'replaced', [...(await readReplacedTokens(db)), replaced])
    await writeSession(db, session)
  })
}

/**
 * Ends the sessions that signing in again has replaced. The server ends one by itself if the
 * sign-in named it; tokens that it has not confirmed stay for the next attempt.
 */
export async function endReplacedSessions(
  db: ClinicDatabase,
  remote: SessionRemote,
): Promise<void> {
  for (const token of await readReplacedTokens(db)) {
    try {
      await remote.signOut(token)
    } catch {
      return
    }
    await db.transaction('rw', db.meta, async () => {
      const left = (await readReplacedTokens(db)).filter((other) => other !== token)
      await writeMeta(db, 'replaced', left)
    })
  }
}

async function readReplacedTokens(db: ClinicDatabase): Promise<string[]> {
  return (await readMeta(db, 'replaced')) ?? []
}
