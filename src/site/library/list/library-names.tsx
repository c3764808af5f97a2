import { memo, useEffect, useMemo } from 'react'

import { illnessPath } from '#model/addresses/site-paths.ts'

import { useAddresses, useLanguageOf, useWords } from '../../words/use-words.ts'
import { lettersOf } from '../search/library-letters.ts'
import type { Hit } from '../search/library-search.ts'

import styles from './library-names.module.css'

const TOP = 'letters'

/**
 * The names alone, from A to Z: for whoever knows the word. A page of its own
 * rather than a strip over the cards: of 2,000 names as of 60 a phone shows ten
 * at a time, and only those letters that have any, each large enough to hit.
 */
export const LibraryNames = memo(function LibraryNames({ hits }: { hits: readonly Hit[] }) {
  const address = useAddresses()
  const languageOf = useLanguageOf()
  const words = useWords().library
  const letters = useMemo(() => lettersOf(hits.map(({ illness }) => illness)), [hits])

  useEffect(() => {
    // A link to a letter was here before the letter.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [])

  return (
    <>
      <section aria-label={words.letters} id={TOP} className={styles.strip}>
        <ul className={styles.letters}>
          {letters.map(({ initial, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.letter} lang={languageOf(initial)}>
                {initial}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {letters.map(({ initial, anchor, illnesses: own }) => (
        <section key={anchor} id={anchor} className={styles.group} aria-labelledby={`${anchor}-h`}>
          <div className={styles.head}>
            <h2 id={`${anchor}-h`} className={styles.heading} lang={languageOf(initial)}>
              {initial}
            </h2>
            <a href={`#${TOP}`} className={styles.top}>
              {words.backToLetters}
            </a>
          </div>
          <ul className={styles.names}>
            {own.map(({ id, slug, illness_name: name }) => (
              <li key={id}>
                <a
                  href={address(illnessPath(slug))}
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
