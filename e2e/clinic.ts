import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Role } from '../src/model/roles.ts'
import type { Queryable } from '../supabase/local/database.ts'
import { findFreePort } from '../supabase/local/free-port-for-tests.ts'
import { startLocalSupabase } from '../supabase/local/local-supabase.ts'
import { openEmbedded } from '../supabase/local/pglite/embedded.ts'
import { newDataDirectory, requireSite } from './site-fixture.ts'

const START = fileURLToPath(new URL('../supabase/local/start.js', import.meta.url))

export interface Person {
  id: string
  username: string
  password: string
}

/** A clinic with sample content on a real local Supabase, with access to its database. */
export interface Clinic {
  url: string
  sql: Queryable['query']
  /** Stops the server; its address refuses connections until `up`. */
  down: () => Promise<void>
  /** Starts it again at the same address with the same data, optionally with another build of the site. */
  up: (siteDir?: string) => Promise<void>
  close: () => Promise<void>
}

export async function openClinic(siteDir = requireSite()): Promise<Clinic> {
  const dataDir = await newDataDirectory()
  const start = (port: number, site: string) => startLocalSupabase({ port, dataDir, siteDir: site })
  let server = await start(0, siteDir)
  const { url, port } = server
  let running = true
  const down = async () => {
    if (running) await server.stop()
    running = false
  }
  return {
    url,
    sql: (text, params) => server.database.query(text, params),
    down,
    async up(site = siteDir) {
      if (running) return
      server = await start(port, site)
      running = true
    },
    async close() {
      await down()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same clinic in a process that can be killed. Its database opens when it is stopped. */
export interface ClinicProcess {
  url: string
  start: () => Promise<void>
  /** Kills it like a power cut. */
  kill: () => Promise<void>
  /** Runs on the database while the server is stopped. */
  withDatabase: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

export async function prepareClinicProcess(): Promise<ClinicProcess> {
  requireSite()
  const dataDir = await newDataDirectory()
  const port = await findFreePort()
  let child: ChildProcess | null = null
  const kill = async () => {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    child = null
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
      child = spawn(process.execPath, [START], { env, stdio: 'pipe' })
      await waitForOutput(child, 'Nadi is running')
    },
    kill,
    async withDatabase(work) {
      const db = await openEmbedded(join(dataDir, 'database'))
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    },
    async close() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Creates an account in the database, with its own final password. The same name returns the same
 * account, as when a test is retried.
 */
export async function createStaffAccount(
  sql: Queryable['query'],
  { role = 'Content Manager', username = 'sunita', mustChange = false }: HireOptions = {},
): Promise<Person> {
  const password = `password of ${username}`
  const [account] = await sql<{ id: string }>(
    `insert into public.users (username, email, role, must_change_password)
    values ($1, $1 || '@clinic.example', $2, $3)
    on conflict ((lower(username))) do update set role = excluded.role, is_enabled = true,
      must_change_password = excluded.must_change_password
    returning id`,
    [username, role, mustChange],
  )
  if (!account) throw new Error(`${username} could not be hired`)
  await sql(
    `insert into private.credentials
    values ($1, extensions.crypt($2, extensions.gen_salt('bf', 10)))
    on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [account.id, password],
  )
  return { id: account.id, username, password }
}

interface HireOptions {
  role?: Role
  username?: string
  mustChange?: boolean
}

async function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(words)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
}

/** The addresses of the pictures on pages, which phones cache; one more is only for link previews. */
export async function listPagePictures(sql: Clinic['sql']): Promise<string[]> {
  const rows = await sql<{ path: string }>(
    `select '/storage/v1/object/public/' || bucket_id || '/' || name as path from storage.objects
    except select share_image from public.hospital_profile`,
  )
  return rows.map(({ path }) => path)
}
