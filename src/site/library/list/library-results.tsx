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

/** Further results are shown on request. */
const MOST = 60
/** Rendering more cards at once delays a cheap phone's next keystroke. */
const STEP = 6
/** In milliseconds, so that a keystroke is handled in between. */
const PAUSE = 50

interface WholeLibraryProps {
  illnesses: readonly PublicIllness[]
  categories: readonly PublicCategory[]
  page: number
}

/** The whole library page by page, as the server renders it too. */
export const WholeLibrary = memo(function WholeLibrary(props: WholeLibraryProps) {
  const { illnesses, categories, page } = props
  const hits = useMemo(() => {
    const all = illnesses.map((illness): Hit => ({ illness, rank: 0, highlight: null }))
    return onPage(sortByHeading(all, categories), page)
  }, [illnesses, categories, page])
  return <Groups hits={hits} categories={categories} anchors />
})

interface HitsProps {
  hits: readonly Hit[]
  categories: readonly PublicCategory[]
  /** The category of these results, or null to group them under headings. */
  category: PublicCategory | null
  /** Whether the user is typing: then keystrokes have priority. */
  typing: boolean
  /** Without headings in any case; the heading level of the names. */
  flat?: 3
  /** One page of a longer list, shown as it is. */
  isPage?: boolean
}

/** The results of a search or a category: the best first, all others on request. */
export const HitList = memo(function Hits(props: HitsProps) {
  const { hits, categories, category, typing, flat, isPage } = props
  const messages = useMessages().library
  const hydrated = useHydrated()
  // The next keystroke shows only the best again.
  const [whole, setWhole] = useState<readonly Hit[] | null>(null)
  // A server renders more, for readers without script.
  const [rendered] = useState(hydrated ? null : hits)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A chip that was tapped before hydration linked to a heading that is gone now.
    if (category && window.location.hash === `#${getCategoryAnchor(category.slug)}`) {
      top.current?.scrollIntoView({ behavior: 'instant' })
    }
  }, [category])

  const best = isPage || rendered === hits ? ON_A_PAGE : MOST
  const most = whole === hits ? hits.length : Math.min(hits.length, best)
  const visible = hits.slice(0, useGrowing(hits, most, typing))
  return (
    <div ref={top} className={styles.hits}>
      {category || flat ? (
        <Cards hits={visible} level={flat ?? 2} />
      ) : (
        <Groups hits={visible} categories={categories} />
      )}
      {hydrated && most < hits.length && (
        <Button onClick={() => setWhole(hits)}>{messages.showAll(hits.length)}</Button>
      )}
    </div>
  )
})

/** Returns how many results to render: all, or growing in small steps. */
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
      {hits.map(({ illness, highlight }) => (
        <IllnessCard key={illness.id} illness={illness} level={level} highlight={highlight} />
      ))}
    </CardGrid>
  )
}
