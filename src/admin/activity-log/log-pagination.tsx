import { Button } from '#ui/button.tsx'

import styles from './activity-logs-screen.module.css'

interface LogPagesProps {
  page: number
  /** Fewer lines than a page holds: there is no next page (AC-218). */
  isLast: boolean
  busy: boolean
  onTurn: (page: number) => void
}

export function LogPagination({ page, isLast, busy, onTurn }: LogPagesProps) {
  return (
    <nav className={styles.pages} aria-label="Pages of the log">
      <Button disabled={page === 1} busy={busy} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <output>{`Showing page ${page}`}</output>
      <Button disabled={isLast} busy={busy} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
