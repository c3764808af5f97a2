import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { mutants } from './all.ts'
import type { Mutant } from './mutant.ts'

// npm run mutants [-- <rule or word> | --part 3/8]: breaks each rule of docs/sync.md
// once, in a copy of the project, and checks that its test turns red. A test that
// stays green proves nothing; this is the proof that ours can fail.
const COPIED = [
  'src',
  'supabase',
  'tools',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.app.json',
  'tsconfig.worker.json',
  'tsconfig.node.json',
  'vitest.config.ts',
]
const SIMULATED_RUNS = '600'
const SEED = '7'
const LONGEST_MS = 280_000

type Outcome = 'caught' | 'SURVIVED' | 'NOT APPLIED' | 'BROKEN'

async function outcomeOf(mutant: Mutant): Promise<{ outcome: Outcome; detail: string }> {
  const copy = await mkdtemp(join(tmpdir(), 'mutant-'))
  try {
    for (const name of COPIED) await cp(name, join(copy, name), { recursive: true })
    await symlink(resolve('node_modules'), join(copy, 'node_modules'))
    const file = join(copy, mutant.file)
    const parts = (await readFile(file, 'utf8')).split(mutant.find)
    if (parts.length !== 2)
      return { outcome: 'NOT APPLIED', detail: `found ${parts.length - 1} times` }
    await writeFile(file, parts.join(mutant.put))
    const { failed, output } = await runTest(mutant.caughtBy, copy)
    if (!failed) return { outcome: 'SURVIVED', detail: '' }
    // A mutant that does not even load would turn every test red.
    const fair = /Property failed|AssertionError|not ok|Failed Tests|assert/.test(output)
    return { outcome: fair ? 'caught' : 'BROKEN', detail: reasonIn(output) }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

function runTest(test: string, cwd: string): Promise<{ failed: boolean; output: string }> {
  const args =
    test === 'simulation'
      ? [
          '--import',
          'tsx',
          'tools/simulate.ts',
          '--runs',
          SIMULATED_RUNS,
          '--seed',
          SEED,
          '--first',
        ]
      : ['node_modules/vitest/vitest.mjs', 'run', test]
  return new Promise((done) => {
    const snapshots = { SNAPSHOTS_DIR: join(cwd, 'snapshots') }
    const env = {
      ...process.env,
      ...snapshots,
      NADI_SUITE: '',
      NADI_TEST_COUNTS: '',
      ENGINE: 'pglite',
    }
    const limits = { cwd, env, maxBuffer: 50_000_000, timeout: LONGEST_MS }
    execFile(process.execPath, args, limits, (error, stdout, stderr) => {
      done({ failed: error !== null && !error.killed, output: stdout + stderr })
    })
  })
}

function reasonIn(output: string): string {
  const line =
    /because (?:AssertionError \[ERR_ASSERTION\]|Error): (.*)|AssertionError: (.*)|not ok .*/.exec(
      output,
    )
  return (line?.[1] ?? line?.[2] ?? line?.[0] ?? output.trim().split('\n').at(-1) ?? '').slice(
    0,
    110,
  )
}

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' } },
  allowPositionals: true,
})
const [pattern] = positionals
const [part = 1, parts = 1] = values.part?.split('/').map(Number) ?? []
const chosen = mutants
  .filter(
    ({ rule, breaks, caughtBy }) =>
      !pattern || rule === pattern || breaks.includes(pattern) || caughtBy.includes(pattern),
  )
  .filter((_, n) => n % parts === part - 1)
const queue = chosen.values()
const tally = { caught: 0, missed: 0 }

async function work(): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const mutant = next.value
    const started = performance.now()
    const { outcome, detail } = await outcomeOf(mutant)
    if (outcome === 'caught') tally.caught += 1
    else tally.missed += 1
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    process.stdout.write(
      `${outcome.padEnd(11)} ${mutant.rule.padEnd(3)} ${mutant.breaks} (${mutant.caughtBy}, ${seconds} s) ${detail}\n`,
    )
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
process.stdout.write(`${tally.caught} of ${chosen.length} broken rules were caught\n`)
if (tally.missed > 0 || chosen.length === 0) process.exitCode = 1
