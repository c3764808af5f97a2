import { setThemeValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { cornerKinds } from '#theme/generator/corners.ts'
import { fontPairs } from '#theme/generator/font-pairs.ts'
import { moods } from '#theme/generator/moods.ts'
import { isUsableSeed, SEED_PATH, type ThemeSeed } from '#theme/generator/theme-seed.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/fields.tsx'

import { ColorField } from '../settings/color-field.tsx'
import { SettingGroup } from '../settings/setting-group.tsx'
import { SEED_GROUP } from '../settings/setting-names.ts'
import type { SettingsTab } from '../settings/settings-tab.ts'
import type { ThemeGenerator } from './use-theme-generator.ts'

import styles from './seed-fields.module.css'

interface BeginFromColorsProps {
  config: ThemeConfig
  generator: ThemeGenerator
}

/** One or two colors, a mood, fonts and corners, from which the other settings are generated. */
export function SeedFields({ config, generator }: BeginFromColorsProps) {
  const { choices, set } = generator
  const seed = generator.draft ?? choices ?? startOf(config)
  const choose = (step: keyof ThemeSeed, value: string) => set(seed, step, value)

  /** Color fields need a theme and a path in it. */
  const tab: SettingsTab = {
    config: setThemeValue(config, SEED_PATH, seed),
    set: (path, value) => choose(path.endsWith('.brand') ? 'brand' : 'second', String(value)),
    messagesAt: () => ({}),
  }

  return (
    <SettingGroup
      title={SEED_GROUP}
      lead="One or two colors of your brand. Backgrounds, text, buttons, the hero and the dark mode are generated from them, always readable."
    >
      <ColorField path={`${SEED_PATH}.brand`} tab={tab} />
      <ColorField
        path={`${SEED_PATH}.second`}
        or={['']}
        hint="If empty, it is derived from the first."
        tab={tab}
      />
      <SelectField
        label="Mood"
        name="look.mood"
        value={seed.mood}
        options={optionsOf(moods)}
        hint={moods[seed.mood].hint}
        onChange={(mood) => choose('mood', mood)}
      />
      <SelectField
        label="Fonts"
        name="look.fonts"
        value={seed.fonts}
        options={optionsOf(fontPairs)}
        onChange={(fonts) => choose('fonts', fonts)}
      />
      <SelectField
        label="Corners"
        name="look.corners"
        value={seed.corners}
        options={optionsOf(cornerKinds)}
        onChange={(corners) => choose('corners', corners)}
      />
      {choices === null && (
        <div data-full-row className={styles.make}>
          <Button
            tone="primary"
            disabled={!isUsableSeed(seed)}
            onClick={() => generator.choose(seed, `begin ${Date.now()}`)}
          >
            Generate theme
          </Button>
          <p>
            Replaces the colors, fonts and corners of this theme; texts, sizes and layout stay. You
            can undo it.
          </p>
        </div>
      )}
    </SettingGroup>
  )
}

/** The initial seed for a theme that was not generated. */
const startOf = (config: ThemeConfig): ThemeSeed => ({
  brand: config.colors.light.primary,
  second: '',
  mood: 'calm',
  fonts: 'system',
  corners: 'soft',
})

function optionsOf<Name extends string>(options: Readonly<Record<Name, { label: string }>>) {
  // The keys of our own record type.
  const names = Object.keys(options) as Name[]
  return names.map((name) => ({ value: name, label: options[name].label }))
}
