import { expect, test } from 'vitest'

import { engines, isCI } from './engines.ts'

test.for(engines.map((engine) => [engine.name, engine] as const))(
  'the server of the clinic starts from nothing on %s',
  async ([name, { open }]) => {
    const db = await open()
    const [row] = await db.query<{ version: string; rows: number }>(
      `select current_setting('server_version') as version, count(*)::int as rows
      from public.modern_site_settings`,
    )
    await db.close()
    expect(row?.rows).toBe(1)
    // The oldest Postgres we promise to run on: in CI, a newer one would prove less.
    expect(row?.version).toMatch(isCI && name === 'Postgres' ? /^15\./ : /^1\d\./)
  },
)
