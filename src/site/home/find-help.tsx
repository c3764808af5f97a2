import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useContent, useContentState } from '#db/content.ts'
import { enabledCategories, enabledEmergencyCards, isLibraryOpen } from '#db/queries.ts'
import { getEmergencyPath, paths } from '#model/paths/public-paths.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { Section } from '../components/section.tsx'
import { toQueryString } from '../library/library-url-state.ts'
import { LibrarySearchBox } from '../library/search/library-search-box.tsx'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './find-help.module.css'

const inLibrary = (query: string, category: string | null) => ({
  pathname: paths.library,
  search: toQueryString({ query, category, names: false, page: 1 }),
})

/** A search and the emergency cards, which most visitors come for. */
export function FindHelp() {
  const open = useContent(isLibraryOpen)
  const categories = useContent(enabledCategories)
  const cards = useContent(enabledEmergencyCards)
  const { home, library, emergency } = useMessages()
  const languageOf = useTextLanguage()
  const searched = open && categories.length > 0
  if (!searched && cards.length === 0) return null
  return (
    <Section className={styles.help}>
      {searched && (
        <div className={styles.part}>
          <h2>{home.troubles}</h2>
          <Search />
          <ul className={styles.places} aria-label={library.categories}>
            {categories.map(({ id, slug, category_name: name }) => (
              <li key={id}>
                <Link to={inLibrary('', slug)} className={styles.place} lang={languageOf(name)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {cards.length > 0 && (
        <div className={styles.part}>
          <h2>{emergency.title}</h2>
          <ul className={styles.cards}>
            {cards.map(({ id, slug, title }) => (
              <li key={id}>
                <Link
                  to={getEmergencyPath(slug)}
                  className={getButtonClass('secondary', styles.card)}
                >
                  <Icon name="alert" />
                  <span lang={languageOf(title)}>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function Search() {
  const { page, offline } = useContentState()
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  return (
    <LibrarySearchBox
      value={query}
      onChange={setQuery}
      onSubmit={() => {
        // As in the library: until the content is complete the server answers, if it is reachable.
        if (page !== null && !offline) return false
        void navigate(inLibrary(query, null))
        return true
      }}
    />
  )
}
