import type { ThemeMarkup } from '#model/theme/theme-config.ts'

/**
 * The web fonts a theme asks for: only from the one host we allow, and without
 * delaying a page. `display=optional` shows the system font unless the face is
 * already there, so that no text moves while someone reads it (AC-390, S-59).
 */
export function listFontStylesheets({ typography }: Pick<ThemeMarkup, 'typography'>): string[] {
  return typography.fontUrls.flatMap((address) => {
    const url = typeof address === 'string' ? parsed(address) : null
    if (url?.origin !== 'https://fonts.googleapis.com') return []
    if (!/^\/css2?$/.test(url.pathname) || url.username || url.password) return []
    url.hash = ''
    url.searchParams.set('display', 'optional')
    return [url.href]
  })
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
