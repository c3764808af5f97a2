import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { openPostgres, type Database } from '../../local/database.ts'
import { openLocalSupabase } from '../../local/local-supabase.ts'
import { isPostgresAvailable } from '../../local/postgres-for-tests.ts'
import {
  addAuthenticator,
  isPostgrestAvailable,
  startPostgrest,
} from '../../local/postgrest-for-tests.ts'
import { proxyRequest } from '../../local/proxy-for-tests.ts'
import { openClinic } from '../clinic.ts'
import type { ServerKind, TestWorld } from '../contract/world.ts'
import { engines } from '../engines.ts'
import { startMigratedPostgres } from '../migrated.ts'

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * Servers that answer every call of /rest/v1 truly and then take back what it did, so that a thousand
 * calls find the same clinic. Files are kept.
 */
export const rollbackServers: readonly ServerKind[] = [
  {
    name: 'the local Supabase on PGlite',
    async open() {
      const db = await engines[0].open()
      const clinic = await openClinic(db)
      const rest = await openLocalSupabase({ database: undoing(db) })
      const close = () => rest.stop().then(() => db.close())
      return { ...clinic, ...(await behindOneAddress(db, rest.handle, close)) }
    },
  },
  ...(isPostgresAvailable() && isPostgrestAvailable()
    ? [{ name: 'the real PostgREST on Postgres', open: openPostgrest }]
    : []),
]

async function openPostgrest(): Promise<TestWorld> {
  const postgres = await startMigratedPostgres()
  const db = await openPostgres(postgres.url)
  const clinic = await openClinic(db)
  const rest = await startPostgrest(await addAuthenticator(postgres.url), { undoes: true })
  const handle: Handle = (incoming, outgoing) => proxyRequest(rest.url, incoming, outgoing)
  const close = async () => {
    await rest.stop()
    await db.close()
    await postgres.stop()
  }
  return { ...clinic, ...(await behindOneAddress(db, handle, close)) }
}

async function behindOneAddress(db: Database, rest: Handle, close: () => Promise<void>) {
  const storage = await openLocalSupabase({ database: db })
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/storage/')) storage.handle(incoming, outgoing)
    else rest(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await storage.stop()
    await close()
  }
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, key: 'public', stop }
}

/** The same database, in which no transaction lasts; deferred checks run as they would at its end. */
function undoing(db: Database): Database {
  return {
    ...db,
    async transaction(work, options) {
      const undo = new Error('undo')
      let result: { value: Awaited<ReturnType<typeof work>> } | undefined
      await db
        .transaction(async (tx) => {
          result = { value: await work(tx) }
          await tx.exec('set constraints all immediate')
          throw undo
        }, options)
        .catch((error: unknown) => {
          if (error !== undo) throw error
        })
      if (!result) throw new Error('The transaction did not run.')
      return result.value
    },
  }
}
