import type { Plugin, Rule } from 'postcss'

/** A rule for readers who chose dark, and the same for those who chose nothing, where the device is dark. */
export const DARK = "[data-theme-mode='dark']"
const UNCHOSEN = "[data-theme-mode='auto']"

/**
 * Lets stylesheets say once what is dark. Pages are rendered before the device is known, so the
 * second rule is the stylesheet's to decide, and no page flashes white at night (S-57). Paper stays light.
 */
export function createDarkModePlugin(): Plugin {
  return {
    postcssPlugin: 'dark-as-the-device',
    OnceExit(sheet, { atRule }) {
      const dark: Rule[] = []
      sheet.walkRules((rule) => {
        if (rule.selector.includes(DARK)) dark.push(rule)
      })
      for (const rule of dark) {
        const selectors = rule.selectors.filter((one) => one.includes(DARK))
        const twin = rule.clone({
          selectors: selectors.map((one) => one.replaceAll(DARK, UNCHOSEN)),
        })
        rule.after(
          atRule({
            name: 'media',
            params: 'screen and (prefers-color-scheme: dark)',
            nodes: [twin],
          }),
        )
      }
    },
  }
}
