import { localizePath, languageNames, parseLocalizedPath } from '#model/languages.ts'

import { PREFERENCES_NOTE } from './html-preferences.ts'
import { readNote } from './notes.ts'

/**
 * Where the installed app begins, if not at the address it was installed with: in the language its
 * reader chose since. Any other address says itself which language it is in (docs/decisions/0017).
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
