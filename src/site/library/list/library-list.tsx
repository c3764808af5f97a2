import { useMemo, useState, type ReactNode } from 'react'

import { useLatePart } from '#late/late-part.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import { useInnerLinks } from '../../components/use-inner-links.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import type { PublicIllness } from '../search/public-illness.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import type { PublicCategory, SearchResult } from '../search/search-result.ts'
import { LibraryPages } from './library-pages.tsx'
import { HitList, WholeLibrary } from './library-results.tsx'
import { onPage } from './paging.ts'

import styles from './library-list.module.css'

const loadNames = () => import('./library-names.tsx')

interface LibraryListProps {
  illnesses: readonly PublicIllness[]
  categories: readonly PublicCategory[]
  /** The selected category. */
  category: PublicCategory | null
  found: SearchResult
  query: string
  /** The note about topics that are not loaded yet. */
  rest: string
  /** Renders search results; null without a search. */
  Results: SearchEngine['Results'] | null
  /** Whether to show names only. */
  names: boolean
  /** The shown page and the number of pages. */
  page: number
  pages: number
  open: (state: Partial<LibraryState>) => void
  addressOf: (state: Partial<LibraryState>) => string
  /** Whether the user is typing, so that keystrokes have priority. */
  typing: boolean
}

/** The illnesses as cards, names or search results. */
export function LibraryList({ names, Results, ...list }: LibraryListProps) {
  const { hits } = list.found
  const { categories, category, page, pages, addressOf } = list
  const { part: chunk } = useLatePart(loadNames, names)
  const element = useInnerLinks<HTMLDivElement>()
  const Names = names && hits.length > 0 ? chunk?.LibraryNames : undefined
  const narrowed = Results !== null || category !== null
  return (
    <div ref={element} className={styles.list}>
      {Names && <Names hits={hits} page={page} addressOf={addressOf} />}
      {!Names && (Results ? <Results {...list} /> : <OneCategory {...list} />)}
      <KeepMounted isShown={!Names && !narrowed}>
        <WholeLibrary {...{ illnesses: list.illnesses, categories }} page={narrowed ? 1 : page} />
      </KeepMounted>
      {pages > 1 && (
        <LibraryPages page={page} pages={pages} addressOf={(to) => addressOf({ page: to })} />
      )}
    </div>
  )
}

type OneCategoryProps = Omit<LibraryListProps, 'names' | 'Results'>

function OneCategory({ found: { hits }, ...list }: OneCategoryProps) {
  const messages = useMessages().library
  const { categories, category, page, pages, typing, rest } = list
  const visible = useMemo(() => onPage(hits, page), [hits, page])
  if (hits.length === 0) return <EmptyState icon="search">{rest || messages.empty}</EmptyState>
  if (category === null) return null
  return <HitList hits={visible} {...{ categories, category, typing }} isPage={pages > 1} />
}

/**
 * Keeps its children mounted once they were shown, and only hides them: removing thousands of cards
 * at the first keystroke of a search, and creating them again after the last, would block a cheap
 * phone.
 */
function KeepMounted({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown ? (
    <div className={styles.mounted} hidden={!isShown}>
      {children}
    </div>
  ) : null
}
