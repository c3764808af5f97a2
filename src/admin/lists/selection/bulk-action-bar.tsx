import type { ReactNode } from 'react'

import { isAllowed } from '#model/permissions.ts'
import type { Form, OrderedTable } from '#model/rows.ts'
import { useUser } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'

import { useBulkActions, type BulkActionOptions } from './use-bulk-actions.ts'
import type { Visibility } from './visibilities.ts'

import styles from './choose.module.css'

interface ChoiceBarProps<T extends OrderedTable> extends BulkActionOptions<T> {
  visibility: Visibility<T>
  /** Further bulk actions. */
  more?: (change: (fields: Partial<Form<T>>, done: string) => void) => ReactNode
}

/** Selects all shown rows, and runs bulk actions on the selection. */
export function BulkActionBar<T extends OrderedTable>(props: ChoiceBarProps<T>) {
  const { table, list, choice, visibility, more } = props
  const { busy, change, remove } = useBulkActions(props)
  const { role } = useUser()
  const { size } = choice.selected
  const isAll = size > 0 && size === list.visible.length
  if (!isAllowed(role, 'update', table) || list.visible.length === 0) return null
  return (
    <section className={styles.bar} data-chosen={size > 0} aria-label="Selected records">
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          disabled={!list.isWhole}
          ref={(box) => {
            if (box) box.indeterminate = size > 0 && !isAll
          }}
          onChange={() => choice.set(isAll ? [] : list.visible.map(({ id }) => id))}
        />
        Select all shown
      </label>
      <output>{size > 0 && `${size} chosen`}</output>
      {size > 0 && (
        <>
          {[visibility.show, visibility.hide].map((act) => (
            <Button
              key={act.label}
              busy={busy}
              onClick={() => void change({ ...act, shows: act === visibility.show })}
            >
              {act.label}
            </Button>
          ))}
          {more?.((fields, done) => void change({ change: fields, done }))}
          {isAllowed(role, 'delete', table) && (
            <Button tone="danger" busy={busy} onClick={() => void remove()}>
              Delete
            </Button>
          )}
          <Button tone="quiet" onClick={() => choice.set([])}>
            Clear selection
          </Button>
        </>
      )}
    </section>
  )
}
