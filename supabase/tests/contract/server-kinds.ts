import { describe, expect, test } from 'vitest'

import { startLocalSupabase } from '../../local/local-supabase.ts'
import { isPostgresAvailable } from '../../local/postgres-for-tests.ts'
import { isPostgrestAvailable } from '../../local/postgrest-for-tests.ts'
import { openClinic } from '../clinic.ts'
import { engines, reportMissingPostgres } from '../engines.ts'
import { openProject, isProjectAvailable } from '../hosted/project.ts'
import { isFullSuite } from '../suites.ts'
import { openPostgrest } from './postgrest.ts'
import type { ServerKind, TestWorld } from './world.ts'

const local: readonly ServerKind[] = engines.map(({ name, open }) => ({
  name: `the local Supabase on ${name}`,
  async open(): Promise<TestWorld> {
    const db = await open()
    const clinic = await openClinic(db)
    const server = await startLocalSupabase({ database: db })
    const stop = () => server.stop().then(() => db.close())
    return { ...clinic, url: server.url, key: 'public', stop }
  },
}))

const hosted: ServerKind = {
  name: 'a project like a hosted one',
  async open() {
    const project = await openProject()
    return { ...project, ...(await openClinic(project.db)) }
  },
}

const hasPostgrest = isPostgresAvailable() && isPostgrestAvailable()

/** Every server this machine can start; what the last one does is right. */
export const serverKinds: readonly ServerKind[] = [
  ...local,
  ...(isProjectAvailable() ? [hosted] : []),
  ...(hasPostgrest ? [{ name: 'the real PostgREST', open: openPostgrest }] : []),
]

/** Fails in the full suite, and else leaves a line, where a server of the above is missing. */
export function reportMissingServers(): void {
  reportMissingPostgres()
  const missing = [
    ...(hasPostgrest ? [] : ['not run: the real PostgREST is not installed']),
    ...(isProjectAvailable() ? [] : ['not run: nothing here can stand in for a hosted project']),
  ]
  describe.for(missing)('%s', () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  })
}
