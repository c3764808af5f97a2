/**
 * Returns the maximum edit distance for a word: in a short one a single letter makes it another
 * word.
 */
export function getMaxEditDistance(word: string): number {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Returns the number of letters to add, remove, change or swap with a neighbour to turn one word
 * into the other; `most + 1` if it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++)
      row.push(cheapest(row, last, before, { one, other, i, j }))
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last.at(-1) ?? 0, most + 1)
}

interface Place {
  one: string
  other: string
  i: number
  j: number
}

function cheapest(row: number[], last: number[], before: number[], at: Place): number {
  const { one, other, i, j } = at
  const isSame = one[i - 1] === other[j - 1]
  const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
  return Math.min(
    (last[j] ?? 0) + 1,
    (row[j - 1] ?? 0) + 1,
    (last[j - 1] ?? 0) + (isSame ? 0 : 1),
    swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
  )
}
