import { getAtPath } from '#model/json.ts'
import type { Gradient, ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import type { KindName } from '#model/theme/theme-kinds.ts'
import {
  colorsWithText,
  modeColors,
  settingList,
  tintedColors,
} from '#model/theme/theme-settings.ts'

import { getContrastRatio, mix, pickMostReadable } from '../colors/contrast.ts'
import { defaultTheme } from '../default-theme.ts'
import * as css from './parse-css-values.ts'

export type CssVariables = Record<`--${string}`, string>
type Found = Record<`--${string}`, string | null>

const WHITE = '#FFFFFF'
const INK = '#0B1521'
const TELUGU = '"Noto Sans Telugu"'

/**
 * Creates the CSS variables of a theme: everything in a stylesheet that a theme can change. An
 * invalid value is omitted, and the default theme's applies.
 */
export function createCssVariables(config: ThemeConfig, mode: ThemeMode): CssVariables {
  const all = { ...defaultsOf(mode), ...present(checkVariables(config, mode)) }
  return { ...all, ...deriveColors(all) }
}

const defaults = new Map<ThemeMode, CssVariables>()

/** Memoized: an editor calls this at every keystroke. */
function defaultsOf(mode: ThemeMode): CssVariables {
  const cached = defaults.get(mode) ?? present(checkVariables(defaultTheme, mode))
  defaults.set(mode, cached)
  return cached
}

const present = (found: Found) =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null)) as CssVariables

function checkVariables(config: ThemeConfig, mode: ThemeMode): Found {
  const colors = Object.entries(modeColors).map(([key, variable]) => [
    variable,
    css.parseHex(getAtPath(config.colors[mode], key)),
  ])
  const found: Found = {
    ...(Object.fromEntries(colors) as Found),
    '--back-shift': getBackShift(config.backButton),
  }
  for (const { path, kind, variable, grows } of settingList) {
    const check = grows ? css.parseTextSize : checks[kind]
    if (!variable || !check) continue
    for (const [name, value] of entriesAt(config, path)) {
      // A card may use it; a stylesheet needs no variable for `none`.
      if (name === 'none') continue
      found[`--${variable.slice(2).replace('*', name)}`] = check(value, config)
    }
  }
  return addTeluguFont(found)
}

/** Returns the value at a path, or for a group's path each of its entries with its name. */
function entriesAt(config: ThemeConfig, path: string): [string, unknown][] {
  return path.endsWith('.*')
    ? Object.entries(getAtPath(config, path.slice(0, -2)) ?? {})
    : [['', getAtPath(config, path)]]
}

type Check = (value: unknown, config: ThemeConfig) => string | null

/** The CSS of each kind of value; kinds without a variable are absent. */
const checks: Partial<Record<KindName, Check>> = {
  color: css.parseHex,
  'own-color': css.parseHex,
  'color-or-null': css.parseHex,
  'clear-color': css.parseColorOrTransparent,
  fonts: css.parseFontFamilies,
  size: css.parseLength,
  weight: css.parseWeight,
  'line-height': css.parseLineHeight,
  opacity: css.parseOpacity,
  duration: css.parseDuration,
  easing: css.parseEasing,
  shadow: css.parseShadow,
  'card-radius': (name, { designTokens }) =>
    css.parseLength(resolveToken(name, designTokens.borderRadius)),
  'card-shadow': (name, { designTokens }) =>
    css.parseShadow(resolveToken(name, designTokens.shadows)),
  gradients: heroGradient,
}

/** A card names one of the theme's radii or shadows, or has a value of its own. */
const resolveToken = (value: unknown, tokens: object) => getAtPath(tokens, String(value)) ?? value

/** Adds the font family that has Telugu letters on every device (app/telugu-font.ts). */
function addTeluguFont(found: Found): Found {
  const added = (['--font-heading', '--font-body'] as const).map((name) => {
    const families = found[name] ?? null
    return [name, families && !families.includes(TELUGU) ? `${families}, ${TELUGU}` : families]
  })
  return { ...found, ...(Object.fromEntries(added) as Found) }
}

/**
 * The number of paddings to shift it: a link without a background is aligned by its text, a button
 * by its edge.
 */
function getBackShift({ backgroundColor, borderColor }: ThemeConfig['backButton']): string {
  const isPlain = [backgroundColor, borderColor].every((color) => css.parseHex(color) === null)
  return isPlain ? '-1' : '0'
}

/**
 * Composed of validated parts, because a theme may store anything here. A radial gradient has no
 * angle.
 */
function heroGradient(gradients: unknown): string | null {
  if (!Array.isArray(gradients)) return null
  const heroStored = (gradients as readonly Partial<Gradient | null>[]).find(
    (gradient) => gradient?.name === 'hero',
  )
  const stops = stopsOf(heroStored?.stops)
  if (!heroStored || !stops) return null
  const parts = stops.map(({ color, position }) => `${color} ${position}%`).join(', ')
  return heroStored.type === 'radial'
    ? `radial-gradient(circle at top, ${parts})`
    : `linear-gradient(${wholeNumber(heroStored.angle, 0, 360) ?? 180}deg, ${parts})`
}

/** Returns the stops in order; null unless each is a colour with a position. */
function stopsOf(rawStops: readonly Partial<Gradient['stops'][number] | null>[] | undefined) {
  if (!Array.isArray(rawStops)) return null
  const stops = rawStops.slice(0, 8).flatMap((stop) => {
    const color = css.parseHex(stop?.color)
    const position = wholeNumber(stop?.position, 0, 100)
    return color && position !== null ? [{ color, position }] : []
  })
  return stops.length >= 2 && stops.length === Math.min(rawStops.length, 8) ? stops : null
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  return Math.min(Math.max(Math.round(value), min), max)
}

/** Derives further colours from the theme's own, so that text stays readable in every theme. */
export function deriveColors(all: CssVariables): CssVariables {
  const color = (name: string) => all[`--color-${name}`] ?? INK
  const surface = color('surface')
  const inverse = color('text-inverse')
  const onTop = (background: string) =>
    getContrastRatio(inverse, background) >= 4.5
      ? inverse
      : pickMostReadable([WHITE, INK], [background])
  const hero = hexColorsIn(all['--gradient-hero'] ?? '')
  const onHero = pickMostReadable([WHITE, INK], hero)
  const focus = all['--focus-color'] ?? color('border-focus')
  const shows = (ring: string) =>
    ['page', 'surface', 'elevated'].every(
      (background) => getContrastRatio(ring, color(background)) >= 3,
    )
  return {
    ...Object.fromEntries(
      tintedColors.map((name) => [`--color-${name}-soft`, tint(color(name), surface)]),
    ),
    ...Object.fromEntries(colorsWithText.map((name) => [`--color-on-${name}`, onTop(color(name))])),
    '--color-icon-soft': mix(color('icon'), surface, 0.16),
    '--color-primary-strong': mix(color('primary'), color('text'), 0.8),
    '--color-on-hero': onHero,
    '--color-hero': pickMostReadable(hero, [onHero]),
    // A theme has one focus colour for both modes; the mode's own replaces it where it would not
    // stand out.
    '--focus-color': shows(focus) ? focus : color('border-focus'),
  }
}

/** Returns a tint of a colour on a surface, as strong as the colour itself stays readable on it. */
function tint(color: string, surface: string): string {
  const tints = [0.12, 0.1, 0.08, 0.06].map((part) => mix(color, surface, part))
  return tints.find((soft) => getContrastRatio(color, soft) >= 4.5) ?? mix(color, surface, 0.04)
}

const hexColorsIn = (text: string): string[] => text.match(/#[0-9a-fA-F]{3,6}/g) ?? [INK]
