import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { useContentState } from '#db/content.ts'
import { addressIn, type Language } from '#model/languages.ts'
import { chooseLanguage } from '#theme/device/reader-choices.ts'

interface LanguageLinkProps {
  language: Language
  className: string | undefined
  children: ReactNode
}

/** Leads to the page one is on in another language: a plain link, as the page then loads other words. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname } = useLocation()
  const { page, search } = useContentState()
  return (
    <a
      href={addressIn(language, pathname) + (page === pathname ? search : '')}
      className={className}
      lang={language}
      hrefLang={language}
      onClick={({ currentTarget: link }) => {
        chooseLanguage(language)
        // What was searched for is in the address, which the router does not know of.
        link.search = window.location.search
        link.hash = window.location.hash
      }}
    >
      {children}
    </a>
  )
}
