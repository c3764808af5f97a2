import { memo, useMemo } from 'react'

import { getIllnessPath } from '#model/paths/public-paths.ts'
import { Link } from '#ui/link.tsx'

import { useLocalizePath, useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import type { LibraryState } from '../library-url-state.ts'
import { groupByInitial } from '../search/library-letters.ts'
import type { Hit } from '../search/search-result.ts'
import { ON_A_PAGE, onPage } from './paging.ts'
import { useLetter } from './use-letter.ts'

import styles from './library-names.module.css'

const TOP = 'letters'

interface NamesProps {
  hits: readonly Hit[]
  page: number
  addressOf: (state: Partial<LibraryState>) => string
}

/**
 * The names from A to Z, for readers who know the word. A view of its own rather than an index over
 * the cards: a phone shows ten names at a time, and only letters with names, each large enough to
 * tap.
 */
export const LibraryNames = memo(function LibraryNames({ hits, page, addressOf }: NamesProps) {
  const address = useLocalizePath()
  const languageOf = useTextLanguage()
  const messages = useMessages().library
  const all = useMemo(() => groupByInitial(hits.map(({ illness }) => illness)), [hits])
  const letters = useMemo(() => {
    return groupByInitial(
      onPage(
        all.flatMap(({ illnesses }) => illnesses),
        page,
      ),
    )
  }, [all, page])
  const pageOf = pagesWhere(all.map(({ illnesses }) => illnesses.length))
  useLetter({ letters: all, pageOf, page, searchOf: (to) => addressOf({ page: to }) })

  return (
    <>
      <section aria-label={messages.letters} id={TOP} className={styles.strip}>
        <ul className={styles.letters}>
          {all.map(({ initial, anchor }, at) => (
            <li key={anchor}>
              <LetterLink
                anchor={anchor}
                lang={languageOf(initial)}
                search={pageOf[at] === page ? null : addressOf({ page: pageOf[at] ?? 1 })}
              >
                {initial}
              </LetterLink>
            </li>
          ))}
        </ul>
      </section>
      {letters.map(({ initial, anchor, illnesses: letterIllnesses }) => (
        <section key={anchor} id={anchor} className={styles.group} aria-labelledby={`${anchor}-h`}>
          <div className={styles.head}>
            <h2
              id={`${anchor}-h`}
              className={styles.heading}
              lang={languageOf(initial)}
              translate="no"
            >
              {initial}
            </h2>
            <a href={`#${TOP}`} className={styles.top}>
              {messages.backToLetters}
            </a>
          </div>
          <ul className={styles.names}>
            {letterIllnesses.map(({ id, slug, illness_name: name }) => (
              <li key={id}>
                <a
                  href={address(getIllnessPath(slug))}
                  className={styles.name}
                  lang={languageOf(name)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})

interface LetterLinkProps {
  anchor: string
  /** The search params of the page that it is on, or null for this one. */
  search: string | null
  lang: string | undefined
  children: string
}

/** Within a page a plain link is best: the next Tab begins at the letter. */
function LetterLink({ anchor, search, children, ...rest }: LetterLinkProps) {
  const common = { ...rest, className: styles.letter, translate: 'no' } as const
  if (search !== null)
    return (
      <Link {...common} to={{ search, hash: anchor }}>
        {children}
      </Link>
    )
  return (
    <a {...common} href={`#${anchor}`}>
      {children}
    </a>
  )
}

/** Returns the page on which each of some groups begins, by their numbers of topics. */
function pagesWhere(counts: readonly number[]): number[] {
  let before = 0
  return counts.map((count) => {
    const page = Math.floor(before / ON_A_PAGE) + 1
    before += count
    return page
  })
}
