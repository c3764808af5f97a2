import { getForeignLanguage } from '#model/translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import styles from './hours.module.css'

interface UnreadLineProps {
  line: string
  onRemove: () => void
}

/** A line of hours in another format: shown as it is, because it blocks saving until it is removed. */
export function UnreadLine({ line, onRemove }: UnreadLineProps) {
  return (
    <div className={styles.unread}>
      <span lang={getForeignLanguage(line)}>{line}</span>
      <Button tone="quiet" aria-label={`Remove ${line}`} onClick={onRemove}>
        <Icon name="trash" />
        Remove
      </Button>
    </div>
  )
}
