import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import styles from './record-actions.module.css'

interface RecordActionsProps {
  /** The name of the record, for screen readers: the buttons of all cards are alike. */
  name: string
  onEdit: () => void
  /** Left out where a copy makes no sense. */
  onDuplicate?: () => void
  onDelete: () => void
  /** In a table: icons only, laid out by their container. */
  compact?: boolean
}

/** What can be done with a record, in its card or its row. */
export function RecordActions({ name, onEdit, compact, ...rest }: RecordActionsProps) {
  const { onDuplicate, onDelete } = rest
  return (
    <div className={compact ? styles.compact : styles.actions}>
      <Button aria-label={`Edit ${name}`} title="Edit" onClick={onEdit}>
        <Icon name="edit" />
        <span className={styles.word}>Edit</span>
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
        title="Delete"
        onClick={onDelete}
      >
        <Icon name="trash" />
        <span className={styles.word}>Delete</span>
      </Button>
    </div>
  )
}
