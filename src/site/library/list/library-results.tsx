import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { CardGrid } from '#ui/card.tsx'

import { useHydrated } from '../../components/use-hydrated.ts'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import type { PublicIllness } from '../search/public-illness.ts'
import { groupByCategory, type PublicCategory, type Hit } from '../search/search-result.ts'
import { IllnessCard } from './illness-card.tsx'
import { getCategoryAnchor } from './library-chips.tsx'
import { sortByHeading, ON_A_PAGE, onPage } from './paging.ts'

import styles from './library-results.module.css'

/** More than these are shown on request. */
const MOST = 60
/** More cards than this in one go keep a cheap phone from answering the next key. */
const STEP = 6
/** For the next key to come in between, in milliseconds. */
const PAUSE = 50

interface WholeLibraryProps {
  illnesses: readonly PublicIllness[]
  categories: readonly PublicCategory[]
  page: number
}

/** Everything, page by page, as the server draws it too. */
export const WholeLibrary = memo(function WholeLibrary(props: WholeLibraryProps) {
  const { illnesses, categories, page } = props
  const hits = useMemo(() => {
    const all = illnesses.map((illness): Hit => ({ illness, rank: 0, marks: null }))
    return onPage(sortByHeading(all, categories), page)
  }, [illnesses, categories, page])
  return <Groups hits={hits} categories={categories} anchors />
})

interface HitsProps {
  hits: readonly Hit[]
  categories: readonly PublicCategory[]
  /** The category these hits are of, or null when they are to be grouped under headings. */
  category: PublicCategory | null
  /** Whether somebody is typing: then the next key comes first. */
  typing: boolean
  /** Without headings in any case; the level of the names. */
  flat?: 3
  /** A page of a longer list is shown as it is. */
  isPage?: boolean
}

/** What a search or a category leaves: the best first, the many others on request. */
export const HitList = memo(function Hits(props: HitsProps) {
  const { hits, categories, category, typing, flat, isPage } = props
  const messages = useMessages().library
  const hydrated = useHydrated()
  // With the next letter only the best are shown again.
  const [whole, setWhole] = useState<readonly Hit[] | null>(null)
  // A server draws more, for whoever has no script.
  const [drawn] = useState(hydrated ? null : hits)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A chip tapped before the script had loaded was a link to a heading that is gone now.
    if (category && window.location.hash === `#${getCategoryAnchor(category.slug)}`) {
      top.current?.scrollIntoView({ behavior: 'instant' })
    }
  }, [category])

  const best = isPage || drawn === hits ? ON_A_PAGE : MOST
  const most = whole === hits ? hits.length : Math.min(hits.length, best)
  const shown = hits.slice(0, useGrowing(hits, most, typing))
  return (
    <div ref={top} className={styles.hits}>
      {category || flat ? (
        <Cards hits={shown} level={flat ?? 2} />
      ) : (
        <Groups hits={shown} categories={categories} />
      )}
      {hydrated && most < hits.length && (
        <Button onClick={() => setWhole(hits)}>{messages.showAll(hits.length)}</Button>
      )}
    </div>
  )
})

/** How many of these to show: all there should be, or in small steps up to it. */
function useGrowing(hits: readonly Hit[], most: number, inSteps: boolean): number {
  const first = inSteps ? STEP : MOST
  const [grown, setGrown] = useState({ hits, count: Math.max(first, inSteps ? 0 : most) })
  const count = Math.min(grown.hits === hits ? grown.count : first, most)

  useEffect(() => {
    if (count === most) return undefined
    const grow = () => startTransition(() => setGrown({ hits, count: count + STEP }))
    const timer = setTimeout(grow, PAUSE)
    return () => clearTimeout(timer)
  }, [hits, count, most])
  return count
}

interface GroupsProps {
  hits: readonly Hit[]
  categories: readonly PublicCategory[]
  /** Whether links may lead to the headings. */
  anchors?: boolean
}

function Groups({ hits, categories, anchors = false }: GroupsProps) {
  const languageOf = useTextLanguage()
  const messages = useMessages().library
  return groupByCategory(hits, categories).map((group) => (
    <section key={group.category?.id ?? 'none'} className={styles.group}>
      <h2
        id={anchors && group.category ? getCategoryAnchor(group.category.slug) : undefined}
        className={styles.heading}
        lang={languageOf(group.category?.category_name ?? '')}
      >
        {group.category?.category_name ?? messages.uncategorized}
      </h2>
      <Cards hits={group.hits} level={3} />
    </section>
  ))
}

function Cards({ hits, level }: { hits: readonly Hit[]; level: 2 | 3 }) {
  return (
    <CardGrid columns={3}>
      {hits.map(({ illness, marks }) => (
        <IllnessCard key={illness.id} illness={illness} level={level} marks={marks} />
      ))}
    </CardGrid>
  )
}
