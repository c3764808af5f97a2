import type { ThemeMarkup } from '#model/theme/theme-config.ts'

/**
 * Lists the web fonts of a theme, from the one allowed host only, without delaying a page.
 * `display=optional` shows the system font unless the font is cached, so that text does not shift
 * while it is read (AC-390, S-59).
 */
export function listFontStylesheets({ typography }: Pick<ThemeMarkup, 'typography'>): string[] {
  return typography.fontUrls.flatMap((address) => {
    const url = typeof address === 'string' ? parseUrl(address) : null
    if (url?.origin !== 'https://fonts.googleapis.com') return []
    if (!/^\/css2?$/.test(url.pathname) || url.username || url.password) return []
    url.hash = ''
    url.searchParams.set('display', 'optional')
    return [url.href]
  })
}

function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
