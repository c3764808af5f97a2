import { stripFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import { toRecordKey, type Fields, type Op } from '#model/mutation.ts'

import type { OutboxEntry } from './stored-types.ts'

type Change = (later: Op, asked: Op) => Op | null

/**
 * What a refused edit would write by now: of each of its fields the newest value that its author gave
 * it. One field is one question [D20].
 */
export function readLatestValues(box: readonly OutboxEntry[], edit: OutboxEntry): Op[] {
  const newest = new Map<string, Fields>()
  withChangesBehind(box, edit, (later, asked) => {
    newest.set(toRecordKey(asked), { ...newest.get(toRecordKey(asked)), ...later.set })
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
 * The edits behind a refused one that its answer changes [D20]. A field that stays in it is one that
 * the next edit has seen like this; one that it lost or that was corrected is decided for them too.
 */
export function applyDecisionToFollowers(
  box: readonly OutboxEntry[],
  edit: OutboxEntry,
  decided: readonly Op[],
): OutboxEntry[] {
  const isNext = firstOnly()
  return withChangesBehind(box, edit, (later, asked) => {
    const set = decided.find((op) => toRecordKey(op) === toRecordKey(asked))?.set ?? {}
    const theirs = theirsIn(edit, asked)
    const stays = (column: string) =>
      column in set ? isJsonEqual(set[column], asked.set?.[column]) : !(column in theirs)
    const left = Object.keys(later.set ?? {}).filter((name) => {
      const column = stripFingerprint(name)
      return !(column in (asked.set ?? {})) || stays(column)
    })
    if (left.length === 0) return null
    const was = left.map((name) => [
      name,
      name in set && isNext(asked, name) ? set[name] : (later.was?.[name] ?? null),
    ])
    return {
      ...later,
      set: Object.fromEntries(left.map((name) => [name, later.set?.[name]])),
      was: Object.fromEntries(was),
    }
  })
}

/**
 * The edits behind one that is given up, as if it had never been: the next has seen what it had seen
 * [D20]. One that the server failed on may have arrived, which is left to the server.
 */
export function removeFromFollowers(box: readonly OutboxEntry[], edit: OutboxEntry): OutboxEntry[] {
  if (edit.refusal?.kind === 'server-error') return []
  const isNext = firstOnly()
  return withChangesBehind(box, edit, (later, asked) => {
    const was = Object.entries(later.was ?? {}).map(([name, seen]) => {
      const isFromIt = name in (asked.was ?? {}) && isNext(asked, name)
      return [name, isFromIt && isJsonEqual(seen, asked.set?.[name]) ? asked.was?.[name] : seen]
    })
    return { ...later, was: Object.fromEntries(was) }
  })
}

/**
 * Looks at each change of the same rows that waits behind an edit, in order, and answers with the edits
 * that are others by it. None beyond a deletion, or beyond an edit that is a question of its own.
 */
export function withChangesBehind(
  box: readonly OutboxEntry[],
  edit: OutboxEntry,
  change: Change,
): OutboxEntry[] {
  const asked = new Map(edit.ops.flatMap((op) => (op.set ? [[toRecordKey(op), op] as const] : [])))
  return box.flatMap((entry) => {
    if (entry.seq <= edit.seq) return []
    const ops = entry.ops.flatMap((op) => {
      const about = asked.get(toRecordKey(op))
      if (!about || op.op === 'move') return [op]
      if (op.op !== 'update' || entry.state !== 'queued') {
        asked.delete(toRecordKey(op))
        return [op]
      }
      return change(op, about) ?? []
    })
    return isJsonEqual(ops, entry.ops) ? [] : [{ ...entry, ops }]
  })
}

function theirsIn({ refusal }: OutboxEntry, { id }: Op): Fields {
  const clash = refusal?.kind === 'conflict' ? refusal.rows[id] : undefined
  return clash && 'theirs' in clash ? clash.theirs : {}
}

/** Tells of each field of a row whether it is asked about for the first time. */
function firstOnly(): (op: Op, name: string) => boolean {
  const met = new Set<string>()
  return (op, name) => {
    const field = `${toRecordKey(op)}/${name}`
    return !met.has(field) && Boolean(met.add(field))
  }
}
