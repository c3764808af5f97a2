import { Button } from '#ui/button.tsx'

import { useWords } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import { Hits } from '../list/library-results.tsx'
import type { Illness } from '../search/public-illness.ts'
import type { Category, Found } from '../search/search-result.ts'
import { CardLink } from './card-link.tsx'
import { EmergencyCard } from './emergency-result.tsx'
import { NothingFound } from './no-results.tsx'

import styles from './search-results.module.css'

interface SearchResultsProps {
  typed: string
  rest: string
  found: Found
  illnesses: readonly Illness[]
  categories: readonly Category[]
  category: Category | null
  open: (state: Partial<LibraryState>) => void
  addressOf: (state: Partial<LibraryState>) => string
  typing: boolean
}

/** What a search found: first what has all the words, then, under a line of its own, what has some. */
export function SearchResults({
  found,
  typed,
  categories,
  category,
  typing,
  ...list
}: SearchResultsProps) {
  const words = useWords().library
  const { hits, some, elsewhere, emergency, about } = found
  const { open } = list
  const nothing = hits.length === 0 && some.length === 0
  return (
    <>
      {emergency ? (
        <EmergencyCard emergency={emergency} />
      ) : (
        <CardLink typed={typed} about={about} />
      )}
      {hits.length > 0 && (
        <Hits hits={hits} categories={categories} category={category} typing={typing} />
      )}
      {some.length > 0 && (
        <section className={styles.some} aria-labelledby="some-of-these-words">
          <h2 id="some-of-these-words">{words.some}</h2>
          <Hits hits={some} categories={categories} category={category} typing={typing} flat={3} />
        </section>
      )}
      {nothing && (
        <NothingFound {...list} categories={categories}>
          {elsewhere > 0 ? (
            <Button onClick={() => open({ category: null })}>{words.everywhere(elsewhere)}</Button>
          ) : (
            <Button onClick={() => open({ typed: '' })}>{words.clear}</Button>
          )}
        </NothingFound>
      )}
    </>
  )
}
