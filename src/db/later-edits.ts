import { stripFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import { toRecordKey, type Fields, type Op } from '#model/mutation.ts'

import type { OutboxEntry } from './stored-types.ts'

type Change = (later: Op, parkedOp: Op) => Op | null

/**
 * Returns what a parked edit would write by now: the latest value that its author gave each of its
 * fields. One field is one conflict [D20].
 */
export function readLatestValues(box: readonly OutboxEntry[], edit: OutboxEntry): Op[] {
  const newest = new Map<string, Fields>()
  withChangesBehind(box, edit, (later, parkedOp) => {
    newest.set(toRecordKey(parkedOp), { ...newest.get(toRecordKey(parkedOp)), ...later.set })
    return later
  })
  return edit.ops.map((op) => {
    const set = Object.entries(op.set ?? {})
    const later = newest.get(toRecordKey(op))
    return later
      ? { ...op, set: Object.fromEntries(set.map(([c, v]) => [c, c in later ? later[c] : v])) }
      : op
  })
}

/**
 * Adapts the edits behind a parked one to its resolution [D20]. A field that stays in it becomes
 * the base of the next edit; a field that was dropped or corrected is resolved for them too.
 */
export function applyDecisionToLaterEdits(
  box: readonly OutboxEntry[],
  edit: OutboxEntry,
  decision: readonly Op[],
): OutboxEntry[] {
  const isNext = firstOnly()
  return withChangesBehind(box, edit, (later, parkedOp) => {
    const set = decision.find((op) => toRecordKey(op) === toRecordKey(parkedOp))?.set ?? {}
    const theirs = theirsIn(edit, parkedOp)
    const stays = (column: string) =>
      column in set ? isJsonEqual(set[column], parkedOp.set?.[column]) : !(column in theirs)
    const left = Object.keys(later.set ?? {}).filter((name) => {
      const column = stripFingerprint(name)
      return !(column in (parkedOp.set ?? {})) || stays(column)
    })
    if (left.length === 0) return null
    const was = left.map((name) => [
      name,
      name in set && isNext(parkedOp, name) ? set[name] : (later.was?.[name] ?? null),
    ])
    return {
      ...later,
      set: Object.fromEntries(left.map((name) => [name, later.set?.[name]])),
      was: Object.fromEntries(was),
    }
  })
}

/**
 * Adapts the edits behind a discarded one: the next edit takes over its base [D20]. If the server
 * failed on it, it may have been applied, so nothing changes.
 */
export function removeFromLaterEdits(
  box: readonly OutboxEntry[],
  edit: OutboxEntry,
): OutboxEntry[] {
  if (edit.refusal?.kind === 'server-error') return []
  const isNext = firstOnly()
  return withChangesBehind(box, edit, (later, parkedOp) => {
    const was = Object.entries(later.was ?? {}).map(([name, value]) => {
      const isFromIt = name in (parkedOp.was ?? {}) && isNext(parkedOp, name)
      return [
        name,
        isFromIt && isJsonEqual(value, parkedOp.set?.[name]) ? parkedOp.was?.[name] : value,
      ]
    })
    return { ...later, was: Object.fromEntries(was) }
  })
}

/**
 * Maps the updates of the same rows in the edits behind an edit, in order, and returns the edits
 * that changed. Stops at a deletion and at another parked edit.
 */
export function withChangesBehind(
  box: readonly OutboxEntry[],
  edit: OutboxEntry,
  change: Change,
): OutboxEntry[] {
  const parkedOps = new Map(
    edit.ops.flatMap((op) => (op.set ? [[toRecordKey(op), op] as const] : [])),
  )
  return box.flatMap((entry) => {
    if (entry.seq <= edit.seq) return []
    const ops = entry.ops.flatMap((op) => {
      const about = parkedOps.get(toRecordKey(op))
      if (!about || op.op === 'move') return [op]
      if (op.op !== 'update' || entry.state !== 'queued') {
        parkedOps.delete(toRecordKey(op))
        return [op]
      }
      return change(op, about) ?? []
    })
    return isJsonEqual(ops, entry.ops) ? [] : [{ ...entry, ops }]
  })
}

function theirsIn({ refusal }: OutboxEntry, { id }: Op): Fields {
  const conflict = refusal?.kind === 'conflict' ? refusal.rows[id] : undefined
  return conflict && 'theirs' in conflict ? conflict.theirs : {}
}

/** Returns a predicate: true for the first occurrence of each field of a row. */
function firstOnly(): (op: Op, name: string) => boolean {
  const met = new Set<string>()
  return (op, name) => {
    const field = `${toRecordKey(op)}/${name}`
    return !met.has(field) && Boolean(met.add(field))
  }
}
