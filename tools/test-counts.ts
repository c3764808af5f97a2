import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import type { Reporter, TestModule } from 'vitest/node'

/** Names the file to which each run of vitest appends its counts, for the last line of `npm test`. */
export const COUNTS_FILE = 'NADI_TEST_COUNTS'

interface TestCounts {
  passed: number
  /** Tests, and files that could not be loaded. */
  failed: number
  skipped: number
  /** The tests that passed only on retry, by file and title. */
  secondTries: string[]
}
const createCounts = (): TestCounts => ({ passed: 0, failed: 0, skipped: 0, secondTries: [] })

/** Counts the tests of a run, and names those that passed only on retry: each has a fault. */
export class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = createCounts()
    counts.failed = unhandledErrors.length
    for (const module of modules) {
      counts.failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') counts[state] += 1
        const name = `${module.relativeModuleId} > ${test.fullName}`
        if (test.diagnostic()?.flaky) counts.secondTries.push(name)
      }
    }
    const file = process.env[COUNTS_FILE]
    if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
    else process.stdout.write(formatSecondTries(counts))
  }
}

/** Adds up the counts of all runs, and formats the last lines of a suite. */
export function summarizeCounts(file: string, milliseconds: number): string {
  const total = createCounts()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  for (const counts of lines.map((line) => JSON.parse(line) as TestCounts)) {
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    total.secondTries.push(...counts.secondTries)
  }
  const { passed, failed, skipped, secondTries } = total
  const minutes = (milliseconds / 60_000).toFixed(1)
  return `${formatSecondTries(total)}\n${passed} passed, ${failed} failed, ${skipped} skipped, ${secondTries.length} second tries, ${minutes} minutes\n`
}

function formatSecondTries({ secondTries }: TestCounts): string {
  if (secondTries.length === 0) return ''
  return `\nPassed only at a second try:\n${secondTries.map((name) => `  ${name}\n`).join('')}`
}
