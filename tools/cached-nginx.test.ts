import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SyncResponse } from '#model/mutation.ts'
import { createPublicRemote } from '#remote/public-remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'

import { openLocalSupabase } from '../supabase/local/local-supabase.ts'
import { openClinic, publicRowIds, type Clinic } from '../supabase/tests/clinic.ts'
import { engines } from '../supabase/tests/engines.ts'
import { startWebServer } from './start-web-server.ts'
import { findWebServer } from './web-servers.ts'

/** What the server says, with seconds that a test can wait for. */
const SHORTER = {
  'max-age=10': 'max-age=1',
  'stale-while-revalidate=20': 'stale-while-revalidate=1',
}
const LIFE_MS = 2_000

describe.runIf(findWebServer('nginx') !== null)(
  'npm start behind the caching nginx',
  { tags: ['full'] },
  () => {
    let clinic: Clinic
    let url: string
    /** What reached the server. */
    const requests: string[] = []
    const stops: (() => unknown)[] = []
    const pullWith = async (query: string) => {
      const response = await fetch(`${url}/rest/v1/rpc/visitor_pull${query}`)
      return (await response.json()) as SyncResponse
    }
    const visitor = () => createPublicRemote({ url, key: 'public' })

    beforeAll(async () => {
      const database = await engines[0].open()
      clinic = await openClinic(database)
      const backend = await openLocalSupabase({ database })
      const server = createServer((request, response) => {
        requests.push(request.url ?? '')
        const writeHead = response.writeHead.bind(response)
        response.writeHead = (status: number, headers?: unknown) =>
          writeHead(status, shorter(headers as OutgoingHttpHeaders))
        backend.handle(request, response)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const upstream = `127.0.0.1:${(server.address() as AddressInfo).port}`
      const nginx = await startWebServer('nginx', 'cached', { upstream })
      ;({ url } = nginx)
      stops.push(
        nginx.stop,
        () => server.close(),
        backend.stop,
        () => database.close(),
      )
    })
    afterAll(async () => {
      for (const stop of stops) await stop()
    })

    test('the server gets one request for each state, whatever the number of phones [R18]', async () => {
      const { cursor } = await visitor().pull(null)
      requests.length = 0
      const responses = await Promise.all(Array.from({ length: 50 }, () => visitor().pull(cursor)))
      expect(responses).toEqual(responses.map(() => ({ cursor })))
      expect(requests).toHaveLength(1)
    })

    test('a withdrawn row is in no response once the cache time is over [R18]', async () => {
      const { cursor } = await visitor().pull(null)
      await clinic.db.query(`update doctors set is_enabled = false where id = $1`, [
        publicRowIds.doctors,
      ])
      const readChanges = async () => {
        const { put } = await visitor().pull(null)
        const { del } = await visitor().pull(cursor)
        return [put?.doctors ?? [], del?.doctors ?? []]
      }
      await new Promise((resolve) => setTimeout(resolve, LIFE_MS + 500))
      expect(await readChanges()).toEqual([[], [publicRowIds.doctors]])
      await clinic.db.query(`update doctors set is_enabled = true where id = $1`, [
        publicRowIds.doctors,
      ])
    })

    test('responses to staff are not cached [R18]', async () => {
      const staff = createSupabaseRemote({ url, key: 'public' }, () => clinic.tokens.Viewer)
      const { cursor } = await staff.sync.pull(null)
      requests.length = 0
      await staff.sync.pull(cursor)
      await staff.sync.pull(cursor)
      expect(requests).toEqual(['/rest/v1/rpc/sync_pull', '/rest/v1/rpc/sync_pull'])
      expect((await visitor().pull(cursor)).cursor).toMatch(/\.0$/)
    })

    test('other, repeated and invented parameters get what is cached, and nothing for another state [R18]', async () => {
      const everything = await pullWith('')
      const { cursor } = everything
      expect(everything.put?.doctors).toHaveLength(1)
      requests.length = 0
      for (const query of ['?banana=1', '?apikey=other', '?since=', '?since=invented&x=2']) {
        expect([query, await pullWith(query)]).toEqual([query, everything])
      }
      expect(requests).toEqual([])
      // The first counts, in the cache and at the server.
      expect(await pullWith(`?since=${cursor}&since=&apikey=1`)).toEqual({ cursor })
      expect(await pullWith(`?since=&since=${cursor}`)).toEqual(everything)
      expect(await pullWith('')).toEqual(everything)
      expect(await pullWith(`?since=${cursor}`)).toEqual({ cursor })
    })
  },
)

function shorter(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  let life = headers['cache-control'] ?? ''
  for (const [lifetime, put] of Object.entries(SHORTER)) life = life.replace(lifetime, put)
  return { ...headers, 'cache-control': life }
}
