import { localizePath, languageNames, parseLocalizedPath } from '#model/languages.ts'

import { PREFERENCES_NOTE } from './html-preferences.ts'
import { readNote } from './notes.ts'

/**
 * Redirects the start URL of the installed app to the language that its reader chose since. Every
 * other URL names its language itself (docs/decisions/0017).
 */
export async function redirectToPreferredLanguage({
  pathname,
  searchParams,
}: URL): Promise<Response | null> {
  if (searchParams.get('from') !== 'installed') return null
  const choices = (await readNote(PREFERENCES_NOTE)) as { language?: unknown } | undefined
  const chosen = languageNames.find((language) => language === choices?.language)
  const { language, path } = parseLocalizedPath(pathname)
  return chosen && chosen !== language ? Response.redirect(localizePath(chosen, path)) : null
}
