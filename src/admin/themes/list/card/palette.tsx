import type { ThemeMode } from '#model/theme/theme-config.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { Swatch } from './swatch.tsx'

import styles from './palette.module.css'

const MODES = { light: 'Light', dark: 'Dark' } as const

/** The main colors of a theme in one mode, side by side. */
export function Palette({ config, mode }: { config: unknown; mode: ThemeMode }) {
  const colors = completeTheme(config).colors[mode]
  const swatches = [
    ['Primary', colors.primary],
    ['Secondary', colors.secondary],
    ['Accent', colors.accent],
    ['Page', colors.background.page],
    ['Surface', colors.background.surface],
    ['Text', colors.text.primary],
  ] as const
  return (
    <div className={styles.row}>
      <span className={styles.mode} aria-hidden="true">
        {MODES[mode]}
      </span>
      <ul className={styles.palette} aria-label={`${MODES[mode]} palette`}>
        {swatches.map(([name, color]) => (
          <li key={name} title={`${name} ${color}`}>
            <Swatch color={color} />
            <VisuallyHidden>{`${name} ${color}`}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
