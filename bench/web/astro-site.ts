import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Content } from '../../src/db/content.ts'
import { pages } from './pages.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** Outside the project, which must neither depend on Astro nor lend it its packages. */
const COPY = join(tmpdir(), 'nadi-bench-astro')
const MOST_MS = 300_000

/**
 * Builds the same pages with Astro, installed on demand together with the newer Node it needs.
 * When that cannot be done here, a sentence says so, and the bench goes on without it.
 */
export async function buildAstro(
  content: Content,
): Promise<{ folder: string; version: string } | { missing: string }> {
  await mkdir(COPY, { recursive: true })
  await cp(join(PROJECT, 'bench/web/astro'), COPY, { recursive: true })
  const contentFile = join(COPY, 'content.json')
  await writeFile(contentFile, JSON.stringify(content))

  const installed = run('npm', ['install', '--no-audit', '--no-fund'])
  if (installed !== null) return { missing: `Astro could not be installed here: ${installed}` }
  const built = run(
    join(COPY, 'node_modules/node/bin/node'),
    [join(COPY, 'node_modules/astro/bin/astro.mjs'), 'build'],
    { PROJECT, CONTENT: contentFile, PAGES: JSON.stringify(pages.map(({ path }) => path)) },
  )
  if (built !== null) return { missing: `Astro could not build the pages here: ${built}` }
  const about = await readFile(join(COPY, 'node_modules/astro/package.json'), 'utf8')
  const { version } = JSON.parse(about) as { version: string }
  return { folder: join(COPY, 'dist'), version }
}

/** Runs a program in the copy; null when it went well, else the last thing it said. */
function run(command: string, args: string[], more: Record<string, string> = {}): string | null {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...more }
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: COPY,
    env,
    encoding: 'utf8',
    timeout: MOST_MS,
  })
  if (status === 0) return null
  return error?.message ?? `${stderr}${stdout}`.trim().slice(-500)
}
