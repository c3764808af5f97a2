import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { openProject, type Project } from '../supabase/tests/hosted/project.ts'
import { requireSite } from './site-fixture.ts'
import { startStaticHost } from './static-host.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const MOVE = 'supabase/local/snapshot/move-command.ts'
const SEED = join(ROOT, 'supabase/seed.sql')

/** A clinic set up on a hosted project as docs/deploy.md says: the API is on one origin, the site on another. */
export interface HostedClinic {
  url: string
  project: Project
  /** Prerenders the public pages; returns the output of `npm run prerender`. */
  prerender: () => Promise<string>
  close: () => Promise<void>
}

/** Steps 1 to 4 of docs/deploy.md. */
export async function openHostedClinic(firstPassword: string): Promise<HostedClinic> {
  const project = await openProject()
  await project.db.query('select private.create_default_admin($1)', [firstPassword])
  await project.db.exec(await readFile(SEED, 'utf8'))
  await run(
    { cwd: ROOT, secretKey: project.secretKey },
    MOVE,
    '--sample-pictures',
    '--storage',
    project.url,
  )

  // Inside the project, so that the prerenderer finds its libraries.
  const home = await mkdtemp(join(ROOT, 'node_modules/.cache/nadi-hosted-'))
  const site = join(home, 'dist')
  await cp(requireSite(), site, { recursive: true })
  await run({ cwd: home }, 'tools/point-at.ts', project.url, project.key)
  const host = await startStaticHost(site)
  const prerender = () => run({ cwd: home }, 'tools/prerender.ts', host.url)
  await prerender()
  const close = async () => {
    host.stop()
    await project.stop()
    await rm(home, { recursive: true, force: true })
  }
  return { url: host.url, project, prerender, close }
}

interface Where {
  cwd: string
  secretKey?: string
}

/** Runs a command of the project; returns its output. */
async function run({ cwd, secretKey }: Where, command: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, command), ...args], {
    cwd,
    env: { ...process.env, ...(secretKey && { SUPABASE_SECRET_KEY: secretKey }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  const words = (await output).join('')
  if (code !== 0) throw new Error(`${command}: ${words}`)
  return words
}
