import { createElement, type ReactNode } from 'react'

import type { FieldMark } from '#ui/fields/field.tsx'

import type { Mark, Marks } from '../core/open-form.ts'
import { MarkedField } from './remote-change-notice.tsx'

interface Deciding {
  labelOf: (name: string) => string
  takeTheirs: (name: string) => void
  keep: (name: string) => void
  /** Says who changed a field, where more can be found out than came with the change. */
  said?: (name: string, mark: Mark) => ReactNode
  show?: (value: unknown) => ReactNode
}

/** What is said below each field of a form about what came for it meanwhile. */
export function fieldMarks(marks: Marks, { labelOf, takeTheirs, keep, said, show }: Deciding) {
  return (name: string): FieldMark | undefined => {
    const mark = marks[name]
    return (
      mark && {
        asks: mark.kind === 'clash',
        draw: (id) =>
          createElement(MarkedField, {
            id,
            mark,
            said: said?.(name, mark),
            column: name.split('/')[0] ?? name,
            label: labelOf(name),
            show,
            onTake: () => takeTheirs(name),
            onKeep: () => keep(name),
          }),
      }
    )
  }
}
