/** What chance decides, the same for the same seed. */
export interface RandomSource {
  /** From 0 up to, and without, 1. */
  next: () => number
  between: (least: number, most: number) => number
  oneOf: <T>(choices: readonly [T, ...T[]]) => T
}

/** A Lehmer generator, with the factor of Park and Miller (Communications of the ACM 31, 1988). */
export function createRandomSource(seed: number): RandomSource {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
  // The first few of neighbouring seeds are near each other.
  for (let n = 0; n < 5; n++) next()
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
