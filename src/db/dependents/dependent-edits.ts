import type { Op } from '#model/mutation.ts'
import { specOf } from '#model/tables.ts'

import { keysOf, madeBy, restsOn } from '../overlay.ts'
import type { Entry } from '../stored-types.ts'
import { withChangesBehind } from './one-question.ts'

/**
 * What rests on the rows that an edit would make: edits that go where it goes, such as those of the
 * pictures of a new illness, and edits without their reference to it. Changes of a row that is gone go
 * together. One that was sent stays: the server refuses it.
 */
export function restingOn(box: readonly Entry[], edit: Entry): { go: Entry[]; let: Entry[] } {
  const absent = new Set(isThere(edit) ? [] : madeBy(edit))
  const found: { go: Entry[]; let: Entry[] } = { go: changesOfGone(box, edit), let: [] }
  for (const entry of box) {
    if (entry.seq === edit.seq || entry.state === 'sent' || absent.size === 0) continue
    const goes =
      keysOf(entry).some((key) => absent.has(key)) || entry.ops.some((op) => isLost(op, absent))
    if (goes) {
      found.go.push(entry)
      for (const key of madeBy(entry)) absent.add(key)
    } else if (restsOn(entry).some((key) => absent.has(key))) {
      found.let.push({ ...entry, ops: entry.ops.map((op) => letGo(op, absent)) })
    }
  }
  return found
}

/** Whether a row would be deleted with the one it refers to. */
function isLost(op: Op, absent: ReadonlySet<string>): boolean {
  return (
    specOf(op.t).refers?.on === 'delete' && restsOn({ ops: [op] }).some((key) => absent.has(key))
  )
}

function letGo(op: Op, absent: ReadonlySet<string>): Op {
  const column = specOf(op.t).refers?.column
  if (!column || !restsOn({ ops: [op] }).some((key) => absent.has(key))) return op
  return { ...op, set: { ...op.set, [column]: null } }
}

/** What an edit of a row that was deleted elsewhere has behind it of the same kind. */
function changesOfGone(box: readonly Entry[], edit: Entry): Entry[] {
  const clashes = edit.refusal?.kind === 'conflict' ? Object.values(edit.refusal.rows) : []
  if (!clashes.some((clash) => 'gone' in clash)) return []
  const whole = withChangesBehind(box, edit, () => null).filter(({ ops }) => ops.length === 0)
  return box.filter(({ seq }) => whole.some((one) => one.seq === seq))
}

/** Somebody else made the row, or brought it back: what rests on it can arrive. */
function isThere({ refusal }: Entry): boolean {
  const clashes = refusal?.kind === 'conflict' ? Object.values(refusal.rows) : []
  return clashes.some((clash) => 'theirs' in clash)
}
