/**
 * Whether everything is tried. `npm test` by hand leaves out what takes long and seldom breaks by
 * itself: tests tagged `thorough`, and those that skip themselves with the words below. The gate
 * runs them, and `npm test` says at its end how many wait for it.
 */
export const isThorough = process.env['CI'] === 'true'

/** Why a row of a matrix was skipped whose other rows stand for it. */
export const WAITS_FOR_CI = 'runs with CI=true'
