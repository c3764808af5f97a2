import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { migrate, openPostgres, type Database } from '../../../supabase/local/database.ts'
import { startPostgres } from '../../../supabase/local/postgres-for-tests.ts'
import { addAuthenticator, startPostgrest } from '../../../supabase/local/postgrest-for-tests.ts'
import { addPerson, signIn } from '../../../supabase/tests/clinic.ts'
import { growLibrary } from '../../search/large-library.ts'
import { startGateway, type Gateway } from './gateway.ts'
import { replicacheServer } from './replicache.ts'
import { addPeerTables, onlyIllnesses } from './tables.ts'

const SEED = new URL('../../../supabase/seed.sql', import.meta.url)
const TINYBASE = fileURLToPath(new URL('../peers/tinybase-server.ts', import.meta.url))
const PERSON = 'bench'

type Row = Record<string, unknown>

/** All servers, on one Postgres with the same illnesses for each peer. */
export interface Stack {
  db: Database
  gateway: Gateway
  /** The version of Postgres. */
  postgres: string
  /** The session of an editor; only Nadi asks for one. */
  token: string
  /** Asks TinyBase's server for a row, or changes it: nothing else can read what it keeps. */
  tinybase: (request: { ids: readonly string[]; fields?: object }) => Promise<Row[]>
  stop: () => Promise<void>
}

/** Starts all of it for a library of so many illnesses; TinyBase's server only where it is asked for. */
export async function startStack(
  illnesses: number,
  { pages, withTinybase }: { pages: string; withTinybase: boolean },
): Promise<Stack> {
  // What a server acknowledges is on its disk, as on any that people rely on.
  const postgres = await startPostgres({ durable: true })
  const db = await openPostgres(postgres.url)
  await migrate(db)
  await db.exec(await readFile(SEED, 'utf8'))
  await growLibrary(db, illnesses)
  await onlyIllnesses(db)
  await addPeerTables(db)
  await addPerson(db, PERSON, 'Content Manager')
  const token = await signIn(db, PERSON)
  const [server] = await db.query<{ server_version: string }>('show server_version')
  const rest = await startPostgrest(await addAuthenticator(postgres.url))
  const tinybase = withTinybase ? await startTinybase(postgres.url) : null
  const gateway = await startGateway({
    pages,
    rest: rest.url,
    replicache: replicacheServer(db),
    tinybase: tinybase?.socket ?? null,
  })
  return {
    db,
    gateway,
    postgres: server?.server_version ?? '',
    token,
    tinybase: async (request) => (await tinybase?.send(request)) ?? [],
    async stop() {
      await gateway.stop()
      await tinybase?.stop()
      await rest.stop()
      await db.close()
      await postgres.stop()
    },
  }
}

async function startTinybase(databaseUrl: string) {
  const server = spawn(process.execPath, ['--import', 'tsx', TINYBASE, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A bench that breaks off would leave it behind.
  const kill = () => server.kill()
  process.once('exit', kill)
  const failed = once(server, 'exit').then(() => {
    throw new Error("TinyBase's server ended before it could be asked.")
  })
  const [line] = (await Promise.race([once(server.stdout, 'data'), failed])) as [Buffer]
  // Later it ends because it is told to.
  failed.catch(() => undefined)
  const { socket, control } = JSON.parse(line.toString()) as { socket: number; control: number }
  return {
    socket,
    async send(request: object) {
      const body = JSON.stringify(request)
      const response = await fetch(`http://127.0.0.1:${control}`, { method: 'POST', body })
      return (await response.json()) as Row[]
    },
    async stop() {
      process.off('exit', kill)
      const ended = once(server, 'exit')
      kill()
      await ended
    },
  }
}
