import { readdirSync, readFileSync } from 'node:fs'

import postcss, { type Container, type Declaration, type Rule } from 'postcss'
import { expect, test } from 'vitest'

import { getContrastRatio } from '../colors/contrast.ts'
import { toTone } from '../colors/oklch.ts'

const src = new URL('../..', import.meta.url)
const sheetAt = (path: string) => postcss.parse(readFileSync(new URL(path, src), 'utf8'))

/**
 * The panel's stylesheets, without the preview on a theme's card, which has that theme's own
 * colours.
 */
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) =>
      /^(?:admin|ui|app\/device)\/.*\.module\.css$/.test(path) && !path.includes('theme-thumbnail'),
  )
  .map((path) => ({ path, css: sheetAt(path) }))

type Palette = Record<string, string>
const [ofLight = {}, ofDark = {}] = rulesIn(sheetAt('ui/staff-tokens.css'))
  .filter(({ selector }) => selector === "[data-panel=''] body")
  .map((rule): Palette =>
    Object.fromEntries(declarationsIn(rule).map(({ prop, value }) => [nameOf(prop), value])),
  )
const palettes = { light: ofLight, dark: { ...ofLight, ...ofDark } }
type Mode = keyof typeof palettes
const modes = ['light', 'dark'] as const satisfies readonly Mode[]

const PAPERS = 'page surface elevated'
const TINTS = 'primary-soft success-soft warning-soft error-soft info-soft'

/** The text colours and their backgrounds. */
const WORDS: Record<string, string> = {
  text: `${PAPERS} ${TINTS} icon-soft`,
  'text-secondary': `${PAPERS} ${TINTS}`,
  'text-muted': `${PAPERS} primary-soft warning-soft`,
  primary: `${PAPERS} ${TINTS}`,
  'on-primary': 'primary primary-strong',
  'on-success': 'success',
  'on-error': 'error',
  // The labels of icons and the tooltips of buttons.
  surface: 'text',
  'text-inverse': 'text',
  success: `${PAPERS} primary-soft success-soft`,
  warning: `${PAPERS} primary-soft warning-soft`,
  error: `${PAPERS} ${TINTS}`,
  info: `${PAPERS} primary-soft info-soft`,
  accent: 'accent-soft',
  slate: 'slate-soft',
  purple: 'purple-soft',
  blue: 'blue-soft',
  green: 'green-soft',
}

/**
 * Non-text colours that must be visible: borders of fields and buttons, focus rings, parts of a
 * switch.
 */
const SHAPES: Record<string, string> = {
  'border-hover': PAPERS,
  'border-focus': PAPERS,
  focus: `${PAPERS} ${TINTS}`,
  'text-muted': `${PAPERS} error-soft`,
  surface: 'success text-muted',
  primary: `${PAPERS} secondary-soft`,
  'thumb-edge': 'thumb',
  unknown: PAPERS,
}

test.for(modes)("the panel's text is readable on all its backgrounds in %s mode", (mode) => {
  expect(poor(WORDS, mode, 4.5)).toEqual([])
})

test.for(modes)("the panel's borders and marks are visible in %s mode", (mode) => {
  expect(poor(SHAPES, mode, 3)).toEqual([])
})

test.for(modes)('the colors of a note are blue in %s mode (AC-373)', (mode) => {
  const hues = ['info', 'info-soft'].map((name) => toTone(palettes[mode][name] ?? '')?.hue ?? 0)
  expect(hues.filter((hue) => hue < 220 || hue > 280)).toEqual([])
})

test('a low contrast is found, and so is a missing colour', () => {
  expect(poor({ border: 'page', text: 'nowhere' }, 'dark', 3)).toHaveLength(2)
})

test('each pair of text and background that a panel style sets is declared', () => {
  const given = modules.flatMap(({ path, css }) =>
    rulesIn(css).flatMap((rule) => {
      const front = colorOf(rule, /^color$/)
      const back = colorOf(rule, /^background(?:-color)?$/)
      return front && back ? [{ path, front, back }] : []
    }),
  )
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter(({ front, back }) => !WORDS[front]?.split(' ').includes(back))).toEqual([])
})

test('the dark palette is complete: only colours on fixed backgrounds equal the light ones', () => {
  const either = ['thumb', 'thumb-edge', 'unknown']
  expect([...Object.keys(ofDark), ...either].toSorted()).toEqual(Object.keys(ofLight).toSorted())
})

test('no style of the panel has a literal colour or uses the clinic’s theme', () => {
  const strange = modules.flatMap(({ path, css }) => {
    const read = Array.from(css.toString().matchAll(READ), ([name]) => nameOf(name))
    const unknown = read.filter((name) => palettes.light[name] === undefined)
    const written = declarationsIn(css).filter(({ value }) => WRITTEN.test(value))
    return [...unknown, ...written.map(String)].map((what) => `${path}: ${what}`)
  })
  expect(strange).toEqual([])
})

test.for(['white', '1px solid gray', '#fff', 'rgb(1 2 3)', 'color-mix(in srgb, red, blue)'])(
  'a colour written as %s is detected',
  (value) => expect(value).toMatch(WRITTEN),
)

const READ = /--color-[\w-]+|--focus-color/g
/** Excludes forced colours, which belong to the device. */
const WRITTEN =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!var\(--overlay\))|\b(?:oklch|oklab|lch|lab|hwb|color|color-mix)\(|(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|gold)(?![\w-])/i

/** Lists the pairs with less contrast than needed. */
function poor(pairs: Record<string, string>, mode: Mode, needs: number): string[] {
  const color = (name: string) => palettes[mode][name] ?? ''
  return Object.entries(pairs).flatMap(([front, on]) =>
    on.split(' ').flatMap((back) => {
      const ratio = getContrastRatio(color(front), color(back))
      return ratio < needs ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

function nameOf(variable: string): string {
  return variable.replace(/^--(?:color-)?/, '').replace(/-color$/, '')
}

/** Returns the palette colour that a rule sets for a property; undefined if it sets none. */
function colorOf(rule: Rule, what: RegExp): string | undefined {
  const last = declarationsIn(rule).findLast(({ prop }) => what.test(prop))
  const [, variable] = /^var\((--color-[\w-]+)\)$/.exec(last?.value ?? '') ?? []
  return variable && nameOf(variable)
}

function rulesIn(sheet: Container): Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => void rules.push(rule))
  return rules
}

function declarationsIn(part: Container): Declaration[] {
  const declarations: Declaration[] = []
  part.walkDecls((one) => void declarations.push(one))
  return declarations
}
