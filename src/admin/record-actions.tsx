import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

import styles from './record-actions.module.css'

interface RecordActionsProps {
  /** Of the record, for who cannot see which card the buttons are on. */
  name: string
  onEdit: () => void
  onDelete: () => void
}

export function RecordActions({ name, onEdit, onDelete }: RecordActionsProps) {
  return (
    <div className={styles.actions}>
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon name="edit" />
        Edit
      </Button>
      <Button
        tone="quiet"
        className={styles.delete}
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        <Icon name="trash" />
        Delete
      </Button>
    </div>
  )
}
