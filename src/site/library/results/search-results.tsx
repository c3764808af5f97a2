import { Button } from '#ui/button.tsx'

import { useMessages } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import { HitList } from '../list/library-results.tsx'
import type { PublicIllness } from '../search/public-illness.ts'
import type { PublicCategory, SearchResult } from '../search/search-result.ts'
import { CardLink } from './card-link.tsx'
import { EmergencyResult } from './emergency-result.tsx'
import { NoResults } from './no-results.tsx'

import styles from './search-results.module.css'

interface SearchResultsProps {
  query: string
  rest: string
  found: SearchResult
  illnesses: readonly PublicIllness[]
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
  const messages = useMessages().library
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
              {messages.everywhere(elsewhere)}
            </Button>
          ) : (
            <Button onClick={() => open({ query: '' })}>{messages.clear}</Button>
          )}
        </NoResults>
      )}
    </>
  )
}
