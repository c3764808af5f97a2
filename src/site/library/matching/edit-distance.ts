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
 * into the other; `most + 1` if it is more than `most`. Each typed word is compared with thousands of
 * terms, mostly for one wrong letter, so that is decided without computing the distance.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const start = countEqualAtStart(one, other)
  const different = Math.max(one.length, other.length) - start - countEqualAtEnd(one, other, start)
  if (different <= 1) return Math.min(different, most + 1)
  if (most !== 1) return computeDistance(one, other, most)
  const isSwap =
    different === 2 && one[start] === other[start + 1] && one[start + 1] === other[start]
  return isSwap ? 1 : 2
}

function countEqualAtStart(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}

/** The equal letters at the end of both, after those at the start. */
function countEqualAtEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start
  let count = 0
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count++
  return count
}

function computeDistance(one: string, other: string, most: number): number {
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
