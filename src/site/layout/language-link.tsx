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

/**
 * Links to this page in another language. A plain link, because the page must load other messages.
 */
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
        // The search is in the URL, of which the router is not notified.
        link.search = window.location.search
        link.hash = partInView() || window.location.hash
      }}
    >
      {children}
    </a>
  )
}

/** Returns the id of the section in view, which is the same in every language; '' at the top. */
function partInView(): string {
  const third = window.innerHeight / 3
  if (window.scrollY < third) return ''
  // Ids that begin with _ are React's own, and a heading is inside the section that it names.
  const parts = [...document.querySelectorAll('main [id]:not([id^=_], h2)')]
  return parts.filter((part) => part.getBoundingClientRect().top < third).at(-1)?.id ?? ''
}
