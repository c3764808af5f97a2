// @module-tag full

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

/** Each bench with the options that make it as short as it can be. */
const benches = [
  ['web', '--runs', '1', '--page', '/health-library'],
  ['search', '--runs', '1'],
  ['library', '--runs', '1', '--size', '200'],
  ['relevance'],
  ['families'],
  ['server'],
  ['memory', '--seconds', '6'],
  ['panel', '--runs', '1'],
  ['phones', '--phones', '1', '--seconds', '6'],
  ['sync', '--runs', '1', '--size', '200', '--peer', 'nadi'],
] as const

const results = mkdtempSync(join(tmpdir(), 'nadi-benches-'))
afterAll(() => rmSync(results, { recursive: true }))

/** Most of them take a minute; on a busy machine some take ten. */
const MOST_MS = 60 * 60_000

// A broken budget does not fail it: no test is timed.
test.for(benches)('the bench %s has a figure in every cell', { timeout: MOST_MS }, (args) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'bench/run.ts', ...args],
    {
      env: { ...process.env, BENCH_RESULTS: results },
      encoding: 'utf8',
    },
  )
  const rows = stdout.split('\n').filter((line) => line.startsWith('| '))
  expect(rows.length, stderr).toBeGreaterThan(2)
  expect(rows.filter((row) => /NaN|undefined|Infinity|failed/.test(row))).toEqual([])
})
