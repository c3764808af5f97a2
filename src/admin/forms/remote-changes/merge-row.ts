import type { Fields } from '#model/mutation.ts'

import type { ChangeSource, RemoteChange, RemoteChanges } from '../core/open-form.ts'
import { isEquivalent } from '../core/resolve-fields.ts'

/** The fields of something that is edited, and what came for them. */
export interface MergedRow {
  fields: Fields
  /** What the author knows to be stored. */
  seen: Fields
  remoteChanges: RemoteChanges
}

/** Who changed a field, and how it is called. */
export interface MergeContext {
  changeOf: (field: string, value: unknown) => ChangeSource
  /** By what name a field is marked. */
  nameOf: (field: string) => string
}

/** Takes over what nobody touched here, and marks what was touched on both sides [D19]. Pure. */
export function mergeRow(
  row: MergedRow,
  theirs: Fields,
  { changeOf, nameOf }: MergeContext,
): MergedRow {
  const fields = { ...row.fields }
  const seen = { ...row.seen }
  const marks: Record<string, RemoteChange> = { ...row.remoteChanges }
  for (const [field, value] of Object.entries(theirs)) {
    const name = nameOf(field)
    if (isEquivalent(value, seen[field])) {
      // It is again as it was seen: there is nothing to ask any more.
      if (marks[name]?.kind === 'clash') delete marks[name]
      continue
    }
    const change = changeOf(field, value)
    if (isEquivalent(fields[field], value)) {
      seen[field] = value
      delete marks[name]
    } else if (isEquivalent(fields[field], seen[field])) {
      fields[field] = seen[field] = value
      marks[name] = { kind: 'followed', theirs: value, change }
    } else if (change.by === 'here') {
      seen[field] = value
      marks[name] = { kind: 'own', theirs: value, change }
    } else if (marks[name]?.kind !== 'clash' || !isEquivalent(marks[name].theirs, value)) {
      marks[name] = { kind: 'clash', theirs: value, change }
    }
  }
  return { fields, seen, remoteChanges: marks }
}
