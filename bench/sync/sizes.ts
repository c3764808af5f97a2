export const SIZES = [200, 2_000, 10_000]
export const LARGE = 10_000

/** One device's life takes half a minute, so there are few, and fewer with a large library. */
export const runsOf = (runs: number, illnesses: number): number =>
  Math.min(runs, illnesses >= LARGE ? 2 : 3)
