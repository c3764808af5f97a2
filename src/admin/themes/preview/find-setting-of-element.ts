import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'
import { findColorPath } from '#theme/colors/contrast-report.ts'
import { parseHexColor } from '#theme/colors/contrast.ts'
import { createCssVariables } from '#theme/css/css-variables.ts'

const FALLBACK = 'background.page'

/** Finds the setting behind a part of the preview: the target of a click there. */
export function findSettingOfElement(part: Element, config: ThemeConfig, mode: ThemeMode): string {
  const pathFor = pathsByColor(config, mode)
  const pressed = part.closest('a, button')
  const behind = pressed && pathFor(styleOf(pressed).backgroundColor)
  if (pressed && behind) return pressed.closest('[aria-current]') ? activeLink(config) : behind
  if (part.closest('h1, h2, h3')) return 'typography.fontFamilies.heading'
  const words = hasWords(part) && pathFor(styleOf(part).color)
  return words || groundOf(part, pathFor) || `colors.${mode}.${FALLBACK}`
}

const activeLink = ({ layouts }: ThemeConfig) =>
  layouts.navigation.activeBackground === null
    ? 'layouts.navigation.style'
    : 'layouts.navigation.activeBackground'

const styleOf = (part: Element) => (part.ownerDocument.defaultView ?? window).getComputedStyle(part)

const hasWords = (part: Element) =>
  [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())

/** The background of a part: the nearest gradient or color. */
function groundOf(part: Element, pathFor: (color: string) => string | null): string | null {
  for (let at: Element | null = part; at; at = at.parentElement) {
    const { backgroundImage, backgroundColor } = styleOf(at)
    if (backgroundImage.includes('gradient')) return 'gradients.0.stops.0.color'
    const path = pathFor(backgroundColor)
    if (path) return path
  }
  return null
}

/** The setting of a rendered color: its own, or the color it is derived from. */
function pathsByColor(config: ThemeConfig, mode: ThemeMode): (color: string) => string | null {
  const paths = new Map<string, string>()
  for (const [variable, value] of Object.entries(createCssVariables(config, mode))) {
    const rgb = parseHexColor(value)?.join()
    const name = variable.replace('--color-', '')
    const path =
      findColorPath(name, mode) ?? findColorPath(name.replace(/^on-|-(soft|strong)$/g, ''), mode)
    if (rgb && path && !paths.has(rgb)) paths.set(rgb, path)
  }
  return (color) => {
    const channels = color.match(/[\d.]+/g) ?? []
    if (channels.length === 4 && Number(channels[3]) === 0) return null
    const rgb = parseHexColor(color) ?? channels.slice(0, 3)
    return paths.get(rgb.join()) ?? null
  }
}
