import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { postgresAvailable, startPostgres } from '../../supabase/local/postgres-for-tests.ts'

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export const ENGINES: readonly [string, ...string[]] = [
  'embedded, forced to the disk',
  'embedded, as PGlite opens it',
  ...(postgresAvailable() ? ['Postgres server'] : []),
]

export interface Running {
  url: string
  /** Of the server's process, in MB. */
  memory: () => Promise<number>
  /** How many requests it has answered. */
  asked: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts a server with the sample clinic on this engine; its data lies on the disk of the project. */
export async function serve(engine: string, site: string): Promise<Running> {
  // Beside the project: a temporary folder may be in memory, where nothing is ever forced.
  const home = await mkdtemp(join(ROOT, 'node_modules/.cache/nadi-bench-'))
  const postgres = engine === 'Postgres server' ? await startPostgres({ durable: true }) : null
  const args = ['--import', 'tsx', SERVE, engine, home, postgres?.url ?? '', site]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const [url] = (await once(lines, 'line')) as [string]
  return {
    url,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    },
    async asked() {
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
