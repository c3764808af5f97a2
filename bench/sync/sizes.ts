/** What becomes of words does not depend on the size, so it is tried with the smallest only. */
export const SMALL = 200
export const LARGE = 10_000
export const SIZES = [SMALL, 2_000, LARGE]

/** One device's life takes half a minute, so there are few, and fewer with a large library. */
export const runsOf = (runs: number, illnesses: number): number =>
  Math.min(runs, illnesses >= LARGE ? 2 : 3)
