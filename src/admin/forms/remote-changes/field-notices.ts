import { createElement, type ReactNode } from 'react'

import type { FieldNotice } from '#ui/fields/field.tsx'

import type { RemoteChange, RemoteChanges } from '../core/open-form.ts'
import { RemoteChangeNotice } from './remote-change-notice.tsx'

interface FieldNoticeOptions {
  labelOf: (name: string) => string
  takeTheirs: (name: string) => void
  keepMine: (name: string) => void
  /** Renders the author of a change, if more is known than the change itself says. */
  renderAuthor?: (name: string, mark: RemoteChange) => ReactNode
  show?: (value: unknown) => ReactNode
}

/** Returns the notice below each field about its remote change. */
export function createFieldNotices(
  remoteChanges: RemoteChanges,
  { labelOf, takeTheirs, keepMine, renderAuthor, show }: FieldNoticeOptions,
) {
  return (name: string): FieldNotice | undefined => {
    const mark = remoteChanges[name]
    return (
      mark && {
        isQuestion: mark.kind === 'conflict',
        render: (id) =>
          createElement(RemoteChangeNotice, {
            id,
            mark,
            author: renderAuthor?.(name, mark),
            column: name.split('/')[0] ?? name,
            label: labelOf(name),
            show,
            onTake: () => takeTheirs(name),
            onKeep: () => keepMine(name),
          }),
      }
    )
  }
}
