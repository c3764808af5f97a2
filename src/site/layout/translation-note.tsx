import { useLocation } from 'react-router-dom'

import { useContentState, useRawContent } from '#db/content.ts'
import { useLatePart } from '#late/late-part.tsx'
import { SOURCE_LANGUAGE } from '#model/languages.ts'

import { useLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './site-layout.module.css'

/** Says above a page that some of it stands in for words that nobody has translated yet (S-72). */
export function TranslationNote() {
  const { page, untranslated } = useContentState()
  const { pathname } = useLocation()
  const language = useLanguage()
  const content = useRawContent(whole)
  const messages = useMessages()
  // Which rows a page shows, only who draws it has to know, and readers of translations.
  const { part: rows } = useLatePart(loadOwnRows, page === null && language !== SOURCE_LANGUAGE)
  // Only the server that drew a page knew: what came with it is in one language.
  const shown = rows ? rows.hasUntranslatedText(language, pathname, content) : untranslated
  return shown && <p className={styles.note}>{messages.untranslated}</p>
}

const loadOwnRows = () => import('../page-rows.ts')

const whole = <C,>(content: C) => content
