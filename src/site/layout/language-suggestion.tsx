import { useCallback, useState } from 'react'

import { useLatePart } from '#late/late-part.tsx'
import { languageNames, SOURCE, type Language } from '#model/languages.ts'
import { chooseLanguage, chosenLanguage } from '#theme/device/reader-preferences.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

import { loadWords } from '../messages/load-messages.ts'
import { useLanguage } from '../messages/use-messages.ts'
import { LanguageLink } from './language-link.tsx'

import styles from './install-banner.module.css'

/**
 * Says in their own words, to readers whose browser knows another of our languages, that there are
 * pages in it. Whatever they answer they are not asked again, and the bar has the same link.
 */
export function LanguageOffer() {
  const own = useLanguage()
  const [offered, setOffered] = useState(() => otherLanguageOf(own))
  const load = useCallback(() => loadWords(offered ?? own), [offered, own])
  const { part: words } = useLatePart(load, offered !== null)
  if (!offered || !words) return null

  const refuse = () => {
    chooseLanguage(own)
    setOffered(null)
  }
  return (
    <section
      className={classNames(styles.line, styles.over)}
      lang={offered}
      aria-label={words.offer.accept}
    >
      <p>{words.offer.text}</p>
      <div className={styles.answers}>
        <LanguageLink language={offered} className={buttonClass('primary')}>
          {words.offer.accept}
        </LanguageLink>
        <Button tone="quiet" onClick={refuse}>
          {words.install.dismiss}
        </Button>
      </div>
    </section>
  )
}

/** Only on pages in the language that an address has by itself: whoever is on another chose it. */
function otherLanguageOf(own: Language): Language | null {
  if (own !== SOURCE || chosenLanguage() !== null) return null
  const known = navigator.languages.map((tag) => tag.split('-')[0])
  return languageNames.find((language) => language !== own && known.includes(language)) ?? null
}
