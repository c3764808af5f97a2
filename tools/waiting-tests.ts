import { appendFileSync } from 'node:fs'

import type { Reporter, TestCase, TestModule } from 'vitest/node'

import { WAITS_FOR_CI } from './thorough.ts'

/** Names the file in which `npm test` counts, over all its groups. */
export const COUNTED_IN = 'NADI_WAITING_TESTS'

/** Counts the tests that wait for CI=true: nothing is skipped silently. */
export class WaitingTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const waiting = modules.flatMap((module) => [...module.children.allTests('skipped')])
    const count = waiting.filter(waits).length
    const place = process.env[COUNTED_IN]
    if (place) appendFileSync(place, `${count}\n`)
    else if (count > 0) process.stdout.write(`\n${waitingSentence(count)}\n`)
  }
}

export function waitingSentence(count: number): string {
  const tests = count === 1 ? '1 test waits' : `${count} tests wait`
  return `${tests} for CI=true: they take long and seldom break by themselves. CI=true npm test runs them all.`
}

export function turnSentence(count: number): string {
  const tests = count === 1 ? '1 test has its' : `${count} tests have their`
  return `${tests} turn with another landing.`
}

function waits(test: TestCase): boolean {
  const result = test.result()
  const note = result.state === 'skipped' ? result.note : undefined
  return note === WAITS_FOR_CI || test.tags.includes('thorough')
}
