import { Button } from '#ui/button.tsx'

import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import { HitList } from '../list/library-results.tsx'
import type { PublicCategory, SearchResult } from '../search/search-result.ts'
import { CardLink } from './card-link.tsx'
import { EmergencyResult } from './emergency-result.tsx'
import { NoResults } from './no-results.tsx'
import { searchMessages } from './search-messages.ts'

import styles from './search-results.module.css'

interface SearchResultsProps {
  query: string
  rest: string
  found: SearchResult
  categories: readonly PublicCategory[]
  category: PublicCategory | null
  open: (state: Partial<LibraryState>) => void
  addressOf: (state: Partial<LibraryState>) => string
  typing: boolean
}

/** The results of a search: full matches, then partial ones under a heading of their own. */
export function SearchResults({
  found,
  query,
  categories,
  category,
  typing,
  ...list
}: SearchResultsProps) {
  const { clear } = useMessages().library
  const messages = searchMessages[useLanguage()]
  const { hits, partial, elsewhere, emergency, about, isWaiting } = found
  const { open } = list
  const nothing = !isWaiting && hits.length === 0 && partial.length === 0
  return (
    <>
      {emergency ? (
        <EmergencyResult emergency={emergency} />
      ) : (
        (about || !isWaiting) && <CardLink query={query} about={about} />
      )}
      {hits.length > 0 && (
        <HitList hits={hits} categories={categories} category={category} typing={typing} />
      )}
      {partial.length > 0 && (
        <section className={styles.some} aria-labelledby="some-of-these-words">
          <h2 id="some-of-these-words">{messages.some}</h2>
          <HitList
            hits={partial}
            categories={categories}
            category={category}
            typing={typing}
            flat={3}
          />
        </section>
      )}
      {nothing && (
        <NoResults {...list} categories={categories}>
          {elsewhere > 0 ? (
            <Button onClick={() => open({ category: null })}>
              {/* Some of the library say no number. */}
              {messages.everywhere(list.rest ? '' : ` (${elsewhere})`)}
            </Button>
          ) : (
            <Button onClick={() => open({ query: '' })}>{clear}</Button>
          )}
        </NoResults>
      )}
    </>
  )
}
