import { useId, type ReactNode } from 'react'

import { getIllnessPath } from '#model/paths/public-paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'

import { CallClinic } from '../../components/call-clinic.tsx'
import { useLocalizePath, useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import type { PublicIllness } from '../search/public-illness.ts'
import type { PublicCategory } from '../search/search-result.ts'

import styles from './search-results.module.css'

/** The first in display order, where staff put what is read most. */
const OFTEN_READ = 5

interface NothingFoundProps {
  illnesses: readonly PublicIllness[]
  categories: readonly PublicCategory[]
  addressOf: (state: Partial<LibraryState>) => string
  /** The note about topics that are not loaded yet; '' if all are. */
  rest: string
  /** Actions on the search itself. */
  children: ReactNode
}

/** Shown for a search without results, with suggestions. */
export function NoResults(props: NothingFoundProps) {
  const { illnesses, categories, addressOf, rest, children } = props
  const address = useLocalizePath()
  const languageOf = useTextLanguage()
  const { library } = useMessages()
  return (
    <div className={styles.nothing}>
      <EmptyState icon="search" action={children}>
        {rest || library.empty}
      </EmptyState>
      <p>{library.fewer}</p>
      <p>
        <CallClinic />
      </p>
      <Links title={library.often}>
        {illnesses.slice(0, OFTEN_READ).map(({ id, slug, illness_name: name }) => (
          <li key={id} lang={languageOf(name)}>
            <a href={address(getIllnessPath(slug))}>{name}</a>
          </li>
        ))}
      </Links>
      <Links title={library.categories}>
        {categories.map(({ id, slug, category_name: name }) => (
          <li key={id} lang={languageOf(name)}>
            <Link to={{ search: addressOf({ query: '', category: slug }) }}>{name}</Link>
          </li>
        ))}
      </Links>
    </div>
  )
}

function Links({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  )
}
