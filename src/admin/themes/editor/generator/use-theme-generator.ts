import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { setThemeValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { generateTheme } from '#theme/generator/generate-theme.ts'
import {
  withGeneratedSettings,
  isGenerated,
  findGeneratedPath,
  generatedPaths,
  regenerateTheme,
} from '#theme/generator/generated-settings.ts'
import {
  readThemeSeed,
  isUsableSeed,
  SEED_PATH,
  type ThemeSeed,
} from '#theme/generator/theme-seed.ts'

import type { ThemeEditing } from '../use-theme-edits.ts'

/** A pending seed, the field that was changed, and the seed it replaces. */
interface Waiting {
  to: ThemeSeed
  step: string
  base: ThemeSeed | null
}

/** The seed of a theme, which of its settings are generated, and functions to change that. */
export function useThemeGenerator({ present: { config }, edit }: ThemeEditing) {
  const stored = JSON.stringify(readThemeSeed(config))
  const { choices, generated } = useMemo(() => {
    // Parsed from the text, so that the theme is generated again only if the seed has changed.
    const read = JSON.parse(stored) as ThemeSeed | null
    return { choices: read, generated: read && generateTheme(read) }
  }, [stored])

  const [waiting, setWaiting] = useState<Waiting>()
  const draft = waiting?.base === choices ? waiting.to : null

  /** Generates the theme from another seed; `step` names the changed field. */
  function choose(seed: ThemeSeed, step: string): void {
    const next = generateTheme(seed)
    edit(`look ${step}`, (now) => ({
      config: setThemeValue(regenerateTheme(now.config, generated, next), SEED_PATH, seed),
    }))
  }

  const settle = useEffectEvent(({ to, step, base }: Waiting) => {
    if (base === choices && choices && isUsableSeed(to)) choose(to, step)
  })
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => settle(waiting), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  return {
    choices,
    /** Pending values that are not in the theme yet: half a color, or one that is being dragged. */
    draft,
    choose,
    /** Sets one value of the seed. The theme follows after a pause; the first one waits for `choose`. */
    set: (current: ThemeSeed, step: keyof ThemeSeed, value: string): void =>
      setWaiting({ to: { ...current, [step]: value }, step, base: choices }),
    /** Null for settings that are never generated, or without a seed. */
    stateOf: (path: string): SettingOrigin | null => {
      const whole = findGeneratedPath(path)
      if (!generated || whole === null) return null
      return isGenerated(config, generated, whole) ? 'follows' : 'by hand'
    },
    /** Resets these to their generated values, in one undo step. */
    resetToGenerated: (paths: readonly string[]): void => {
      if (!generated) return
      const whole = paths.flatMap((path) => findGeneratedPath(path) ?? [])
      edit(`follow ${paths.join()}`, (now) => ({
        config: withGeneratedSettings(now.config, generated, whole),
      }))
    },
    /** The settings that were set by hand. */
    byHand: useMemo(() => (generated ? setByHand(config, generated) : []), [config, generated]),
  }
}

/** Generating takes some hundredths of a second: too long for each point of a drag. */
const PAUSE_MS = 150

type SettingOrigin = 'follows' | 'by hand'

export type ThemeGenerator = ReturnType<typeof useThemeGenerator>

const setByHand = (config: ThemeConfig, generated: ThemeConfig) =>
  generatedPaths.filter((path) => !isGenerated(config, generated, path))
