import { useId, type ReactNode } from 'react'

import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'

import { CallClinic } from '../../components/call-clinic.tsx'
import { useLanguage, useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import type { PublicCategory } from '../search/search-result.ts'
import { searchMessages } from './search-messages.ts'

import styles from './search-results.module.css'

interface NothingFoundProps {
  categories: readonly PublicCategory[]
  addressOf: (state: Partial<LibraryState>) => string
  /** The note about topics that are not loaded yet; '' if all are. */
  rest: string
  /** Actions on the search itself. */
  children: ReactNode
}

/** Shown for a search without results, with suggestions. */
export function NoResults(props: NothingFoundProps) {
  const { categories, addressOf, rest, children } = props
  const id = useId()
  const languageOf = useTextLanguage()
  const { library } = useMessages()
  return (
    <div className={styles.nothing}>
      <EmptyState icon="search" action={children}>
        {rest || library.empty}
      </EmptyState>
      <p>{searchMessages[useLanguage()].fewer}</p>
      <p>
        <CallClinic />
      </p>
      {categories.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{library.categories}</h2>
          <ul className={styles.links}>
            {categories.map(({ slug, category_name: name }) => (
              <li key={slug} lang={languageOf(name)}>
                <Link to={{ search: addressOf({ query: '', category: slug }) }}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
