import type { HistoryEntry } from '#model/accounts.ts'
import { isRecord, isJsonEqual } from '#model/json.ts'
import type { RowConflict, Fields, Op } from '#model/mutation.ts'

/**
 * What was done to a record since the author of a refused edit had seen it, newest first, out of its
 * history: back to where each field in the way was as its author saw it. Values tell that, never clocks.
 * What its author did to other fields, on whatever device, is no part of it.
 */
export function listChangesSinceBase(
  lines: readonly HistoryEntry[],
  { op, clash, me }: { op: Op; clash: RowConflict; me: string },
): HistoryEntry[] {
  if ('gone' in clash) return lines.filter(({ action }) => action === 'delete').slice(0, 1)
  const columns = Object.keys(clash.theirs)
  const touches = (line: HistoryEntry) =>
    columns.some((column) => column in { ...fieldsIn(line, 'before'), ...fieldsIn(line, 'after') })
  const told = lines.filter((line) => line.user_id !== me || touches(line))
  const isAsSeen = (line: HistoryEntry, column: string) => {
    const before = fieldsIn(line, 'before')
    return column in before && isJsonEqual(before[column], op.was?.[column])
  }
  const seenAt = columns.map((column) => told.findIndex((line) => isAsSeen(line, column)))
  const last = Math.max(...seenAt)
  return last >= 0 ? told.slice(0, last + 1) : told.filter(touches).slice(0, 1)
}

/** The names of what a line of the log changed. */
export function listFieldLabels(line: HistoryEntry): string[] {
  const [before, after] = [fieldsIn(line, 'before'), fieldsIn(line, 'after')]
  return Object.keys(after).filter((field) => !isJsonEqual(before[field], after[field]))
}

function fieldsIn({ changes }: HistoryEntry, part: 'before' | 'after'): Fields {
  const fields = changes?.[part]
  return isRecord(fields) ? fields : {}
}
