import { memo, type CSSProperties } from 'react'

import { themeModes } from '#model/theme/theme-config.ts'
import { createCssVariables } from '#theme/css/css-variables.ts'
import { completeTheme } from '#theme/default-theme.ts'

import styles from './theme-thumbnail.module.css'

/**
 * A miniature page in a theme: colors, shapes, shadows and fonts, with light and dark mode divided
 * by a slanted edge. The variables are scoped to this element. They are slow to compute, so they
 * are memoised by theme.
 */
export const ThemeThumbnail = memo(function ThemePicture({ config }: { config: unknown }) {
  const theme = completeTheme(config)
  return (
    <div className={styles.picture} aria-hidden="true" data-picture>
      {themeModes.map((mode) => (
        <div
          key={mode}
          className={styles.page}
          data-mode={mode}
          data-layout={theme.layoutStyle}
          // React's types lack custom properties.
          style={createCssVariables(theme, mode) as CSSProperties}
        >
          <MiniaturePage />
        </div>
      ))}
    </div>
  )
})

function MiniaturePage() {
  return (
    <>
      <div className={styles.bar}>
        <i className={styles.logo} />
        <i className={styles.link} />
        <i className={styles.here} />
        <i className={styles.link} />
      </div>
      <div className={styles.hero}>
        <b className={styles.title}>Aa అ</b>
        <i className={styles.line} />
        <span className={styles.buttons}>
          <i className={styles.button} />
          <i className={styles.emergency} />
        </span>
      </div>
      <div className={styles.cards}>
        <MiniatureCard />
        <MiniatureCard />
        <MiniatureCard />
      </div>
    </>
  )
}

function MiniatureCard() {
  return (
    <div className={styles.card}>
      <i className={styles.icon} />
      <b className={styles.heading}>Aa</b>
      <i className={styles.text} />
      <i className={styles.text} />
      <i className={styles.tag} />
    </div>
  )
}
