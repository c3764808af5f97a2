import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only at a second try: each is a fault of the test or of Nadi, to be found. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const named = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId} > ${test.fullName}\n`),
    )
    if (named.length > 0) {
      process.stdout.write(`\nPassed only at a second try:\n${named.join('')}`)
    }
  }
}
