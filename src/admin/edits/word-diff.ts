/** Text that both versions have, or only the earlier or the later one. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Combining marks and joiners stay with their letter, as Telugu needs. */
const WORD = String.raw`[\p{L}\p{M}\p{N}\u200C\u200D]+`
/**
 * A token is a word with the spaces before it, or one punctuation mark. A date, a number or a URL
 * is one token.
 */
const TOKEN = new RegExp(
  String.raw`\s*${WORD}(?:[-./:,@'’]${WORD})*|\s*[^\s\p{L}\p{M}\p{N}\u200C\u200D]|\s+$`,
  'gu',
)
/**
 * Above this size the table of pairs would be slow on a tablet: everything between equal ends
 * becomes one change.
 */
const MOST_PAIRS = 4_000_000

/** Shorter texts are easy to compare without a diff. */
const SHORT = 60

/** Diffs two texts by word; null if both are easier to read in full. */
export function createVisibleDiff(before: string, after: string): DiffPart[] | null {
  const longer = Math.max(before.length, after.length)
  if (longer <= SHORT) return null
  const parts = diffWords(before, after)
  const unchanged = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text)
  return unchanged.join('').length * 3 < longer ? null : parts
}

/** Number of unchanged characters shown before and after a change. */
const CONTEXT = 120

/** Shortens a diff by cutting long unchanged parts, where the full text is shown elsewhere. */
export function shortenDiff(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, at) => {
    if (part.kind !== 'same' || part.text.length <= 3 * CONTEXT) return part
    const begin = at === 0 ? '' : part.text.slice(0, CONTEXT).replace(/\s\S*$/, '')
    const end = at === parts.length - 1 ? '' : part.text.slice(-CONTEXT).replace(/^\S*\s/, '')
    return { kind: 'same', text: `${begin} … ${end}` }
  })
}

/** Diffs two texts by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = before.match(TOKEN) ?? []
  const now = after.match(TOKEN) ?? []
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return joinParts([
    ...createParts('same', old.slice(0, start)),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...createParts('same', old.slice(old.length - end)),
  ])
}

const createParts = (kind: DiffPart['kind'], words: readonly string[]): DiffPart[] =>
  words.map((text) => ({ kind, text }))

/** Returns the longest common subsequence of the tokens. */
function between(old: readonly string[], now: readonly string[]): DiffPart[] {
  if (old.length * now.length > MOST_PAIRS) {
    return [...createParts('removed', old), ...createParts('added', now)]
  }
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const lengthFrom = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j]
          ? lengthFrom(i + 1, j + 1) + 1
          : Math.max(lengthFrom(i + 1, j), lengthFrom(i, j + 1))
    }
  }
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      parts.push(...createParts('same', old.slice(i, i + 1)))
      i += 1
      j += 1
    } else if (
      j >= now.length ||
      (i < old.length && lengthFrom(i + 1, j) >= lengthFrom(i, j + 1))
    ) {
      parts.push(...createParts('removed', old.slice(i, i + 1)))
      i += 1
    } else {
      parts.push(...createParts('added', now.slice(j, j + 1)))
      j += 1
    }
  }
  return parts
}

/** Unchanged text, and the change after it. */
interface Stretch {
  same: string
  removed: string
  added: string
}

/** Joins adjacent parts of one kind; between unchanged parts the removed text comes first. */
function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const stretches: Stretch[] = [{ same: '', removed: '', added: '' }]
  for (const { kind, text } of parts) {
    const last = stretches.at(-1)
    if (!last || (kind === 'same' && countChanges(last) > 0))
      stretches.push({ same: text, removed: '', added: '' })
    else last[kind] += text
  }
  return coarse(stretches)
    .flatMap(({ same, removed, added }): DiffPart[] => [
      { kind: 'same', text: same },
      { kind: 'removed', text: removed },
      { kind: 'added', text: added },
    ])
    .filter(({ text }) => text !== '')
}

/** A few equal words between larger changes are noise: treat them as changed. */
function coarse([first, ...rest]: readonly Stretch[]): Stretch[] {
  const whole = first ? [first] : []
  for (const stretch of rest) {
    const last = whole.at(-1)
    const { same, removed, added } = stretch
    if (last && same.length <= Math.min(countChanges(last), countChanges(stretch))) {
      last.removed += same + removed
      last.added += same + added
    } else whole.push(stretch)
  }
  return whole
}

const countChanges = ({ removed, added }: Stretch): number => Math.max(removed.length, added.length)
