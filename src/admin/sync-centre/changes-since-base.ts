import type { HistoryEntry } from '#model/accounts.ts'
import { isRecord, isJsonEqual } from '#model/json.ts'
import type { RowConflict, Fields, Op } from '#model/mutation.ts'

/**
 * Returns the events of a record's history since the base of a parked edit, newest first: back to
 * where each conflicting field had its base value. Compares values, never clocks. Leaves out the
 * author's own changes to other fields, on any device.
 */
export function listChangesSinceBase(
  lines: readonly HistoryEntry[],
  { op, conflict, me }: { op: Op; conflict: RowConflict; me: string },
): HistoryEntry[] {
  if ('gone' in conflict) return lines.filter(({ action }) => action === 'delete').slice(0, 1)
  const columns = Object.keys(conflict.theirs)
  const touches = (line: HistoryEntry) =>
    columns.some((column) => column in { ...fieldsIn(line, 'before'), ...fieldsIn(line, 'after') })
  const relevant = lines.filter((line) => line.user_id !== me || touches(line))
  const isAsSeen = (line: HistoryEntry, column: string) => {
    const before = fieldsIn(line, 'before')
    return column in before && isJsonEqual(before[column], op.was?.[column])
  }
  const seenAt = columns.map((column) => relevant.findIndex((line) => isAsSeen(line, column)))
  const last = Math.max(...seenAt)
  return last >= 0 ? relevant.slice(0, last + 1) : relevant.filter(touches).slice(0, 1)
}

/** The columns that a line of the log changed. */
export function listFieldLabels(line: HistoryEntry): string[] {
  const [before, after] = [fieldsIn(line, 'before'), fieldsIn(line, 'after')]
  return Object.keys(after).filter((field) => !isJsonEqual(before[field], after[field]))
}

function fieldsIn({ changes }: HistoryEntry, part: 'before' | 'after'): Fields {
  const fields = changes?.[part]
  return isRecord(fields) ? fields : {}
}
