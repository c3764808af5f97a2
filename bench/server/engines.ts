import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { isPostgresAvailable, startPostgres } from '../../supabase/local/postgres-for-tests.ts'
import { buildServer } from '../../tools/server-bundle.ts'
import { partsOf, type Parts } from '../memory/parts.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Beside the packages, where it finds them. */
const BUILT = join(ROOT, 'node_modules/.cache/nadi-bench-server')
let built: Promise<void> | undefined

export const ENGINES: readonly [string, ...string[]] = [
  'embedded, forced to the disk',
  'embedded, as PGlite opens it',
  ...(isPostgresAvailable() ? ['Postgres server'] : []),
]

export interface Running {
  url: string
  /** Of the server's process, in MB. */
  memory: () => Promise<number>
  /** What that is made of. */
  parts: () => Promise<Parts>
  /** Of the programs that its process has started, in MB. */
  helpers: () => Promise<number>
  /** How many requests it has answered. */
  countRequests: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts a server with the sample clinic on this engine; its data lies on the disk of the project. */
export async function serve(engine: string, site: string): Promise<Running> {
  // As what `npm start` runs is built.
  built ??= buildServer(ROOT, { server: 'bench/server/serve.ts' }, BUILT)
  await built
  // Beside the project: a temporary folder may be in memory, where nothing is ever forced.
  const home = await mkdtemp(join(ROOT, 'node_modules/.cache/nadi-bench-'))
  const postgres = engine === 'Postgres server' ? await startPostgres({ durable: true }) : null
  const args = [
    ...(await flagsOfStart()),
    join(BUILT, 'server.js'),
    engine,
    home,
    postgres?.url ?? '',
    site,
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const [url] = (await once(lines, 'line')) as [string]
  return {
    url,
    memory: async () => (await statusOf(child.pid)).megabytes,
    parts: async () => partsOf(await readFile(`/proc/${child.pid}/smaps`, 'utf8')),
    helpers: () => megabytesOfChildren(child.pid),
    async countRequests() {
      const line = once(lines, 'line') as Promise<[string]>
      child.kill('SIGUSR2')
      return Number((await line)[0])
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
      await postgres?.stop()
      await rm(home, { recursive: true })
    },
  }
}

/** With what `npm start` calls node, so that what is measured is what runs. */
async function flagsOfStart(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').slice(1, -1)
}

async function statusOf(id: number | string | undefined) {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  const value = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { megabytes: Math.round(value('VmRSS') / 1024), parent: value('PPid') }
}

async function megabytesOfChildren(parent: number | undefined): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(ids.map(statusOf))
  return all
    .filter((status) => status.parent === parent)
    .reduce((sum, { megabytes }) => sum + megabytes, 0)
}
