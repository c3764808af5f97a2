import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import type { Reporter, TestModule } from 'vitest/node'

/** Names the file to which each run of vitest adds its counts, for the last line of `npm test`. */
export const COUNTS_FILE = 'NADI_TEST_COUNTS'

export interface TestCounts {
  passed: number
  /** Tests, and files that could not be loaded. */
  failed: number
  skipped: number
  /** The tests that passed only at their second try, by file and title. */
  secondTries: string[]
}

/** Counts the tests of a run, and names those that needed a second try: each has a fault to be found. */
export class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = countTests(modules)
    counts.failed += unhandledErrors.length
    const file = process.env[COUNTS_FILE]
    if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
    else process.stdout.write(formatSecondTries(counts))
  }
}

function countTests(modules: readonly TestModule[]): TestCounts {
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0, secondTries: [] }
  for (const module of modules) {
    counts.failed += module.errors().length
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state !== 'pending') counts[state] += 1
      if (test.diagnostic()?.flaky)
        counts.secondTries.push(`${module.relativeModuleId} > ${test.fullName}`)
    }
  }
  return counts
}

/** Adds up what every run has written to the file. */
export function readCounts(file: string): TestCounts {
  const total: TestCounts = { passed: 0, failed: 0, skipped: 0, secondTries: [] }
  if (!existsSync(file)) return total
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const counts = JSON.parse(line) as TestCounts
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    total.secondTries.push(...counts.secondTries)
  }
  return total
}

/** The tests that needed a second try, a line each. */
export function formatSecondTries({ secondTries }: TestCounts): string {
  if (secondTries.length === 0) return ''
  return `\nPassed only at a second try:\n${secondTries.map((name) => `  ${name}\n`).join('')}`
}

/** The last line of a suite. */
export function formatSummary(counts: TestCounts, milliseconds: number): string {
  const { passed, failed, skipped, secondTries } = counts
  const minutes = (milliseconds / 60_000).toFixed(1)
  return `${passed} passed, ${failed} failed, ${skipped} skipped, ${secondTries.length} second tries, ${minutes} minutes`
}
