import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { enabledCategories, publishedIllnesses } from '#db/queries.ts'

import { Page } from '../parts/page.tsx'
import { useWords } from '../words/use-words.ts'
import { categoryOf, useLibraryState, type LibraryState } from './library-address.ts'
import { LibraryAnnouncement } from './library-announcement.tsx'
import { useSteadyRows } from './library-rows.ts'
import { LibraryChips } from './list/library-chips.tsx'
import { LibraryList } from './list/library-list.tsx'
import { LibrarySearchBox } from './search/library-search-box.tsx'
import { foundIllnesses } from './search/library-search.ts'
import { useForgiving } from './search/use-forgiving.ts'

import styles from './health-library-page.module.css'

/** /health-library: every published illness, to search and to leaf through. */
export function HealthLibraryPage() {
  const words = useWords().library
  return (
    <Page title={words.title} lead={words.lead}>
      <Library />
    </Page>
  )
}

function Library() {
  const categories = useContent(enabledCategories)
  const state = useLibraryState()
  const [begun, setBegun] = useState(false)
  const category = categoryOf(categories, state.category)
  // The box keeps up with the typing, and a tap with the finger; the list follows a moment later.
  const illnesses = useDeferredValue(useSteadyRows(useContent(publishedIllnesses)))
  const typed = useDeferredValue(state.typed).trim()
  const forgiving = useForgiving(illnesses, begun || state.typed !== '')
  const found = useMemo(
    () => foundIllnesses(illnesses, { typed, category: category?.id ?? null }, forgiving),
    [illnesses, typed, category, forgiving],
  )

  return (
    <>
      <div className={styles.search}>
        <LibrarySearchBox
          value={state.typed}
          onChange={state.type}
          onFocus={() => setBegun(true)}
        />
        <LibraryChips
          categories={categories}
          chosen={category}
          addressOf={(slug) => state.addressOf({ category: slug })}
          onChoose={(slug) => state.open({ category: slug })}
        />
      </div>
      <div className={styles.bar}>
        <Count found={found.hits.length} guessed={found.guessed} />
        <Views names={state.names} addressOf={state.addressOf} />
      </div>
      <LibraryList
        illnesses={illnesses}
        categories={categories}
        category={category}
        typed={typed}
        found={found}
        names={state.names}
        open={state.open}
        typing={begun}
      />
    </>
  )
}

function Count({ found, guessed }: { found: number; guessed: boolean }) {
  const words = useWords().library
  const text = guessed && found > 0 ? words.similar(found) : words.count(found)
  return (
    <>
      <p className={styles.count}>{text}</p>
      <LibraryAnnouncement text={text} />
    </>
  )
}

interface ViewsProps {
  names: boolean
  addressOf: (state: Partial<LibraryState>) => string
}

/** Cards with summaries, or names alone. The names are not searched: typing leads back to the cards. */
function Views({ names, addressOf }: ViewsProps) {
  const words = useWords().library
  const views = [
    { is: !names, name: words.summaries, search: addressOf({ names: false }) },
    { is: names, name: words.aToZ, search: addressOf({ names: true, typed: '' }) },
  ]
  return (
    <section aria-label={words.views}>
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
