import { join } from 'node:path'

import { hash } from 'bcryptjs'

import type { Fields } from '#model/mutation.ts'

import { findFreePort } from '../../supabase/local/free-port-for-tests.ts'
import { openLocalSupabase } from '../../supabase/local/local-supabase.ts'
import { FIRST_PASSWORD, startServer, type ServerProcess } from '../power-cut/server-process.ts'
import type { FaultTarget } from './fault-injection.ts'
import type { FinalState } from './verdict.ts'

/** A clinic in a process of its own, whose people are known before it starts. */
export interface Clinic extends FaultTarget {
  port: number
  /** The rows and the log, once it is killed for good. */
  left: () => Promise<Pick<FinalState, 'lines' | 'rows'>>
}

/** The tables that people edit here. */
const EDITED = ['doctors', 'testimonials', 'hospital_profile'] as const

/** A clinic with the sample content and with people of these names and passwords. */
export async function createClinicProcess(
  home: string,
  people: readonly { username: string; password: string }[],
): Promise<Clinic> {
  const dataDir = join(home, 'data')
  const options = { dataDir, seed: true, superadminPassword: FIRST_PASSWORD }
  const before = await openLocalSupabase(options)
  for (const { username, password } of people) {
    await before.database.query(
      `with made as (
        insert into public.users (username, email, role, must_change_password)
        values ($1, $1 || '@clinic.invalid', 'Content Manager', false) returning id
      ) insert into private.credentials select id, $2 from made`,
      [username, await hash(password, 10)],
    )
  }
  await before.stop()
  const port = await findFreePort()
  let server: ServerProcess | null = null
  return {
    port,
    async start() {
      server = startServer(dataDir, port)
      await server.running
    },
    async kill() {
      await server?.kill()
      server = null
    },
    async left() {
      const { database, stop } = await openLocalSupabase(options)
      const logged = await database.query<{ record: string; action: string; after: Fields | null }>(
        `select table_affected || '/' || record_id as record, action, changes -> 'after' as after
        from public.activity_logs where table_affected = any ($1) order by created_at, id`,
        [EDITED],
      )
      const rows = new Map<string, Fields>()
      for (const table of EDITED) {
        for (const row of await database.query<{ id: string }>(`select * from public.${table}`)) {
          rows.set(`${table}/${row.id}`, row)
        }
      }
      await stop()
      const lines = logged.map(({ record, action, after }) => ({
        record,
        isDeletion: action === 'delete',
        after,
      }))
      return { lines, rows }
    },
  }
}
