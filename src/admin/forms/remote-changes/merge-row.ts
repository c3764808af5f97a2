import type { Fields } from '#model/mutation.ts'

import type { Change, Mark, Marks } from '../core/open-form.ts'
import { isAlike } from '../core/resolve-fields.ts'

/** The fields of something that is edited, and what came for them. */
export interface MarkedRow {
  fields: Fields
  /** What the author knows to be stored. */
  seen: Fields
  marks: Marks
}

/** Who changed a field, and how it is called. */
export interface How {
  changeOf: (field: string, value: unknown) => Change
  /** By what name a field is marked. */
  nameOf: (field: string) => string
}

/** Takes over what nobody touched here, and marks what was touched on both sides [D19]. Pure. */
export function followRow(row: MarkedRow, theirs: Fields, { changeOf, nameOf }: How): MarkedRow {
  const fields = { ...row.fields }
  const seen = { ...row.seen }
  const marks: Record<string, Mark> = { ...row.marks }
  for (const [field, value] of Object.entries(theirs)) {
    const name = nameOf(field)
    if (isAlike(value, seen[field])) {
      // It is again as it was seen: there is nothing to ask any more.
      if (marks[name]?.kind === 'clash') delete marks[name]
      continue
    }
    const change = changeOf(field, value)
    if (isAlike(fields[field], value)) {
      seen[field] = value
      delete marks[name]
    } else if (isAlike(fields[field], seen[field])) {
      fields[field] = seen[field] = value
      marks[name] = { kind: 'followed', theirs: value, change }
    } else if (change.by === 'here') {
      seen[field] = value
      marks[name] = { kind: 'own', theirs: value, change }
    } else if (marks[name]?.kind !== 'clash' || !isAlike(marks[name].theirs, value)) {
      marks[name] = { kind: 'clash', theirs: value, change }
    }
  }
  return { fields, seen, marks }
}
