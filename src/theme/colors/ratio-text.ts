/** Thresholds a rounded ratio must not claim when the exact one misses them: AA for large text, AA, AAA. */
const borders = [3, 4.5, 7]

/** A contrast ratio in two decimals, rounded down where rounding up would cross a threshold (S-40). */
export function formatRatio(ratio: number): string {
  const rounded = ratio.toFixed(2)
  const crosses = borders.some((border) => ratio < border && Number(rounded) >= border)
  return crosses ? (Math.floor(ratio * 100) / 100).toFixed(2) : rounded
}
