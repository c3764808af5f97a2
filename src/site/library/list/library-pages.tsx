import { Link } from '#ui/link.tsx'

import { useMessages } from '../../messages/use-messages.ts'
import { TOP_OF_LIST } from './paging.ts'

import styles from './library-pages.module.css'

interface LibraryPagesProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** The link that was pressed may be gone from the page that it leads to. */
function arrive(): void {
  document.getElementById(TOP_OF_LIST)?.focus({ preventScroll: true })
}

/** Leads to the pages before and after this one, without script too; both begin at the top of the list. */
export function LibraryPages({ page, pages, addressOf }: LibraryPagesProps) {
  const messages = useMessages().library
  const to = (other: number) => ({ search: addressOf(other), hash: TOP_OF_LIST })
  const here = messages.page(page, pages)
  return (
    <nav className={styles.pages} aria-label={here}>
      <span>{here}</span>
      {page > 1 && (
        <Link className={styles.page} to={to(page - 1)} onClick={arrive}>
          {messages.previousPage}
        </Link>
      )}
      {page < pages && (
        <Link className={styles.page} to={to(page + 1)} onClick={arrive}>
          {messages.nextPage}
        </Link>
      )}
    </nav>
  )
}
