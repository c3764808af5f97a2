import { strict as assert } from 'node:assert'

import fc from 'fast-check'

import { createTally, play, type Tally } from './history.ts'
import { regressions } from './regressions.ts'
import { Server } from './server.ts'
import { anyStep, singleUserStep, editKindSubset, type SimulationStep } from './steps.ts'

export interface Run {
  runs: number
  seed?: number | undefined
  /** Where in the run the failing case is, as a failed run prints it. */
  path?: string | undefined
  /** Stop at the first failing history; else the shortest one is looked for. */
  first?: boolean
}

/**
 * Plays `runs` random histories: three of four with two tablets, a visitor and
 * every fault, the fourth with one person alone, who must never conflict with
 * himself. Throws with the seed and the shortest failing history.
 */
export async function simulate({ runs, seed, path, first = false }: Run): Promise<Tally> {
  const server = await Server.start()
  const tally = createTally()
  const options = {
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
    endOnFailure: first,
  }
  try {
    for (const history of path === undefined ? regressions : []) {
      const did = createTally()
      await play(server, history, { isSingleUser: history.isSingleUser ?? false, tally: did })
      for (const [counter, min] of Object.entries(history.does)) {
        assert.ok(
          did[counter as keyof Tally] >= min,
          `a history of before does nothing: ${counter}`,
        )
      }
    }
    const together = Math.ceil((runs * 3) / 4)
    await fc.assert(
      fc.asyncProperty(
        editKindSubset,
        fc.array(anyStep, { minLength: 10, maxLength: 70, size: 'max' }),
        (kinds, steps) => play(server, { kinds, steps }, { isSingleUser: false, tally }),
      ),
      { ...options, numRuns: together },
    )
    await fc.assert(
      fc.asyncProperty(
        editKindSubset,
        fc.array(singleUserStep, { minLength: 10, maxLength: 50, size: 'max' }),
        (kinds, steps) =>
          play(
            server,
            { kinds, steps: steps.map(toSingleUserStep) },
            { isSingleUser: true, tally },
          ),
      ),
      { ...options, numRuns: runs - together },
    )
  } finally {
    await server.db.close()
  }
  return tally
}

/** Only one person edits; a visitor may look on. */
function toSingleUserStep(step: SimulationStep): SimulationStep {
  if (step.step === 'edit') return { ...step, device: 'a' }
  if (step.step === 'sync') return { ...step, device: step.device === 'visitor' ? 'visitor' : 'a' }
  return step
}
