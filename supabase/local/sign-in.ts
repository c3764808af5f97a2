import { setTimeout as pause } from 'node:timers/promises'

import { ADDRESS_HEADER } from './client-address.ts'
import type { Database, Queryable } from './database.ts'
import { createPasswordQueue } from './password-queue.ts'
import type { Caller } from './run-as-caller.ts'

/** As long as a terminal takes after a wrong password. */
const STRANGER_WAITS_MS = 1000

/** The result of private.sign_in_begin. */
type Begun = { error: string } | { stored: string; counter: string; known: boolean }

const GIVEN = `json_to_record($1::text::json) as given (username text, password text, device text)`
const BEGIN = `select coalesce(password, '') as password,
  private.sign_in_begin(username, device, $2)::text as begun from ${GIVEN}`
const FINISH = `select private.sign_in_finish(username, device, $2::text::jsonb, $3)::text as body from ${GIVEN}`

/** One per process: a second thread would only take the processor from other work. */
const queue = createPasswordQueue()

/**
 * Answers rpc/sign_in exactly like the procedure, but compares the password outside of the
 * database: between its two halves, while the one connection serves other clients. `body` is the
 * JSON of the request.
 */
export function createSignInHandler(
  db: Database,
): (caller: Caller, body: string) => Promise<string> {
  /** Not as the visitor: the two halves are for the server alone. */
  function asServer<T>(caller: Caller, sql: string, params: unknown[]): Promise<T> {
    return db.transaction(async (tx: Queryable) => {
      await tx.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify(caller.headers),
      ])
      const [row] = await tx.query<T>(sql, params)
      return row as T
    })
  }

  return async (caller, body) => {
    const address = caller.headers[ADDRESS_HEADER] ?? null
    const { password, begun } = await asServer<{ password: string; begun: string }>(caller, BEGIN, [
      body,
      address,
    ])
    const attempt = JSON.parse(begun) as Begun
    if ('error' in attempt) return afterAWhile(begun)
    const matches = await queue.compare(password, attempt.stored, attempt.known)
    if (matches === 'full') return afterAWhile(await tooMany(db))
    const finished = await asServer<{ body: string }>(caller, FINISH, [body, begun, matches])
    return matches || attempt.known ? finished.body : afterAWhile(finished.body)
  }
}

/**
 * Delays a refusal of an unknown client: a person hardly notices, and a loop of guesses occupies
 * neither the one connection of an embedded database nor a processor core.
 */
async function afterAWhile(body: string): Promise<string> {
  await pause(STRANGER_WAITS_MS)
  return body
}

async function tooMany(db: Database): Promise<string> {
  const [row] = await db.query<{ body: string }>('select private.too_many_attempts()::text as body')
  return row?.body ?? 'null'
}
