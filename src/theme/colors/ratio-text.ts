/**
 * The thresholds AA for large text, AA and AAA, which a rounded ratio must not reach if the exact
 * one does not.
 */
const borders = [3, 4.5, 7]

/**
 * Formats a contrast ratio with two decimals, rounded down where rounding up would cross a
 * threshold (S-40).
 */
export function formatRatio(ratio: number): string {
  const rounded = ratio.toFixed(2)
  const crosses = borders.some((border) => ratio < border && Number(rounded) >= border)
  return crosses ? (Math.floor(ratio * 100) / 100).toFixed(2) : rounded
}
