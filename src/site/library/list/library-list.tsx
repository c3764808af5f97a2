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
  /** The chosen one. */
  category: PublicCategory | null
  found: SearchResult
  typed: string
  /** What to say of what is not here yet. */
  rest: string
  /** How a search shows what it found; null while nothing is searched for. */
  Results: SearchEngine['Results'] | null
  /** Whether the names alone are wanted. */
  names: boolean
  /** Which page of how many is shown. */
  page: number
  pages: number
  open: (state: Partial<LibraryState>) => void
  addressOf: (state: Partial<LibraryState>) => string
  /** Whether somebody is typing, and the next key must not wait. */
  typing: boolean
}

/** The illnesses, in whichever way they are looked at. */
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
      <Kept shown={!Names && !narrowed}>
        <WholeLibrary {...{ illnesses: list.illnesses, categories }} page={narrowed ? 1 : page} />
      </Kept>
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
  const shown = useMemo(() => onPage(hits, page), [hits, page])
  if (hits.length === 0) return <EmptyState icon="search">{rest || messages.empty}</EmptyState>
  if (category === null) return null
  return <HitList hits={shown} {...{ categories, category, typing }} isPage={pages > 1} />
}

/**
 * Once shown, it stays in the page and is only hidden: removing thousands of
 * cards with the first letter of a search, and making them again with its last,
 * would keep a cheap phone from answering the keys in between.
 */
function Kept({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [seen, setSeen] = useState(shown)
  if (shown && !seen) setSeen(true)
  return seen ? (
    <div className={styles.kept} hidden={!shown}>
      {children}
    </div>
  ) : null
}
