import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

import { hasAllRows, isComing, useContent, useContentState, useRawContent } from '#db/content.ts'
import { enabledCategories, publishedIllnesses } from '#db/queries.ts'
import { Link } from '#ui/link.tsx'

import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'
import { LibraryAnnouncement } from './library-announcement.tsx'
import {
  findCategory,
  useLibraryState,
  useRoutedSearch,
  type LibraryState,
} from './library-url-state.ts'
import { LibraryChips } from './list/library-chips.tsx'
import { LibraryList } from './list/library-list.tsx'
import { countPages, TOP_OF_LIST } from './list/paging.ts'
import { LibrarySearchBox } from './search/library-search-box.tsx'
import type { PublicIllness } from './search/public-illness.ts'
import { browseLibrary, type SearchResult } from './search/search-result.ts'
import { useSearch } from './search/use-search.ts'
import { useIncompleteLibraryMessage } from './use-incomplete-library-message.ts'
import { useStableRows } from './use-stable-rows.ts'

import styles from './health-library-page.module.css'

/** /health-library: every published illness, with a search and pages. */
export function HealthLibraryPage() {
  const messages = useMessages().library
  const isAsked = useRoutedSearch().includes('q=')
  // Who asks something wants the answer in the first screen.
  return (
    <PublicPageFrame title={messages.title} lead={isAsked ? '' : messages.lead}>
      <Library />
    </PublicPageFrame>
  )
}

function Library() {
  const categories = useContent(enabledCategories)
  const state = useLibraryState()
  const [hasBegun, setHasBegun] = useState(false)
  const count = useRef<HTMLParagraphElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const category = findCategory(categories, state.category)
  const content = useContentState()
  const query = useDeferredValue(state.query).trim()
  const prepared = usePreparedSearch(state, hasBegun, query)
  const { search, note } = prepared
  const missing = useIncompleteLibraryMessage(state.query !== '' && !state.isRendered)
  const { illnesses, listOf, rest } = useDeferredTopics(
    useStableRows(useContent(publishedIllnesses)),
    content.listOf,
    missing || prepared.missing,
  )
  const searching = query === '' ? null : search
  const found = useMemo(() => {
    const categoryId = category?.id ?? null
    if (!searching) return browseLibrary(illnesses, categoryId)
    return searching.find(illnesses, { query, category: categoryId })
  }, [illnesses, query, category, searching])
  // Of a long list the server has sent the length.
  const length = state.isRendered ? listOf : null
  const topics = length || found.hits.length + found.partial.length
  const pages = searching ? 1 : countPages(topics)
  const page = Math.min(state.page, pages)
  const type = (text: string) => {
    // Above a phone's keyboard there is only room for the box and the first results.
    if (state.query === '' && matchMedia('(pointer: coarse)').matches) top.current?.scrollIntoView()
    state.type(text)
  }

  return (
    <>
      <div ref={top} className={styles.search}>
        <LibrarySearchBox
          value={state.query}
          onChange={type}
          onApproach={() => setHasBegun(true)}
          onSubmit={() => {
            // Until the content is complete the server answers, if it is reachable.
            if (!search?.isIndexed || (content.page !== null && !content.offline)) return false
            // The results are shown already, behind a phone's keyboard.
            count.current?.focus()
            return true
          }}
        />
        <LibraryChips
          categories={categories}
          chosen={category}
          addressOf={(slug) => state.addressOf({ category: slug })}
          onChoose={(slug) => state.open({ category: slug })}
        />
      </div>
      <div className={styles.bar}>
        <Count
          {...{ found, topics, page, pages, rest, note }}
          isCounted={!rest || length !== null}
          place={count}
          isCurrent={query === state.query.trim()}
        />
        {query === '' && <Views names={state.names} addressOf={state.addressOf} />}
      </div>
      <LibraryList
        illnesses={illnesses}
        categories={categories}
        category={category}
        found={found}
        query={query}
        rest={rest}
        Results={searching?.Results ?? (note ? NoResults : null)}
        names={state.names}
        page={page}
        pages={pages}
        open={state.open}
        addressOf={state.addressOf}
        typing={hasBegun}
      />
    </>
  )
}

const NoResults = () => <></>

/**
 * Defers what the list consists of, so that typing and taps are not blocked: it follows a moment
 * later. All in one value, as a count of some topics must not lose the note that there are more.
 */
function useDeferredTopics(
  illnesses: readonly PublicIllness[],
  listOf: number | null,
  rest: string,
) {
  return useDeferredValue(useMemo(() => ({ illnesses, listOf, rest }), [illnesses, listOf, rest]))
}

/**
 * Returns the search once it is needed and loaded, and a `note` until then, as the list without a
 * search would be a wrong answer. `missing` says that the search does not cover the whole library
 * yet. Both are '' without a query.
 */
function usePreparedSearch(
  state: ReturnType<typeof useLibraryState>,
  hasBegun: boolean,
  query: string,
) {
  const messages = useMessages().library
  const { topics, isShort, isAnswerable } = useSearchedTopics(state)
  const isAsked = query !== '' && isAnswerable
  const shouldLoad = hasBegun || state.query !== ''
  const { prepared, detector, isMissing } = useSearch(topics, shouldLoad, isShort, isAsked)
  const isPart = prepared?.isWhole === false
  const isReady = prepared !== null && (isAnswerable || !isPart)
  const search = isReady ? prepared.search : detector
  if (query === '') return { search, note: '', missing: '' }
  const waiting = isMissing ? messages.searchMissing : messages.searching
  const restComing = state.isRendered ? '' : messages.restComing
  return { search, note: isReady ? '' : waiting, missing: isPart ? restComing : '' }
}

/**
 * Returns the topics that a search covers, and whether they are only those of a page: shortened,
 * and at most one page of them. Nothing is said of what these match while the others are coming,
 * unless a server rendered the answer.
 */
function useSearchedTopics({ isRendered }: ReturnType<typeof useLibraryState>) {
  const content = useContentState()
  // The search covers all of the clinic's languages, whichever the reader has.
  const illnesses = useStableRows(useRawContent(publishedIllnesses))
  const isWhole = hasAllRows(content, 'health_library_illnesses')
  const topics = useDeferredValue(useMemo(() => ({ illnesses, isWhole }), [illnesses, isWhole]))
  const isShort = content.page !== null && isComing(content)
  return { topics, isShort, isAnswerable: isRendered || !isShort }
}

interface CountProps {
  found: SearchResult
  topics: number
  page: number
  pages: number
  rest: string
  note: string
  isCounted: boolean
  place: RefObject<HTMLParagraphElement | null>
  /** Whether the list is that of the query; if not, it follows in a moment. */
  isCurrent: boolean
}

function Count({ found: { isFuzzy, emergency }, ...counts }: CountProps) {
  const { topics, page, pages, rest, note, isCounted, place, isCurrent } = counts
  const messages = useMessages().library
  const hydrated = useHydrated()
  const counted = isFuzzy && topics > 0 ? messages.similar(topics) : messages.count(topics)
  const placed = pages > 1 && messages.page(page, pages)
  const status = [isCounted && counted, placed, rest].filter(Boolean).join('. ')
  const text = note || status
  // From now on the page itself says that it is searching.
  const isReady = hydrated && isCurrent
  useLayoutEffect(() => {
    if (isReady) document.documentElement.removeAttribute('data-unanswered')
  }, [isReady])
  return (
    <>
      {!isReady && <p className={styles.searching}>{messages.searching}</p>}
      <p ref={place} id={TOP_OF_LIST} className={styles.count} tabIndex={-1}>
        {text}
      </p>
      {/* Not what changes in a moment. */}
      <LibraryAnnouncement text={[emergency?.sentence, !rest && text].filter(Boolean).join('. ')} />
    </>
  )
}

interface ViewsProps {
  names: boolean
  addressOf: (state: Partial<LibraryState>) => string
}

/**
 * Switches between cards with summaries and names alone. Hidden in a search, where a phone has no
 * room for it.
 */
function Views({ names, addressOf }: ViewsProps) {
  const messages = useMessages().library
  const views = [
    { is: !names, name: messages.summaries, search: addressOf({ names: false }) },
    { is: names, name: messages.aToZ, search: addressOf({ names: true, query: '' }) },
  ]
  return (
    <section aria-label={messages.views}>
      <ul className={styles.views}>
        {views.map(({ is, name, search }) => (
          <li key={name}>
            <Link className={styles.view} to={{ search }} aria-current={is ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
