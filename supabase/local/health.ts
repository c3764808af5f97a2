import { setTimeout as pause } from 'node:timers/promises'

import type { Database } from './database.ts'
import { Refusal } from './errors.ts'
import { jsonAnswer, type Answer, type Call } from './http.ts'

export const HEALTH = '/healthz'

/** Whoever watches gives up after five or ten seconds; the answer has to be there before. */
const ANSWER_WITHIN_MS = 2_000

/**
 * Answers the question whether this server can do its work: 200 with the build of the site (as its
 * pages name it, null without a site) and the newest migration, 503 when the database does not
 * answer within two seconds. It reads one small table and never takes the clock of sync.
 */
export function health(db: Database, build: string | null): (call: Call) => Promise<Answer> {
  let asking: Promise<string | null> | undefined
  // Watchers share one question, so that a database that hangs does not gather a queue of them.
  const newest = () =>
    (asking ??= newestMigration(db).finally(() => {
      asking = undefined
    }))
  return async ({ method }) => {
    if (!/^(GET|HEAD)$/.test(method)) throw new Refusal(405, '405', 'Health can only be asked for')
    const schema = await Promise.race([
      newest().catch(() => null),
      pause(ANSWER_WITHIN_MS, null, { ref: false }),
    ])
    return schema === null
      ? jsonAnswer(503, { status: 'down', build, schema, database: 'does not answer' })
      : jsonAnswer(200, { status: 'ok', build, schema, database: 'answers' })
  }
}

async function newestMigration(db: Database): Promise<string | null> {
  const [newest] = await db.query<{ name: string }>(
    `select concat_ws('_', version, name) as name from supabase_migrations.schema_migrations
    order by version desc limit 1`,
  )
  return newest?.name ?? null
}
