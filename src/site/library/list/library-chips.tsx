import { useEffect, useRef, type MouseEvent } from 'react'

import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import type { PublicCategory } from '../search/search-result.ts'

import styles from './library-chips.module.css'

/** Returns the id of a category's heading in the whole list. */
export const getCategoryAnchor = (slug: string) => `category-${slug}`

interface ChipsProps {
  categories: readonly PublicCategory[]
  chosen: PublicCategory | null
  /** Returns the search params that show one category, or all. */
  addressOf: (slug: string | null) => string
  onChoose: (slug: string | null) => void
}

/** The categories to choose from. Without script they link to their headings in the list. */
export function LibraryChips({ categories, chosen, addressOf, onChoose }: ChipsProps) {
  const languageOf = useTextLanguage()
  const messages = useMessages().library
  const list = useRef<HTMLUListElement>(null)
  const at = categories.findIndex(({ id }) => id === chosen?.id) + 1

  useEffect(() => {
    // On a phone the chips are one line, and the selected one may be out of view.
    const timer = setTimeout(() => {
      const chip = list.current?.children[at]
      if (!(chip instanceof HTMLElement)) return
      if (list.current) list.current.scrollLeft = chip.offsetLeft - chip.offsetWidth / 2
    })
    return () => clearTimeout(timer)
  }, [at])

  const choose = (slug: string | null) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(slug)
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={messages.categories}>
      <li>
        <a
          className={styles.chip}
          href={addressOf(null) || '?'}
          aria-current={chosen === null ? 'true' : undefined}
          onClick={choose(null)}
        >
          {messages.all}
        </a>
      </li>
      {categories.map(({ id, slug, category_name: name }) => (
        <li key={id}>
          <a
            className={styles.chip}
            href={`${addressOf(slug)}#${getCategoryAnchor(slug)}`}
            aria-current={chosen?.id === id ? 'true' : undefined}
            lang={languageOf(name)}
            onClick={choose(slug)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
