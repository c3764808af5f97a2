/** Which of the two suites runs: `npm test`, or `npm run test:full` with everything there is. */
export const SUITE = 'NADI_SUITE'

/**
 * Whether this is the full suite. `npm test` leaves out what takes long and seldom breaks by itself:
 * tests tagged `full`, and rows of a matrix that skip themselves with the words below.
 */
export const isFullSuite = process.env[SUITE] === 'full'

/** Why a test or a row of a matrix was skipped. */
export const FULL_SUITE_ONLY = 'runs in the full suite'
