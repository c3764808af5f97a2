import { expect, test } from 'vitest'

import {
  resolveTheme,
  themeModes,
  type ThemeConfig,
  type ThemeMode,
} from '#model/theme/theme-config.ts'

import { defaultTheme } from '../default-theme.ts'
import { readPresets } from '../testing/presets.ts'
import { createContrastReport } from './contrast-report.ts'
import { getContrastRatio } from './contrast.ts'
import { toTone } from './oklch.ts'

const withColors = (light: object, rest: object = {}): ThemeConfig =>
  resolveTheme({ ...rest, colors: { light } }, defaultTheme)

const failing = (config: ThemeConfig, mode: ThemeMode) =>
  createContrastReport(config, mode)
    .filter(({ passes }) => !passes)
    .map(
      ({ id, ratio, needs, foreground, background }) =>
        `${id}: ${ratio.toFixed(2)} of ${needs} (${foreground} on ${background})`,
    )

const themes = [{ name: 'the default theme', config: defaultTheme }, ...readPresets()]

test('there are five presets', () => {
  expect(readPresets().map(({ name }) => name)).toEqual([
    'Clinical Modern',
    'Quiet Page',
    'Sankranti Kites',
    'Moonlit Hours',
    'Marigold Courtyard',
  ])
})

test.for(themes.flatMap((theme) => themeModes.map((mode) => ({ ...theme, mode }))))(
  'every pair of colours that $name shows is readable in $mode mode',
  ({ config, mode }) => {
    expect(createContrastReport(config, mode).length).toBeGreaterThan(40)
    expect(failing(config, mode)).toEqual([])
  },
)

function pairOf(config: ThemeConfig, id: string, mode: ThemeMode = 'light') {
  const pair = createContrastReport(config, mode).find((each) => each.id === id)
  if (!pair) throw new Error(`No pair is called ${id}`)
  return pair
}

test('a ratio of 4.4999 fails, because the exact ratio counts (S-40)', () => {
  const pair = pairOf(
    withColors({ background: { page: '#FFFFFF' }, text: { muted: '#9A6C5A' } }),
    'text-muted/page',
  )
  expect(pair.ratio.toFixed(2)).toBe('4.50')
  expect(pair).toMatchObject({
    needs: 4.5,
    passes: false,
    foreground: '#9A6C5A',
    background: '#FFFFFF',
  })
})

test('the proposed colour is the nearest of its hue that passes in all its pairs', () => {
  const config = withColors({ text: { muted: '#9AB0C8' } })
  const { fix } = pairOf(config, 'text-muted/page')
  expect(fix?.path).toBe('colors.light.text.muted')
  const mended = withColors({ text: { muted: fix?.color } })
  expect(failing(mended, 'light')).toEqual([])
  const [was, is] = [toTone('#9AB0C8'), toTone(fix?.color ?? '')]
  expect(Math.abs((was?.hue ?? 0) - (is?.hue ?? 0))).toBeLessThan(2)
  // One step lighter would fail.
  const [page, color] = ['#F6F9FC', fix?.color ?? '']
  expect(getContrastRatio(color, page)).toBeLessThan(4.65)
})

test('a light colour on a dark background is made lighter', () => {
  const dark = { ...defaultTheme.colors.dark, primary: '#2A4A6B' }
  const config = { ...defaultTheme, colors: { ...defaultTheme.colors, dark } }
  const { fix } = pairOf(config, 'primary/page', 'dark')
  expect(fix?.path).toBe('colors.dark.primary')
  expect(toTone(fix?.color ?? '')?.light).toBeGreaterThan(toTone('#2A4A6B')?.light ?? 1)
})

test('a pair that no lightness makes readable has no fix', () => {
  const config = withColors({ background: { page: '#FFFFFF', surface: '#5A5A5A' } })
  expect(pairOf(config, 'text/surface')).toMatchObject({ passes: false, fix: null })
})

test('AC-354 an invalid colour counts as 0, and has no fix while it is typed', () => {
  const config = withColors({ text: { primary: '#12' } })
  expect(pairOf(config, 'text/page')).toMatchObject({ ratio: 0, passes: false, fix: null })
})

test('the emergency button needs 3, as its text is large and bold (S-39)', () => {
  expect(pairOf(defaultTheme, 'on-emergency/emergency')).toMatchObject({ needs: 3, passes: true })
  const pale = { emergencyButton: { backgroundColor: '#FF9999' } }
  const pair = pairOf(withColors({}, pale), 'on-emergency/emergency')
  expect(pair.passes).toBe(false)
  expect(pair.fix?.path).toBe('emergencyButton.backgroundColor')
})

test('the back button is measured at rest and hovered, on its real background', () => {
  expect(pairOf(defaultTheme, 'back-button')).toMatchObject({
    foreground: '#0B5CAD',
    background: '#F6F9FC',
  })
  const own = {
    backButton: { textColor: '#FFFFFF', hoverBackgroundColor: '#EEEEEE', hoverTextColor: '#000' },
  }
  const config = withColors({}, own)
  expect(pairOf(config, 'back-button')).toMatchObject({ passes: false, background: '#F6F9FC' })
  expect(pairOf(config, 'back-button-hover')).toMatchObject({ background: '#EEEEEE', passes: true })
})

test('a colour shared by both modes gets a fix that is readable in both', () => {
  const config = withColors({}, { backButton: { textColor: '#FFFFFF' } })
  const { fix } = pairOf(config, 'back-button')
  const mended = withColors({}, { backButton: { textColor: fix?.color } })
  for (const mode of themeModes) expect(pairOf(mended, 'back-button', mode).passes).toBe(true)
})

test('AC-027 white on the active link is checked only if the theme has that background', () => {
  expect(pairOf(defaultTheme, 'active-link').ratio.toFixed(2)).toBe('5.57')
  const without = withColors({}, { layouts: { navigation: { activeBackground: null } } })
  expect(createContrastReport(without, 'light').some(({ id }) => id === 'active-link')).toBe(false)
})

test('the focus ring is the mode’s own colour where the theme’s would not stand out', () => {
  expect(pairOf(defaultTheme, 'focus/page', 'dark').foreground).toBe('#85BDF7')
  const dull = { ...defaultTheme.colors.dark.border, focus: '#223344' }
  const dark = { ...defaultTheme.colors.dark, border: dull }
  const config = { ...defaultTheme, colors: { ...defaultTheme.colors, dark } }
  expect(pairOf(config, 'focus/page', 'dark')).toMatchObject({
    passes: false,
    fix: { path: 'colors.dark.border.focus' },
  })
})
