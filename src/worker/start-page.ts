import { addressIn, languageNames, pageOf } from '#model/languages.ts'

import { CHOICES } from './html-preferences.ts'
import { noted } from './notes.ts'

/**
 * Where the installed app begins, if not at the address it was installed with: in the language its
 * reader chose since. Any other address says itself which language it is in (docs/decisions/0017).
 */
export async function startPage({ pathname, searchParams }: URL): Promise<Response | null> {
  if (searchParams.get('from') !== 'installed') return null
  const choices = (await noted(CHOICES)) as { language?: unknown } | undefined
  const chosen = languageNames.find((language) => language === choices?.language)
  const { language, path } = pageOf(pathname)
  return chosen && chosen !== language ? Response.redirect(addressIn(chosen, path)) : null
}
