import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { useContentState } from '#db/content.ts'
import { localizePath, type Language } from '#model/languages.ts'
import { setPreferredLanguage } from '#theme/device/reader-preferences.ts'

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
      href={localizePath(language, pathname) + (page === pathname ? search : '')}
      className={className}
      lang={language}
      hrefLang={language}
      onClick={({ currentTarget: link }) => {
        setPreferredLanguage(language)
        // What was searched for is in the address, which the router does not know of.
        link.search = window.location.search
        link.hash = partInView() || window.location.hash
      }}
    >
      {children}
    </a>
  )
}

/** The part of the page that is being read, whose id is the same in every language; '' at its beginning. */
function partInView(): string {
  const third = window.innerHeight / 3
  if (window.scrollY < third) return ''
  // Those that begin with _ are React's own, and a heading stands in the part that it names.
  const parts = [...document.querySelectorAll('main [id]:not([id^=_], h2)')]
  return parts.filter((part) => part.getBoundingClientRect().top < third).at(-1)?.id ?? ''
}
