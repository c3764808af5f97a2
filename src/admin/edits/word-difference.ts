/** A stretch of two texts that both have, or only the earlier or the later one. */
export interface Part {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A word with the blanks before it; a sign stands alone. Marks and joiners belong to their letter, as Telugu needs. */
const TOKEN = /\s*[\p{L}\p{M}\p{N}\u200C\u200D]+|\s*[^\s\p{L}\p{M}\p{N}\u200C\u200D]|\s+$/gu
/** Above this the table of pairs would be felt on a tablet; what lies between equal ends is then one change. */
const MOST_PAIRS = 4_000_000

/** What changed from one text to another, word by word. */
export function wordDifference(before: string, after: string): Part[] {
  const old = before.match(TOKEN) ?? []
  const now = after.match(TOKEN) ?? []
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return joined([
    ...marked('same', old.slice(0, start)),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...marked('same', old.slice(old.length - end)),
  ])
}

const marked = (kind: Part['kind'], words: readonly string[]): Part[] =>
  words.map((text) => ({ kind, text }))

/** Keeps the longest row of words that both have in the same order. */
function between(old: readonly string[], now: readonly string[]): Part[] {
  if (old.length * now.length > MOST_PAIRS) {
    return [...marked('removed', old), ...marked('added', now)]
  }
  const width = now.length + 1
  const kept = new Uint16Array((old.length + 1) * width)
  const keptFrom = (i: number, j: number) => kept[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      kept[i * width + j] =
        old[i] === now[j]
          ? keptFrom(i + 1, j + 1) + 1
          : Math.max(keptFrom(i + 1, j), keptFrom(i, j + 1))
    }
  }
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      parts.push(...marked('same', old.slice(i, i + 1)))
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && keptFrom(i + 1, j) >= keptFrom(i, j + 1))) {
      parts.push(...marked('removed', old.slice(i, i + 1)))
      i += 1
    } else {
      parts.push(...marked('added', now.slice(j, j + 1)))
      j += 1
    }
  }
  return parts
}

/** Neighbours of one kind as one part; between two equal parts what was removed comes first. */
function joined(parts: readonly Part[]): Part[] {
  const whole: Part[] = []
  let [removed, added] = ['', '']
  function close(): void {
    if (removed) whole.push({ kind: 'removed', text: removed })
    if (added) whole.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const { kind, text } of parts) {
    const last = whole.at(-1)
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (removed || added || last?.kind !== 'same') {
      close()
      whole.push({ kind, text })
    } else last.text += text
  }
  close()
  return whole
}
