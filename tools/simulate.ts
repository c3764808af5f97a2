import { inspect, parseArgs } from 'node:util'

import { simulate } from './simulation/run.ts'

// npm run simulate -- --runs 20000 --seed 7: random histories of devices and a
// server with every fault we know of. A failure prints how to play it again.
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    // Stop at the first failing history instead of looking for the shortest.
    first: { type: 'boolean' },
  },
})
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
const started = performance.now()
try {
  const tally = await simulate({
    runs: Number(values.runs ?? 2000),
    seed,
    path: values.path,
    first: values.first ?? false,
  })
  process.stdout.write(`${JSON.stringify(tally)}\n`)
  process.stdout.write(
    `seed ${seed}: all held in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  if (error instanceof Error && error.cause)
    process.stderr.write(`because ${inspect(error.cause)}\n`)
  process.stderr.write(
    `\nPlay it again: npm run simulate -- --runs ${values.runs ?? 2000} --seed ${seed}\n`,
  )
  process.exitCode = 1
}
