import fc from 'fast-check'
import { expect, test } from 'vitest'

import { withValue } from '#model/testing/theme-cases.ts'
import type { ModeColors } from '#model/theme/theme-config.ts'
import { modeColors } from '#model/theme/theme-settings.ts'

import { defaultTheme } from '../default-theme.ts'
import { presets } from '../testing/presets.ts'
import { contrastReport } from './contrast-report.ts'
import { rgbOf } from './contrast.ts'
import { darkFromLight } from './derive-dark.ts'
import { toneOf } from './oklch.ts'

function failing(light: ModeColors, config = defaultTheme): string[] {
  const dark = darkFromLight(light)
  return contrastReport({ ...config, colors: { light, dark } }, 'dark')
    .filter(({ passes }) => !passes)
    .map(({ id, ratio, front, back }) => `${id} ${ratio.toFixed(2)} ${front} on ${back}`)
}

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

const keys = Object.keys(modeColors)

/** Light colours, each of them random. */
const palette = fc
  .array(color, { minLength: keys.length, maxLength: keys.length })
  .map((colors) =>
    keys.reduce(
      (light, key, at) => withValue(light, key, colors[at]) as ModeColors,
      defaultTheme.colors.light,
    ),
  )

test('whatever the light colours are, the dark ones derived from them can be read everywhere', () => {
  fc.assert(
    fc.property(palette, (light) => {
      expect(failing(light)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test.for(presets())(
  '$name keeps its hues when its dark colours are derived from its light ones',
  ({ config }) => {
    const { light } = config.colors
    const dark = darkFromLight(light)
    expect(failing(light)).toEqual([])
    for (const name of ['primary', 'secondary', 'accent'] as const) {
      const [was, is] = [toneOf(light[name]), toneOf(dark[name])]
      expect(Math.abs((was?.hue ?? 0) - (is?.hue ?? 0))).toBeLessThan(4)
      expect(is?.light).toBeGreaterThan(was?.light ?? 1)
    }
  },
)

test('dark is dark: the background becomes dark and the text light', () => {
  const { background, text } = darkFromLight(defaultTheme.colors.light)
  for (const ground of Object.values(background)) {
    expect(Math.max(...(rgbOf(ground) ?? [255]))).toBeLessThan(64)
  }
  expect(toneOf(text.primary)?.light).toBeGreaterThan(0.9)
})

test('a colour that is not valid yet does not take the place of another', () => {
  const light = { ...defaultTheme.colors.light, primary: '#12' }
  expect(darkFromLight(light)).toEqual(darkFromLight(defaultTheme.colors.light))
})
