import type { Fields } from '#model/mutation.ts'

/** A text that a person typed. No two are the same, so each can be followed. */
export interface TestWord {
  text: string
  /** The column it was typed into. */
  field: string
  /** The app said that it was saved; a kill may have come first. */
  isSaved: boolean
  /** Its author was asked about it, and chose the other version. */
  isGivenUp: boolean
}

/** A line of the activity log. */
interface Line {
  /** Table and row, as in 'doctors/00…'. */
  record: string
  isDeletion: boolean
  /** What was written; null where nothing was, as by a deletion. */
  after: Fields | null
}

/** An edit that is still in the outbox of a device. */
interface UnsentEdit {
  records: string[]
  state: 'queued' | 'sent' | 'parked'
  /** Everything that it would write, as one text. */
  content: string
}

/** The state once everything is up again and editing has stopped. */
export interface FinalState {
  /** The log, oldest first. */
  lines: readonly Line[]
  /** Every row on the server, by record. */
  rows: ReadonlyMap<string, Fields>
  /** The outbox of each device, in its order. */
  outboxes: readonly (readonly UnsentEdit[])[]
}

const fine = [
  'in its row',
  'replaced by a later edit',
  'waits for its author',
  'waits behind such an edit',
  'given up by its author',
  'never said to be saved',
] as const
const faults = [
  'LOST',
  'APPLIED TWICE',
  'GONE FROM ITS ROW',
  'APPLIED AND STILL HERE',
  'STUCK',
] as const
export type Verdict = (typeof fine)[number] | (typeof faults)[number]

export const isFault = (verdict: Verdict) => faults.some((fault) => fault === verdict)

/** What became of a word [I1, I2, I7, I8]. */
export function judgeWord(word: TestWord, rest: FinalState): Verdict {
  const written = rest.lines.filter(({ after }) => after?.[word.field] === word.text)
  const waiting = whereItWaits(word, rest)
  const [line] = written
  if (!line) return waiting ?? withoutTrace(word)
  if (written.length > 1) return 'APPLIED TWICE'
  if (waiting !== null) return 'APPLIED AND STILL HERE'
  if (rest.rows.get(line.record)?.[word.field] === word.text) return 'in its row'
  const later = rest.lines.slice(rest.lines.indexOf(line) + 1)
  const isReplaced = later.some(
    ({ record, isDeletion, after }) =>
      record === line.record && (isDeletion || (after !== null && word.field in after)),
  )
  return isReplaced ? 'replaced by a later edit' : 'GONE FROM ITS ROW'
}

function withoutTrace({ isSaved, isGivenUp }: TestWord): Verdict {
  if (!isSaved) return 'never said to be saved'
  return isGivenUp ? 'given up by its author' : 'LOST'
}

function whereItWaits({ text }: TestWord, { outboxes }: FinalState): Verdict | null {
  for (const outbox of outboxes) {
    const at = outbox.findIndex(({ content }) => content.includes(text))
    const entry = outbox[at]
    if (!entry) continue
    if (entry.state === 'parked') return 'waits for its author'
    const blocked = new Set(
      outbox.filter(({ state }) => state === 'parked').flatMap(({ records }) => records),
    )
    const isBehind = entry.records.some((record) => blocked.has(record))
    return isBehind ? 'waits behind such an edit' : 'STUCK'
  }
  return null
}

/** How many words came to each end; ends that none came to are left out. */
export function countVerdicts(
  words: readonly TestWord[],
  rest: FinalState,
): Map<Verdict, TestWord[]> {
  const counted = new Map<Verdict, TestWord[]>()
  for (const word of words) {
    const verdict = judgeWord(word, rest)
    counted.set(verdict, [...(counted.get(verdict) ?? []), word])
  }
  return counted
}
