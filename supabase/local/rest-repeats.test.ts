import { afterAll, expect, test } from 'vitest'

import { onEveryEngine } from '../tests/engines.ts'
import type { Database } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { addScratchTables } from './scratch-for-tests.ts'

async function openWorld(db: Database) {
  await addScratchTables(db)
  return { server: await startLocalSupabase({ database: db }) }
}

onEveryEngine(openWorld, (world) => {
  afterAll(() => world().server.stop())

  const readPets = async (query: string) => {
    const response = await fetch(`${world().server.url}/rest/v1/pets?${query}`)
    return { status: response.status, body: await response.text() }
  }

  test.for([
    ['select=name,name', '\\"select\\" names name more than once'],
    ['select=*,*', '\\"select\\" names * more than once'],
    [`select=${'name,'.repeat(1600)}id`, '\\"select\\" may name at most 100 columns, not 1601'],
    ['order=id,name,id.desc', '\\"order\\" names id more than once'],
    ['select=id&select=name', '\\"select\\" may be given once, not 2 times'],
    ['limit=1&limit=2', '\\"limit\\" may be given once, not 2 times'],
  ] as const)('a repeated column or parameter is refused: %s', async ([query, words]) => {
    const { status, body } = await readPets(query)
    expect([status, body]).toEqual([400, expect.stringContaining(words)])
  })

  test('more columns than Postgres can return in one response are refused', async () => {
    const names = Array.from({ length: 1700 }, (_, n) => n.toString(36).padStart(3, 'x'))
    const { status, body } = await readPets(`select=${names.join(',')}`)
    expect([status, body]).toEqual([400, expect.stringContaining('not 1700')])
  })
})
