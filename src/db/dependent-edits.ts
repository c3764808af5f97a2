import type { Op } from '#model/mutation.ts'
import { getTableSpec } from '#model/tables.ts'

import { withChangesBehind } from './later-edits.ts'
import { listAffectedKeys, listInsertedKeys, listReferencedKeys } from './overlay.ts'
import type { OutboxEntry } from './stored-types.ts'

/**
 * Finds edits that depend on rows this insert would create: `discarded` go with it, such as those
 * of a new illness's pictures, `unlinked` lose the reference. Edits of a row that was deleted are
 * discarded together. A sent edit stays: the server rejects it.
 */
export function findDependentEdits(
  box: readonly OutboxEntry[],
  edit: OutboxEntry,
): { discarded: OutboxEntry[]; unlinked: OutboxEntry[] } {
  const absent = new Set(existsOnServer(edit) ? [] : listInsertedKeys(edit))
  const found: { discarded: OutboxEntry[]; unlinked: OutboxEntry[] } = {
    discarded: changesOfGone(box, edit),
    unlinked: [],
  }
  for (const entry of box) {
    if (entry.seq === edit.seq || entry.state === 'sent' || absent.size === 0) continue
    const goes =
      listAffectedKeys(entry).some((key) => absent.has(key)) ||
      entry.ops.some((op) => isCascaded(op, absent))
    if (goes) {
      found.discarded.push(entry)
      for (const key of listInsertedKeys(entry)) absent.add(key)
    } else if (listReferencedKeys(entry).some((key) => absent.has(key))) {
      found.unlinked.push({ ...entry, ops: entry.ops.map((op) => unlink(op, absent)) })
    }
  }
  return found
}

/** Returns whether a row would be deleted together with the one it refers to. */
function isCascaded(op: Op, absent: ReadonlySet<string>): boolean {
  return (
    getTableSpec(op.t).refers?.on === 'delete' &&
    listReferencedKeys({ ops: [op] }).some((key) => absent.has(key))
  )
}

function unlink(op: Op, absent: ReadonlySet<string>): Op {
  const column = getTableSpec(op.t).refers?.column
  if (!column || !listReferencedKeys({ ops: [op] }).some((key) => absent.has(key))) return op
  return { ...op, set: { ...op.set, [column]: null } }
}

/** Lists the updates behind an edit of a row that was deleted elsewhere. */
function changesOfGone(box: readonly OutboxEntry[], edit: OutboxEntry): OutboxEntry[] {
  const conflicts = edit.refusal?.kind === 'conflict' ? Object.values(edit.refusal.rows) : []
  if (!conflicts.some((conflict) => 'gone' in conflict)) return []
  const whole = withChangesBehind(box, edit, () => null).filter(({ ops }) => ops.length === 0)
  return box.filter(({ seq }) => whole.some((one) => one.seq === seq))
}

/** Another staff member created or restored the row, so dependent edits can succeed. */
function existsOnServer({ refusal }: OutboxEntry): boolean {
  const conflicts = refusal?.kind === 'conflict' ? Object.values(refusal.rows) : []
  return conflicts.some((conflict) => 'theirs' in conflict)
}
