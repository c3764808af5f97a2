import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { unreadablePairs } from '#theme/colors/count-unreadable-pairs.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useSettled } from './settings/use-debounced.ts'

import styles from './editor-actions.module.css'

interface ContrastVerdictProps {
  config: ThemeConfig
  /** Leads to the pairs. */
  onShow: () => void
}

/** Whether everything can be read, beside the button that saves: what is saved may be shown to patients. */
export function ContrastVerdict({ config, onShow }: ContrastVerdictProps) {
  const count = unreadablePairs(useSettled(config))
  return (
    <span aria-live="polite">
      <Button tone="quiet" className={styles.verdict} data-bad={count > 0} onClick={onShow}>
        <Icon name={count > 0 ? 'alert' : 'check'} />
        <span>{verdictOf(count)}</span>
      </Button>
    </span>
  )
}

function verdictOf(count: number): string {
  if (count === 0) return 'Every word can be read'
  return count === 1
    ? '1 pair of colors is hard to read'
    : `${count} pairs of colors are hard to read`
}
