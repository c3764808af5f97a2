import { useId, type ReactNode } from 'react'

import { themeModes } from '#model/theme/theme-config.ts'
import { themeTabs } from '#model/theme/theme-setting-details.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { parseFontFamilies } from '#theme/css/parse-css-values.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

import { Swatch } from './card/swatch.tsx'
import * as factsOf from './card/theme-facts.ts'
import { ThemeThumbnail } from './card/theme-thumbnail.tsx'
import type { Theme } from './use-themes.ts'

import styles from './theme-details.module.css'

interface ThemeDetailsProps {
  theme: Theme
  isActive: boolean
  onClose: () => void
}

const MODES = { light: 'Light mode', dark: 'Dark mode' } as const

/** All settings of a theme, read-only (AC-307). */
export function ThemeDetails({ theme, isActive, onClose }: ThemeDetailsProps) {
  const config = completeTheme(theme.config)
  return (
    <Dialog
      title="Theme Details"
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {/* It has no focusable control, and the keyboard must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.blocks} aria-label={theme.name} tabIndex={0}>
        <Block title="Basic Information">
          <div className={styles.basics}>
            <div className={styles.picture}>
              <ThemeThumbnail config={theme.config} />
            </div>
            <Facts facts={factsOf.listBasicFacts(theme, isActive)} />
          </div>
        </Block>
        <Block title="Colors">
          {themeModes.map((mode) => (
            <div key={mode} className={styles.mode}>
              <h4 className={styles.subtitle}>{MODES[mode]}</h4>
              <Facts facts={factsOf.listColorFacts(config, mode)} />
            </div>
          ))}
        </Block>
        {themeTabs.slice(1).map((tab) => (
          <Block key={tab} title={tab}>
            <Facts facts={factsOf.listSettingFacts(tab, config, theme.config)} />
          </Block>
        ))}
      </section>
    </Dialog>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly factsOf.Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text, color, font }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd lang={getForeignLanguage(text)}>
            {color !== undefined && <Swatch color={color} />}
            <span>{text}</span>
            {font !== undefined && (
              <span
                className={styles.sample}
                aria-hidden="true"
                style={{ fontFamily: parseFontFamilies(font) ?? 'inherit' }}
              >
                Aa <span lang="te">అ</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
