import fc from 'fast-check'
import { expect, test } from 'vitest'

import { withThemeValue } from '#model/testing/theme-cases.ts'
import type { ModeColors } from '#model/theme/theme-config.ts'
import { modeColors } from '#model/theme/theme-settings.ts'

import { defaultTheme } from '../default-theme.ts'
import { readPresets } from '../testing/presets.ts'
import { createContrastReport } from './contrast-report.ts'
import { parseHexColor } from './contrast.ts'
import { deriveDarkColors } from './derive-dark.ts'
import { toTone } from './oklch.ts'

function failing(light: ModeColors, config = defaultTheme): string[] {
  const dark = deriveDarkColors(light)
  return createContrastReport({ ...config, colors: { light, dark } }, 'dark')
    .filter(({ passes }) => !passes)
    .map(
      ({ id, ratio, foreground, background }) =>
        `${id} ${ratio.toFixed(2)} ${foreground} on ${background}`,
    )
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

const keys = Object.keys(modeColors)

/** Random light colours. */
const palette = fc
  .array(color, { minLength: keys.length, maxLength: keys.length })
  .map((colors) =>
    keys.reduce(
      (light, key, at) => withThemeValue(light, key, colors[at]) as ModeColors,
      defaultTheme.colors.light,
    ),
  )

test('dark colours derived from any light colours are readable in every pair', () => {
  fc.assert(
    fc.property(palette, (light) => {
      expect(failing(light)).toEqual([])
    }),
    { seed: 5, numRuns: 150 },
  )
})

test.for(readPresets())(
  '$name keeps its hues when its dark colours are derived from its light ones',
  ({ config }) => {
    const { light } = config.colors
    const dark = deriveDarkColors(light)
    expect(failing(light)).toEqual([])
    for (const name of ['primary', 'secondary', 'accent'] as const) {
      const [was, is] = [toTone(light[name]), toTone(dark[name])]
      expect(Math.abs((was?.hue ?? 0) - (is?.hue ?? 0))).toBeLessThan(4)
      expect(is?.light).toBeGreaterThan(was?.light ?? 1)
    }
  },
)

test('the derived background is dark and the text light', () => {
  const { background, text } = deriveDarkColors(defaultTheme.colors.light)
  for (const ground of Object.values(background)) {
    expect(Math.max(...(parseHexColor(ground) ?? [255]))).toBeLessThan(64)
  }
  expect(toTone(text.primary)?.light).toBeGreaterThan(0.9)
})

test('an invalid colour does not replace another', () => {
  const light = { ...defaultTheme.colors.light, primary: '#12' }
  expect(deriveDarkColors(light)).toEqual(deriveDarkColors(defaultTheme.colors.light))
})
