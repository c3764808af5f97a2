import { useLocation } from 'react-router-dom'

import { useContentState, useRawContent } from '#db/content.ts'
import { useLatePart } from '#late/late-part.tsx'
import { SOURCE_LANGUAGE } from '#model/languages.ts'

import { useLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './site-layout.module.css'

/** A note above a page with untranslated text (S-72). */
export function TranslationNote() {
  const { page, untranslated } = useContentState()
  const { pathname } = useLocation()
  const language = useLanguage()
  const content = useRawContent(whole)
  const messages = useMessages()
  // Only the renderer and readers of translations need to know the rows of a page.
  const { part: rows } = useLatePart(loadOwnRows, page === null && language !== SOURCE_LANGUAGE)
  // Only the server that rendered the page knows: the content that came with it has one language.
  const isVisible = rows ? rows.hasUntranslatedText(language, pathname, content) : untranslated
  return isVisible && <p className={styles.note}>{messages.untranslated}</p>
}

const loadOwnRows = () => import('../page-rows.ts')

const whole = <C,>(content: C) => content
