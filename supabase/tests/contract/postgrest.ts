import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { openPostgres } from '../../local/database.ts'
import { openLocalSupabase } from '../../local/local-supabase.ts'
import { addAuthenticator, startPostgrest } from '../../local/postgrest-for-tests.ts'
import { proxyRequest } from '../../local/proxy-for-tests.ts'
import { openClinic } from '../clinic.ts'
import { startMigratedPostgres } from '../migrated.ts'
import type { TestWorld } from './world.ts'

/**
 * A clinic behind the real PostgREST. It does not store files: those the local Supabase takes,
 * over the same Postgres and at the same address.
 */
export async function openPostgrest(): Promise<TestWorld> {
  const postgres = await startMigratedPostgres()
  const db = await openPostgres(postgres.url)
  const clinic = await openClinic(db)
  const storage = await openLocalSupabase({ database: db })
  const rest = await startPostgrest(await addAuthenticator(postgres.url))
  const gateway = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/storage/')) storage.handle(incoming, outgoing)
    else proxyRequest(rest.url, incoming, outgoing)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    gateway.close()
    gateway.closeAllConnections()
    await Promise.all([rest.stop(), storage.stop()])
    await db.close()
    await postgres.stop()
  }
  const { port } = gateway.address() as AddressInfo
  return { ...clinic, url: `http://127.0.0.1:${port}`, key: 'public', stop }
}
