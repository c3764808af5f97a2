import { useState } from 'react'

import { languageNames, SOURCE_LANGUAGE, type Language } from '#model/languages.ts'
import { setPreferredLanguage, getPreferredLanguage } from '#theme/device/reader-preferences.ts'
import { Button, getButtonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

import { useLanguage } from '../messages/use-messages.ts'
import { LanguageLink } from './language-link.tsx'
import { offerMessages } from './offer-messages.ts'

import styles from './install-banner.module.css'

/**
 * Offers pages in another language, in that language, to readers whose browser has it. They are
 * asked once, and the bar has the same link.
 */
export function LanguageSuggestion() {
  const pageLanguage = useLanguage()
  const [offered, setOffered] = useState(() => otherLanguageOf(pageLanguage))
  if (!offered) return null
  const messages = offerMessages[offered]

  const refuse = () => {
    setPreferredLanguage(pageLanguage)
    setOffered(null)
  }
  return (
    <section
      className={classNames(styles.line, styles.over)}
      lang={offered}
      aria-label={messages.accept}
    >
      <p>{messages.offer}</p>
      <div className={styles.actions}>
        <LanguageLink language={offered} className={getButtonClass('primary')}>
          {messages.accept}
        </LanguageLink>
        <Button tone="quiet" onClick={refuse}>
          {messages.refuse}
        </Button>
      </div>
    </section>
  )
}

/** Only on pages in the default language: a reader of another one has chosen it. */
function otherLanguageOf(pageLanguage: Language): Language | null {
  if (pageLanguage !== SOURCE_LANGUAGE || getPreferredLanguage() !== null) return null
  const accepted = navigator.languages.map((tag) => tag.split('-')[0])
  return (
    languageNames.find((language) => language !== pageLanguage && accepted.includes(language)) ??
    null
  )
}
