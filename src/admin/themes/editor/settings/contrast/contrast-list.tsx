import { useMemo } from 'react'

import { themeModes, type ThemeConfig, type ThemeMode } from '#model/theme/theme-config.ts'
import { createContrastReport, type PairReport } from '#theme/colors/contrast-report.ts'
import { formatRatio } from '#theme/colors/ratio-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { SettingsTab, TabProps } from '../settings-tab.ts'
import { useDebounced } from '../use-debounced.ts'

import styles from './contrast.module.css'

/** The target of links to this list, in the form of a setting's path. */
export const CONTRAST = 'colors.contrast'

/** Lists every color pair of the site in both modes, with a fix for those that fail. */
export function ContrastList({ tab }: TabProps) {
  // Searching the nearest passing color takes a while.
  const config = useDebounced(tab.config)
  return (
    <section
      className={styles.rows}
      data-place={CONTRAST}
      tabIndex={-1}
      aria-label="Everything the site shows together"
    >
      <h3>Everything the site shows together</h3>
      {themeModes.map((mode) => (
        <Pairs key={mode} config={config} mode={mode} set={tab.set} />
      ))}
    </section>
  )
}

interface PairsProps {
  config: ThemeConfig
  mode: ThemeMode
  set: SettingsTab['set']
}

function Pairs({ config, mode, set }: PairsProps) {
  // Rendered with each typed letter, but computed only when typing pauses.
  const pairs = useMemo(() => createContrastReport(config, mode), [config, mode])
  const failing = pairs.filter(({ passes }) => !passes)
  const passing = pairs.filter(({ passes }) => passes)
  return (
    <div className={styles.mode}>
      <h4>
        {titles[mode]}{' '}
        <Badge tone={failing.length > 0 ? 'red' : 'green'}>
          {failing.length > 0 ? `Issues (${failing.length})` : 'No issues'}
        </Badge>
      </h4>
      {failing.length > 0 && (
        <ul className={styles.list}>
          {failing.map((pair) => (
            <Failing key={pair.id} pair={pair} set={set} />
          ))}
        </ul>
      )}
      <details>
        <summary className={styles.more}>
          {`${passing.length} of ${pairs.length} pairs can be read`}
        </summary>
        <ul className={styles.list}>
          {passing.map((pair) => (
            <li key={pair.id} className={styles.row}>
              <Swatches pair={pair} />
              <span>{pair.label}</span>
              <span className={styles.ratio}>{`${formatRatio(pair.ratio)}:1`}</span>
              <PairBadge pair={pair} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Failing({ pair, set }: { pair: PairReport; set: SettingsTab['set'] }) {
  const { label, fix } = pair
  return (
    <li className={styles.failing}>
      <Swatches pair={pair} />
      <p className={styles.sentence}>{`${label}: ${sentenceOf(pair)}`}</p>
      <PairBadge pair={pair} />
      {fix && (
        <Button
          className={styles.fix}
          aria-label={`Fix ${label} with ${fix.color}`}
          onClick={() => set(fix.path, fix.color, `fix ${fix.path}`)}
        >
          <span className={styles.dot} style={{ backgroundColor: fix.color }} />
          Fix
        </Button>
      )}
    </li>
  )
}

function sentenceOf({ ratio, needs, fix }: PairReport): string {
  if (ratio === 0) return 'one of the two is not a color.'
  const requirement = `${formatRatio(ratio)}:1, and ${needs}:1 is needed.`
  return fix
    ? `${requirement} Try ${fix.color}.`
    : `${requirement} Try a darker and a lighter color.`
}

function PairBadge({ pair: { needs, passes } }: { pair: PairReport }) {
  return (
    <Badge tone={passes ? 'green' : 'red'}>
      <span className={styles.level}>
        <Icon name={passes ? 'check' : 'close'} />
        {needs}:1
      </span>
    </Badge>
  )
}

function Swatches({ pair: { foreground, background } }: { pair: PairReport }) {
  return (
    <span className={styles.pair} style={{ backgroundColor: background }} aria-hidden="true">
      <span className={styles.dot} style={{ backgroundColor: foreground }} />
    </span>
  )
}

const titles = { light: 'Light mode', dark: 'Dark mode' } as const
