import { describe, expect, test } from 'vitest'

import { startLocalSupabase } from '../../local/local-supabase.ts'
import { postgresAvailable } from '../../local/postgres-for-tests.ts'
import { postgrestAvailable } from '../../local/postgrest-for-tests.ts'
import { openClinic } from '../clinic.ts'
import { engines, sayIfPostgresIsMissing } from '../engines.ts'
import { openProject, projectAvailable } from '../hosted/project.ts'
import { isFullSuite } from '../suites.ts'
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

const hosted: Home = {
  name: 'a project like a hosted one',
  async open() {
    const project = await openProject()
    return { ...project, ...(await openClinic(project.db)) }
  },
}

const hasPostgrest = postgresAvailable() && postgrestAvailable()

/** Every server this machine can start; what the last one does is right. */
export const homes: readonly Home[] = [
  ...local,
  ...(projectAvailable() ? [hosted] : []),
  ...(hasPostgrest ? [{ name: 'the real PostgREST', open: openPostgrest }] : []),
]

/** Fails in the full suite, and else leaves a line, where a server of the above is missing. */
export function sayWhatIsMissing(): void {
  sayIfPostgresIsMissing()
  const missing = [
    ...(hasPostgrest ? [] : ['not run: the real PostgREST is not installed']),
    ...(projectAvailable() ? [] : ['not run: nothing here can stand in for a hosted project']),
  ]
  describe.for(missing)('%s', () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  })
}
