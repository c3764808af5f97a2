import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import { getContrastRatio } from '#theme/colors/contrast.ts'
import { formatRatio } from '#theme/colors/ratio-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { isHex } from '../hex.ts'

import styles from './contrast.module.css'

interface ContrastRowsProps {
  config: ThemeConfig
  mode: ThemeMode
}

/** The contrast of the three main colors on the page (AC-353, AC-354). */
export function ContrastRows({ config, mode }: ContrastRowsProps) {
  const { primary, text, background } = config.colors[mode]
  const rows = [
    { label: 'Primary color', color: primary },
    { label: 'Primary text', color: text.primary },
    { label: 'Secondary text', color: text.secondary },
  ]
  return (
    <section className={styles.rows} aria-label="Contrast against the page background">
      <h3>Contrast against the page background</h3>
      <ul className={styles.list}>
        {rows.map(({ label, color }) => {
          const ratio = isHex(color) ? getContrastRatio(color, background.page) : 0
          return (
            <li key={label} className={styles.row}>
              <span>{label}</span>
              <span className={styles.ratio}>{`${formatRatio(ratio)}:1`}</span>
              <Level name="AA" passes={ratio >= 4.5} />
              <Level name="AAA" passes={ratio >= 7} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A WCAG level and whether it is reached, not by color alone. */
function Level({ name, passes }: { name: 'AA' | 'AAA'; passes: boolean }) {
  return (
    <Badge tone={passes ? 'green' : 'red'}>
      <span className={styles.level}>
        <Icon name={passes ? 'check' : 'close'} />
        {name}
        <VisuallyHidden>{passes ? ' reached' : ' not reached'}</VisuallyHidden>
      </span>
    </Badge>
  )
}
