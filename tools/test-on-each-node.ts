import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { extract } from 'tar'

import { SUITE } from '../supabase/tests/suites.ts'
import { NODE_LINES } from './node-lines.ts'
import { COUNTS_FILE, readCounts } from './test-counts.ts'

// Runs the unit, screens, app and server tests on the latest Node of each line that README promises,
// and a server that is started, edited and killed. A part of npm run test:full.
const CACHE = resolve('node_modules/.cache/nadi-nodes')
const TESTS = [
  {
    args: ['--project', 'unit', '--project', 'screens', '--project', 'app', '--project', 'server'],
    // The rows that wait for the full suite are those of the server and its rules, not of Node.
    suite: '',
  },
  {
    args: ['--project', 'tools', 'tools/power-cut/power-cut.test.ts', '-t', 'a server killed'],
    suite: 'full',
  },
]

const counts =
  process.env[COUNTS_FILE] ?? join(mkdtempSync(join(tmpdir(), 'nadi-nodes-')), 'counts')
for (const line of NODE_LINES) {
  const node = await fetchNode(line)
  for (const { args, suite } of TESTS) {
    process.stdout.write(`\nNode ${line}: ${args.join(' ')}\n`)
    const env = { ...process.env, [SUITE]: suite, [COUNTS_FILE]: counts }
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args]
    const { status } = spawnSync(node, vitest, { stdio: 'inherit', env })
    // vitest also succeeds if it skipped every test.
    if (status !== 0 || readCounts(counts).at(-1)?.passed === 0) process.exitCode = 1
  }
}

/** Fetches the latest release of a line from the npm registry, once; returns the path of its program. */
async function fetchNode(line: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  try {
    const name = `node-${process.platform}-${process.arch}@${line}`
    const options = { cwd: draft, encoding: 'utf8' } as const
    const packed = execFileSync('npm', ['pack', '--json', name], options)
    const [{ filename, version }] = JSON.parse(packed) as [{ filename: string; version: string }]
    const folder = join(CACHE, version)
    if (!existsSync(folder)) {
      await extract({ file: join(draft, filename), cwd: draft })
      renameSync(join(draft, 'package'), folder)
    }
    return join(folder, 'bin/node')
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
