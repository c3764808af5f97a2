import type { ReactNode } from 'react'

import styles from './title-cell.module.css'

interface TitleCellProps {
  /** The record's name. */
  children: ReactNode
  /** Further details. */
  note?: ReactNode
  /** Its sync state: a RecordStatus. */
  state?: ReactNode
}

/** The 'title' cell: in a two-line row its parts are in both lines. */
export function TitleCell({ children, note, state }: TitleCellProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.title}>{children}</div>
      {state && <div className={styles.state}>{state}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
