import { spawnSync } from 'node:child_process'

/**
 * Whether everything is tried. `npm test` by hand leaves out what takes long and seldom breaks by
 * itself: tests tagged `thorough`, and those that skip themselves with the words below. The gate
 * runs them, and `npm test` says at its end how many wait for it.
 */
export const isThorough = process.env['CI'] === 'true'

/** Whether this is the gate: a landing tries by turns what a machine of two cores takes too long for. */
export const isLanding = isThorough && process.env['LANDING'] === 'true'

/** Why a row of a matrix was skipped whose other rows stand for it. */
export const WAITS_FOR_CI = 'runs with CI=true'

/** Why a row was skipped that a later landing tries. */
export const WAITS_FOR_ITS_TURN = 'has its turn with another landing'

/**
 * Which of so many parts, from 0, has its turn with this commit: what takes minutes and seldom breaks
 * is tried in parts, landing by landing. Whoever tries the same commit again gets the same answer.
 */
export function turnOf(parts: number): number {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=6', 'HEAD'], { encoding: 'utf8' })
  return Number.parseInt(stdout, 16) % parts || 0
}
