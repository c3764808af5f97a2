import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { queries, type Query } from './queries.ts'
import { serverKinds } from './server-kinds.ts'
import { createTestSupabase, type TestWorld } from './world.ts'

const worlds: TestWorld[] = []

beforeAll(async () => {
  worlds.push(...(await Promise.all(serverKinds.map(({ open }) => open()))))
}, 90_000)
afterAll(() => Promise.all(worlds.map(({ stop }) => stop())))

describe(
  'supabase-js gets the same from every server about the same clinic',
  { tags: ['full'] },
  () => {
    test.for(Object.entries(queries))('%s', async ([, query]) => {
      const responses = await Promise.all(worlds.map((world) => fetchResult(world, query)))
      for (const [index, response] of responses.entries()) {
        const { name } = serverKinds[index] ?? {}
        expect({ name, ...response }).toEqual({ name, ...responses.at(-1) })
      }
    })

    test('the questions get answers of every kind, or they would prove little', async () => {
      const [world] = worlds
      if (!world) throw new Error('No server has started.')
      const responses = await Promise.all(
        Object.values(queries).map((query) => fetchResult(world, query)),
      )
      const statuses = new Set(responses.map(({ status }) => status))
      expect([...statuses].toSorted((one, other) => one - other)).toEqual([
        200, 204, 206, 400, 401, 404, 405, 406, 413, 416,
      ])
      const found = responses.filter(({ data }) => Array.isArray(data) && data.length > 0)
      expect(found.length).toBeGreaterThan(20)
    })
  },
)

/** As far as programs go by it: the texts of refusals change from version to version. */
async function fetchResult(world: TestWorld, { as = 'visitor', run }: Query) {
  const { status, error, data, count } = await run(createTestSupabase(world, world.tokens[as]))
  const code = error?.code ?? null
  return { status, code: renamed[code ?? ''] ?? code, data: withoutChance(data), count }
}

/** What PostgREST calls otherwise since its version 13, which hosted projects have come to run. */
const renamed: Record<string, string> = { '42P01': 'PGRST205' }

/** Replaces what clocks and dice decide: times, tags of versions, and random ids. */
function withoutChance(data: unknown): unknown {
  const text = JSON.stringify(data ?? null)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, 'some time')
    .replaceAll(/(?<=^|")(\d+)\.[0-9a-f]{8}\.(\d)(?=")/g, '$1.tag.$2')
    .replaceAll(
      /[0-9a-f]{8}-[0-9a-f]{4}-4(?!000-8000-)[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g,
      'some id',
    )
  return JSON.parse(text)
}
