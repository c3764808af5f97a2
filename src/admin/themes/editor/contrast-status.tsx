import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { countUnreadablePairs } from '#theme/colors/count-unreadable-pairs.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useDebounced } from './settings/use-debounced.ts'

import styles from './editor-actions.module.css'

interface ContrastVerdictProps {
  config: ThemeConfig
  /** Opens the list of color pairs. */
  onShow: () => void
}

/** Shows whether all text is readable, beside the save button: a saved theme may go live. */
export function ContrastStatus({ config, onShow }: ContrastVerdictProps) {
  const count = countUnreadablePairs(useDebounced(config))
  return (
    <span aria-live="polite">
      <Button tone="quiet" className={styles.verdict} data-failing={count > 0} onClick={onShow}>
        <Icon name={count > 0 ? 'alert' : 'check'} />
        <span>{verdictOf(count)}</span>
      </Button>
    </span>
  )
}

function verdictOf(count: number): string {
  if (count === 0) return 'All text is readable'
  return count === 1
    ? '1 pair of colors is hard to read'
    : `${count} pairs of colors are hard to read`
}
