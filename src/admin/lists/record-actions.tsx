import { use, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { OpenHistoryContext } from '../history/open-history-context.ts'
import { createMoveMenuItems } from './reorder/move-controls.tsx'
import type { Order } from './reorder/use-order.tsx'

import styles from './record-actions.module.css'

interface RecordActionsProps {
  id: string
  /** The record's name for screen readers: the buttons of all cards look alike. */
  name: string
  onEdit: () => void
  /** Left out if the record cannot be duplicated. */
  onDuplicate?: () => void
  onDelete: () => void
  /** For rows that can be moved: the menu can move them, too. */
  order?: Order
  /** In a table: icons only, laid out by their container. */
  compact?: boolean
  /** Further actions, as buttons (marked `data-secondary-action`) and as menu items. */
  children?: ReactNode
  more?: () => readonly MenuItem[]
}

/**
 * The actions of a record in its card or row. The menu has all of them at every width. On narrow
 * screens it is the only place for `data-secondary-action`, and pressing the row edits it: see
 * record-row.module.css and record-card.module.css.
 */
export function RecordActions(props: RecordActionsProps) {
  const { id, name, onEdit, onDelete, compact, children } = props
  const openHistory = use(OpenHistoryContext)
  const items = () => itemsOf(props, openHistory && (() => openHistory(id)))
  return (
    <div className={compact ? styles.compact : styles.actions}>
      {children}
      <Button aria-label={`Edit ${name}`} title="Edit" data-opens-record onClick={onEdit}>
        <Icon name="edit" />
        <span className={styles.word}>Edit</span>
      </Button>
      <Button
        tone="quiet"
        className={styles.delete}
        aria-label={`Delete ${name}`}
        title="Delete"
        data-secondary-action
        onClick={onDelete}
      >
        <Icon name="trash" />
        <span className={styles.word}>Delete</span>
      </Button>
      <Menu label={`More for ${name}`} className={styles.menu} items={items} />
    </div>
  )
}

function itemsOf(props: RecordActionsProps, onHistory: (() => void) | null): MenuItem[] {
  const { id, order, more, onEdit, onDuplicate, onDelete } = props
  return [
    { label: 'Edit', icon: 'edit', onPress: onEdit },
    ...(more?.() ?? []),
    ...(onDuplicate ? [{ label: 'Duplicate', icon: 'copy', onPress: onDuplicate } as const] : []),
    ...(order ? createMoveMenuItems(order, id) : []),
    ...(onHistory ? [{ label: 'History', icon: 'clock', onPress: onHistory } as const] : []),
    { label: 'Delete', icon: 'trash', tone: 'danger', onPress: onDelete },
  ]
}
