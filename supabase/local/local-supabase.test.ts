import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { engines } from '../tests/engines.ts'
import { copyMigratedDirectory } from '../tests/migrated.ts'
import type { Database } from './database.ts'
import { findFreePort } from './free-port-for-tests.ts'
import { openLocalSupabase, startLocalSupabase } from './local-supabase.ts'
import { createTestClient } from './scratch-for-tests.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nadi-start-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function signIn(url: string, password: string) {
  const { data } = await createTestClient(url).rpc('sign_in', { username: 'superadmin', password })
  return data as { token?: string; user?: { must_change_password: boolean }; error?: string }
}

test('the first start creates one account with a random password, the next one creates none (S-03, S-69)', async () => {
  const first = await startLocalSupabase({ dataDir, seed: true })
  expect(first.firstPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const { user } = await signIn(first.url, first.firstPassword ?? '')
  expect(user).toMatchObject({ must_change_password: true })
  await first.stop()

  const second = await startLocalSupabase({ dataDir, seed: true })
  expect(second.firstPassword).toBeNull()
  expect((await signIn(second.url, first.firstPassword ?? '')).token).toEqual(expect.any(String))
  const { data } = await createTestClient(second.url).from('doctors').select('id')
  expect(data?.length).toBeGreaterThan(3)
  await second.stop()
})

test(
  'the first password can be chosen, and a weak one is refused',
  { tags: ['full'] },
  async () => {
    const database = await migrated()
    const refused = startLocalSupabase({ database, superadminPassword: 'short' })
    await expect(refused).rejects.toThrow('6 to 72 bytes')
    const server = await startLocalSupabase({ database, superadminPassword: 'a chosen password' })
    expect(server.firstPassword).toBe('a chosen password')
    expect((await signIn(server.url, 'a chosen password')).error).toBeUndefined()
    await server.stop()
    await database.close()
  },
)

test('without a data directory no file is left on the disk', { tags: ['full'] }, async () => {
  const server = await startLocalSupabase({})
  expect((await fetch(`${server.url}/rest/v1/rpc/sync_pull`)).status).toBe(200)
  await server.stop()
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
})

test('a request during the start waits for its response', { tags: ['full'] }, async () => {
  const port = await findFreePort()
  const starting = startLocalSupabase({ port })
  expect(await awaitStatus(port)).toBe(200)
  await (await starting).stop()
})

/** Sends a request once the port is open, and awaits the response. */
async function awaitStatus(port: number): Promise<number> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/rest/v1/rpc/sync_pull`).catch(() => null)
    if (response) return response.status
  }
}

test('a port in use is detected before the data is touched', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1')
  await once(otherServer, 'listening')
  const { port } = otherServer.address() as AddressInfo
  await expect(startLocalSupabase({ dataDir, port })).rejects.toThrow(
    `Port ${port} is in use by another program. Set PORT to another number.`,
  )
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
  otherServer.close()
})

test(
  'a data directory in use fails the second start and leaves its port free',
  { tags: ['full'] },
  async () => {
    await copyMigratedDirectory(dataDir)
    const first = await startLocalSupabase({ dataDir })
    const port = await findFreePort()
    await expect(startLocalSupabase({ dataDir, port })).rejects.toThrow('Another Nadi')
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
    await first.stop()
  },
)

test(
  'stopping finishes running requests, accepts no new ones, and releases the directory',
  { tags: ['full'] },
  async () => {
    await copyMigratedDirectory(dataDir)
    const server = await startLocalSupabase({ dataDir })
    const running = await startPost(`${server.url}/rest/v1/rpc/ensure_default_admin`)
    const stopping = server.stop()
    running.end('}')
    const [response] = (await once(running, 'response')) as [IncomingMessage]
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    response.resume()
    await stopping
    await server.stop()
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  },
)

test('after the stop requests fail like those to a server that is gone: no device sees an error', async () => {
  await copyMigratedDirectory(dataDir)
  const backend = await openLocalSupabase({ dataDir })
  const port = await findFreePort()
  const otherServer = createServer(backend.handle).listen(port, '127.0.0.1')
  const address = `http://127.0.0.1:${port}/rest/v1/rpc/visitor_pull`
  expect((await fetch(address)).status).toBe(200)
  await backend.stop()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  otherServer.close()
})

test(
  'a client that never finishes does not keep the server from stopping',
  { tags: ['full'] },
  async () => {
    const database = await migrated()
    const server = await startLocalSupabase({ database })
    const hanging = await startPost(`${server.url}/rest/v1/rpc/sign_in`)
    const broken = once(hanging, 'error')
    await server.stop()
    expect(await broken).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
    await database.close()
  },
)

test.for([
  ['a push', 'sync_push', 10, {}],
  ['a push with an old token', 'sync_push', 10, { 'x-session-token': 'x'.repeat(64) }],
  ['a megabyte', 'sign_in', 1024 * 1024, {}],
] as const)(
  'a caller without a session is refused before the server reads %s',
  async ([, procedure, length, token]) => {
    const database = await migrated()
    const server = await startLocalSupabase({ database })
    const headers = { 'content-length': length, ...token }
    const post = request(`${server.url}/rest/v1/rpc/${procedure}`, { method: 'POST', headers })
    post.flushHeaders()
    const [response] = (await once(post, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(401)
    expect(JSON.parse(await text(response))).toMatchObject({ message: 'Sign in again' })
    post.destroy()
    await server.stop()
    await database.close()
  },
)

/** Sends a call whose body has begun to arrive at the server, and is incomplete. */
async function startPost(url: string) {
  const headers = { expect: '100-continue', 'content-length': 2 }
  const post = request(url, { method: 'POST', headers })
  post.flushHeaders()
  // The server has read the head, and waits for the body.
  await once(post, 'continue')
  post.write('{')
  return post
}

/** Opens PGlite with the migrations applied. */
function migrated(): Promise<Database> {
  if (!engines[0]) throw new Error('There is always PGlite.')
  return engines[0].open()
}
