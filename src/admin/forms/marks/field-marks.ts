import { createElement } from 'react'

import type { FieldMark } from '#ui/fields/field.tsx'

import type { Marks } from '../core/open-form.ts'
import { MarkedField } from './marked-field.tsx'

interface Deciding {
  labelOf: (name: string) => string
  takeTheirs: (name: string) => void
  keep: (name: string) => void
}

/** What is said below each field of a form about what came for it meanwhile. */
export function fieldMarks(marks: Marks, { labelOf, takeTheirs, keep }: Deciding) {
  return (name: string): FieldMark | undefined => {
    const mark = marks[name]
    return (
      mark && {
        asks: mark.kind === 'clash',
        draw: (id) =>
          createElement(MarkedField, {
            id,
            mark,
            column: name.split('/')[0] ?? name,
            label: labelOf(name),
            onTake: () => takeTheirs(name),
            onKeep: () => keep(name),
          }),
      }
    )
  }
}
