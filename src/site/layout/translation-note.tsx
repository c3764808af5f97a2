import { useLocation } from 'react-router-dom'

import { useContentState, useRawContent } from '#db/content.ts'
import { useLatePart } from '#late/late-part.tsx'
import { SOURCE } from '#model/languages.ts'

import { useLanguage, useWords } from '../messages/use-messages.ts'

import styles from './site-layout.module.css'

/** Says above a page that some of it stands in for words that nobody has translated yet (S-72). */
export function TranslationNote() {
  const { page, untranslated } = useContentState()
  const { pathname } = useLocation()
  const language = useLanguage()
  const content = useRawContent(whole)
  const words = useWords()
  // Which rows a page shows, only who draws it has to know, and readers of translations.
  const { part: rows } = useLatePart(loadOwnRows, page === null && language !== SOURCE)
  // Only the server that drew a page knew: what came with it is in one language.
  const shown = rows ? rows.lacksWords(language, pathname, content) : untranslated
  return shown && <p className={styles.note}>{words.untranslated}</p>
}

const loadOwnRows = () => import('../page-rows.ts')

const whole = <C,>(content: C) => content
