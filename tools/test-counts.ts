import { appendFileSync, existsSync, readFileSync } from 'node:fs'

import type { Reporter, TestModule } from 'vitest/node'

/** Names the file to which each run of vitest appends its counts, for the last line of `npm test`. */
export const COUNTS_FILE = 'NADI_TEST_COUNTS'

interface TestCounts {
  passed: number
  /** Tests, and files that could not be loaded. */
  failed: number
  skipped: number
  /** What failed, by file and title, each with the first lines of its error. */
  failures: string[]
  /** The tests that passed only on retry, by file and title. */
  secondTries: string[]
}
const createCounts = (): TestCounts => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  secondTries: [],
})

/**
 * Counts the tests of a run, and names those that failed and those that passed only on retry: each
 * has a fault.
 */
export class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = createCounts()
    counts.failures.push(
      ...unhandledErrors.map((error) => formatFailure('outside of a test', error)),
    )
    for (const module of modules) {
      const file = module.relativeModuleId
      counts.failures.push(...module.errors().map((error) => formatFailure(file, error)))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const name = `${file} > ${test.fullName}`
        if (state === 'failed') counts.failures.push(formatFailure(name, errors[0]))
        else if (state !== 'pending') counts[state] += 1
        if (test.diagnostic()?.flaky) counts.secondTries.push(name)
      }
    }
    counts.failed = counts.failures.length
    const file = process.env[COUNTS_FILE]
    if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
    else process.stdout.write(formatNamed(counts))
  }
}

/** Reads the counts of each run, in order. */
export function readCounts(file: string): TestCounts[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.map((line) => JSON.parse(line) as TestCounts)
}

/** Adds up the counts of all runs, and formats the last lines of a suite. */
export function summarizeCounts(file: string, milliseconds: number): string {
  const total = createCounts()
  for (const counts of readCounts(file)) {
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    total.failures.push(...counts.failures)
    total.secondTries.push(...counts.secondTries)
  }
  const { passed, failed, skipped, secondTries } = total
  const minutes = (milliseconds / 60_000).toFixed(1)
  return `${formatNamed(total)}\n${passed} passed, ${failed} failed, ${skipped} skipped, ${secondTries.length} second tries, ${minutes} minutes\n`
}

/** Formats a name with the first lines of its error: a log that lost its start still says what failed. */
function formatFailure(name: string, error: unknown): string {
  const message = String((error as Error | undefined)?.message ?? error)
  return `${name}\n    ${message.split('\n', 4).join('\n    ').slice(0, 600)}`
}

function formatNamed({ failures, secondTries }: TestCounts): string {
  return formatList('Failed', failures) + formatList('Passed only at a second try', secondTries)
}

function formatList(heading: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return `\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`
}
