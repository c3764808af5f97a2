import { describe, expect, test } from 'vitest'

import { startLocalSupabase } from '../../local/local-supabase.ts'
import { postgresAvailable } from '../../local/postgres-for-tests.ts'
import { postgrestAvailable } from '../../local/postgrest-for-tests.ts'
import { openClinic } from '../clinic.ts'
import { engines, isCI, sayIfPostgresIsMissing } from '../engines.ts'
import { openPostgrest } from './postgrest.ts'
import type { Home, World } from './world.ts'

const local: readonly Home[] = engines.map(({ name, open }) => ({
  name: `the local Supabase on ${name}`,
  async open(): Promise<World> {
    const db = await open()
    const clinic = await openClinic(db)
    const server = await startLocalSupabase({ database: db })
    const stop = () => server.stop().then(() => db.close())
    return { ...clinic, url: server.url, key: 'public', stop }
  },
}))

const hasPostgrest = postgresAvailable() && postgrestAvailable()

/** Every server this machine can start; what the last one does is right. */
export const homes: readonly Home[] = hasPostgrest
  ? [...local, { name: 'the real PostgREST', open: openPostgrest }]
  : local

/** Fails in CI, and elsewhere leaves a line, where a server of the above is missing. */
export function sayWhatIsMissing(): void {
  sayIfPostgresIsMissing()
  const missing = hasPostgrest ? [] : ['not run: the real PostgREST is not installed']
  describe.for(missing)('%s', () => {
    test('this is not CI, where the real one must agree', () => {
      expect(isCI).toBe(false)
    })
  })
}
