import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

import styles from './record-actions.module.css'

interface RecordActionsProps {
  /** Of the record, for who cannot see which card the buttons are on. */
  name: string
  onEdit: () => void
  /** Left out where a copy makes no sense. */
  onDuplicate?: () => void
  onDelete: () => void
}

/** What can be done with a record, in its card or its row. */
export function RecordActions({ name, onEdit, onDuplicate, onDelete }: RecordActionsProps) {
  return (
    <div className={styles.actions}>
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon name="edit" />
        Edit
      </Button>
      {onDuplicate && (
        <Button
          tone="quiet"
          className={styles.small}
          aria-label={`Duplicate ${name}`}
          title="Duplicate"
          onClick={onDuplicate}
        >
          <Icon name="copy" />
        </Button>
      )}
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
