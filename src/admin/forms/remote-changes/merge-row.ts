import type { Fields } from '#model/mutation.ts'

import type { ChangeSource, RemoteChange, RemoteChanges } from '../core/open-form.ts'
import { isEquivalent } from '../core/resolve-fields.ts'

/** The fields of the edited object, and their remote changes. */
export interface MergedRow {
  fields: Fields
  /** The base: the stored values the user has seen. */
  base: Fields
  remoteChanges: RemoteChanges
}

/** The author of a change, and the name of the field. */
export interface MergeContext {
  changeOf: (field: string, value: unknown) => ChangeSource
  /** Returns the key of a field's remote change. */
  nameOf: (field: string) => string
}

/** Takes remote values of untouched fields, and marks fields changed on both sides as conflicts [D19]. Pure. */
export function mergeRow(
  row: MergedRow,
  theirs: Fields,
  { changeOf, nameOf }: MergeContext,
): MergedRow {
  const fields = { ...row.fields }
  const base = { ...row.base }
  const remoteChanges: Record<string, RemoteChange> = { ...row.remoteChanges }
  for (const [field, value] of Object.entries(theirs)) {
    const name = nameOf(field)
    if (isEquivalent(value, base[field])) {
      // The stored value equals the base again: the conflict is gone.
      if (remoteChanges[name]?.kind === 'conflict') delete remoteChanges[name]
      continue
    }
    const change = changeOf(field, value)
    if (isEquivalent(fields[field], value)) {
      base[field] = value
      delete remoteChanges[name]
    } else if (isEquivalent(fields[field], base[field])) {
      fields[field] = base[field] = value
      remoteChanges[name] = { kind: 'merged', theirs: value, change }
    } else if (change.by === 'here') {
      base[field] = value
      remoteChanges[name] = { kind: 'own', theirs: value, change }
    } else if (
      remoteChanges[name]?.kind !== 'conflict' ||
      !isEquivalent(remoteChanges[name].theirs, value)
    ) {
      remoteChanges[name] = { kind: 'conflict', theirs: value, change }
    }
  }
  return { fields, base, remoteChanges }
}
