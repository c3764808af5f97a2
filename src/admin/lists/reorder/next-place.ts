/** Returns the number of a new row that comes last: how many there are (AC-207), or more where the last has more. */
export const getNextPosition = (rows: readonly { display_order: number }[]): number =>
  rows.reduce((next, row) => Math.max(next, row.display_order + 1), rows.length)
