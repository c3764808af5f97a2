import { withValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { cornerKinds } from '#theme/generator/corners.ts'
import { fontPairs } from '#theme/generator/font-pairs.ts'
import { moods } from '#theme/generator/moods.ts'
import { isUsable, LOOK, type LookChoices } from '#theme/generator/theme-seed.ts'
import { Button } from '#ui/button.tsx'
import type { FieldMark } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/fields.tsx'

import { ColorField } from '../settings/color-field.tsx'
import { Group } from '../settings/setting-group.tsx'
import { BEGIN } from '../settings/setting-names.ts'
import type { Tab } from '../settings/settings-tab.ts'
import type { Look } from './use-theme-generator.ts'

import styles from './seed-fields.module.css'

interface BeginFromColorsProps {
  /** What came for the look from elsewhere. */
  mark: FieldMark | undefined
  config: ThemeConfig
  look: Look
}

/** One or two colours, a mood, fonts and corners, of which everything else is made. */
export function BeginFromColors({ config, look, mark }: BeginFromColorsProps) {
  const { choices, set } = look
  const shown = look.typed ?? choices ?? startOf(config)
  const choose = (step: keyof LookChoices, value: string) => set(shown, step, value)

  /** Fields of colours know a theme and a path in it. */
  const tab: Tab = {
    config: withValue(config, LOOK, shown),
    set: (path, value) => choose(path.endsWith('.brand') ? 'brand' : 'second', String(value)),
    saidAt: () => ({}),
  }

  return (
    <Group
      title={BEGIN}
      mark={mark}
      lead="One or two colors of your brand: backgrounds, words, buttons, the hero and the dark mode follow from them, and can always be read."
    >
      <ColorField path={`${LOOK}.brand`} tab={tab} />
      <ColorField
        path={`${LOOK}.second`}
        or={['']}
        hint="Empty: one follows from the first."
        tab={tab}
      />
      <SelectField
        label="Mood"
        name="look.mood"
        value={shown.mood}
        options={optionsOf(moods)}
        hint={moods[shown.mood].hint}
        onChange={(mood) => choose('mood', mood)}
      />
      <SelectField
        label="Fonts"
        name="look.fonts"
        value={shown.fonts}
        options={optionsOf(fontPairs)}
        onChange={(fonts) => choose('fonts', fonts)}
      />
      <SelectField
        label="Corners"
        name="look.corners"
        value={shown.corners}
        options={optionsOf(cornerKinds)}
        onChange={(corners) => choose('corners', corners)}
      />
      {choices === null && (
        <div data-whole className={styles.make}>
          <Button
            tone="primary"
            disabled={!isUsable(shown)}
            onClick={() => look.choose(shown, `begin ${Date.now()}`)}
          >
            Make the look
          </Button>
          <p>
            Replaces the colors, fonts and corners of this theme; texts, sizes and layout stay. You
            can undo it.
          </p>
        </div>
      )}
    </Group>
  )
}

/** What a theme that was made without a look would begin from. */
const startOf = (config: ThemeConfig): LookChoices => ({
  brand: config.colors.light.primary,
  second: '',
  mood: 'calm',
  fonts: 'system',
  corners: 'soft',
})

function optionsOf<Name extends string>(known: Readonly<Record<Name, { label: string }>>) {
  // The names of a record of ours are all it has.
  const names = Object.keys(known) as Name[]
  return names.map((name) => ({ value: name, label: known[name].label }))
}
