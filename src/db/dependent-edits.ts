import type { Op } from '#model/mutation.ts'
import { getTableSpec } from '#model/tables.ts'

import { withChangesBehind } from './one-question.ts'
import { listAffectedKeys, listInsertedKeys, listReferencedKeys } from './overlay.ts'
import type { OutboxEntry } from './stored-types.ts'

/**
 * What rests on the rows that an edit would make: edits that go where it goes, such as those of the
 * pictures of a new illness, and edits without their reference to it. Changes of a row that is gone go
 * together. One that was sent stays: the server refuses it.
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

/** Whether a row would be deleted with the one it refers to. */
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

/** What an edit of a row that was deleted elsewhere has behind it of the same kind. */
function changesOfGone(box: readonly OutboxEntry[], edit: OutboxEntry): OutboxEntry[] {
  const clashes = edit.refusal?.kind === 'conflict' ? Object.values(edit.refusal.rows) : []
  if (!clashes.some((clash) => 'gone' in clash)) return []
  const whole = withChangesBehind(box, edit, () => null).filter(({ ops }) => ops.length === 0)
  return box.filter(({ seq }) => whole.some((one) => one.seq === seq))
}

/** Somebody else made the row, or brought it back: what rests on it can arrive. */
function existsOnServer({ refusal }: OutboxEntry): boolean {
  const clashes = refusal?.kind === 'conflict' ? Object.values(refusal.rows) : []
  return clashes.some((clash) => 'theirs' in clash)
}
