import { Link } from '#ui/link.tsx'

import { useMessages } from '../../messages/use-messages.ts'
import { TOP_OF_LIST } from './paging.ts'

import styles from './library-pages.module.css'

interface LibraryPagesProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Moves the focus, because the pressed link may not exist on the new page. */
function focusTopOfList(): void {
  document.getElementById(TOP_OF_LIST)?.focus({ preventScroll: true })
}

/**
 * Links to the previous and next page, for readers without script too; both lead to the top of the
 * list.
 */
export function LibraryPages({ page, pages, addressOf }: LibraryPagesProps) {
  const messages = useMessages().library
  const to = (other: number) => ({ search: addressOf(other), hash: TOP_OF_LIST })
  const label = messages.page(page, pages)
  return (
    <nav className={styles.pages} aria-label={label}>
      <span>{label}</span>
      {page > 1 && (
        <Link className={styles.page} to={to(page - 1)} onClick={focusTopOfList}>
          {messages.previousPage}
        </Link>
      )}
      {page < pages && (
        <Link className={styles.page} to={to(page + 1)} onClick={focusTopOfList}>
          {messages.nextPage}
        </Link>
      )}
    </nav>
  )
}
