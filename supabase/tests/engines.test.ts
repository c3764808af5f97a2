import { test, expect } from 'vitest'

import { engines, isCI } from './engines.ts'

test.for(engines)(
  'the server of the clinic starts from nothing on $name',
  async ({ name, open }) => {
    const db = await open()
    const [row] = await db.query<{ version: string }>(
      `select current_setting('server_version') as version from public.modern_site_settings`,
    )
    await db.close()
    expect(row?.version).toMatch(/^\d+/)
    // The oldest that hosted projects and Debian run; a newer one here would prove less.
    if (isCI && name === 'Postgres') expect(row?.version).toMatch(/^15\./)
  },
)
