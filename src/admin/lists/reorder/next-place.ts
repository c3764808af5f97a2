/** Returns the position of a new last row: the number of rows (AC-207), or more if the last one has more. */
export const getNextPosition = (rows: readonly { display_order: number }[]): number =>
  rows.reduce((next, row) => Math.max(next, row.display_order + 1), rows.length)
