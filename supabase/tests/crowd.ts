import { afterAll, afterEach, beforeAll } from 'vitest'

import type { Role } from '#model/roles.ts'

import { openPostgres, type Database } from '../local/database.ts'
import { addPerson, openClinic, signIn, type Clinic } from './clinic.ts'
import { Connection } from './connection.ts'
import { startMigratedPostgres } from './migrated.ts'

/** A user with a session, on a separate connection. */
export interface Person {
  id: string
  connection: Connection
}

/** Many callers of one real Postgres. All of it answers only while a test runs. */
export interface Crowd {
  clinic(): Clinic
  db(): Database
  /** A connection for the holder of each token; closed after the test. */
  connect(tokens: readonly (string | null)[]): Promise<Connection[]>
  newPerson(username: string, role: Role): Promise<Person>
  /**
   * Lets all calls arrive while another writer has the clock, so that each of them has looked at
   * its caller's rights and waits; then ends that writer's work and lets them go on. A refusal
   * is answered by its code.
   */
  whileWaiting(work: string, calls: readonly (() => Promise<unknown>)[]): Promise<unknown[]>
}

/** Starts a Postgres with the sample clinic for the tests of one file. */
export function gatherCrowd(): Crowd {
  let server: { url: string; stop: () => Promise<void> } | undefined
  let clinic: Clinic | undefined
  let opened: Connection[] = []

  beforeAll(async () => {
    server = await startMigratedPostgres()
    clinic = await openClinic(await openPostgres(server.url))
  }, 90_000)
  afterEach(async () => {
    await Promise.all(opened.map((connection) => connection.close()))
    opened = []
  })
  afterAll(async () => {
    await clinic?.db.close()
    await server?.stop()
  })

  function present(): Clinic {
    if (!clinic) throw new Error('The clinic is not open yet.')
    return clinic
  }

  async function connect(tokens: readonly (string | null)[]): Promise<Connection[]> {
    const url = server?.url ?? ''
    const connections = await Promise.all(tokens.map((token) => Connection.open(url, token)))
    opened.push(...connections)
    return connections
  }

  async function newPerson(username: string, role: Role): Promise<Person> {
    const { db } = present()
    await addPerson(db, username, role)
    const found = await db.query<{ id: string }>(
      'select id from public.users where username = $1',
      [username],
    )
    const connections = await connect([await signIn(db, username)])
    const [{ id } = { id: '' }] = found
    const [connection] = connections
    if (!connection) throw new Error(`${username} has no connection.`)
    return { id, connection }
  }

  async function whileWaiting(work: string, calls: readonly (() => Promise<unknown>)[]) {
    const { db } = present()
    const [holder] = await connect([null])
    await holder?.exec(`begin; select 1 from sync.clock for update; ${work}`)
    let endedCount = 0
    const results = calls.map((call) =>
      call()
        .catch((error: { code?: string; message: string }) => error.code ?? error.message)
        .finally(() => endedCount++),
    )
    for (let waiting = 0; waiting + endedCount < calls.length;) {
      const [row] = await db.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`,
      )
      waiting = row?.n ?? 0
    }
    await holder?.exec('commit')
    return Promise.all(results)
  }

  return { clinic: present, db: () => present().db, connect, newPerson, whileWaiting }
}
