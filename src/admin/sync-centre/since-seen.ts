import type { HistoryLine } from '#model/accounts.ts'
import { isRecord, isSame } from '#model/json.ts'
import type { Clash, Fields, Op } from '#model/mutation.ts'

/**
 * What others did to a record since the author of a refused edit had seen it, newest first, out of its
 * history: back to where each field in the way was as its author saw it. Values tell that, never clocks.
 */
export function sinceSeen(
  lines: readonly HistoryLine[],
  { op, clash, me }: { op: Op; clash: Clash; me: string },
): HistoryLine[] {
  const others = lines.filter((line) => line.user_id !== me)
  if ('gone' in clash) return others.filter(({ action }) => action === 'delete').slice(0, 1)
  const columns = Object.keys(clash.theirs)
  const isAsSeen = (line: HistoryLine, column: string) => {
    const before = fieldsIn(line, 'before')
    return column in before && isSame(before[column], op.was?.[column])
  }
  const seenAt = columns.map((column) => others.findIndex((line) => isAsSeen(line, column)))
  const last = Math.max(...seenAt)
  if (last >= 0) return others.slice(0, last + 1)
  const touches = (line: HistoryLine) =>
    columns.some((column) => column in { ...fieldsIn(line, 'before'), ...fieldsIn(line, 'after') })
  return others.filter(touches).slice(0, 1)
}

/** The names of what a line of the log changed. */
export function fieldsChanged(line: HistoryLine): string[] {
  const [before, after] = [fieldsIn(line, 'before'), fieldsIn(line, 'after')]
  return Object.keys(after).filter((field) => !isSame(before[field], after[field]))
}

function fieldsIn({ changes }: HistoryLine, part: 'before' | 'after'): Fields {
  const fields = changes?.[part]
  return isRecord(fields) ? fields : {}
}
