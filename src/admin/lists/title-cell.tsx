import type { ReactNode } from 'react'

import styles from './title-cell.module.css'

interface TitleCellProps {
  /** The name of the record. */
  children: ReactNode
  /** What is worth knowing besides. */
  note?: ReactNode
  /** Where it stands between this device and the server: a RecordStatus. */
  state?: ReactNode
}

/** The cell of a column with the place 'title': in a row of two lines its parts are in both. */
export function TitleCell({ children, note, state }: TitleCellProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.title}>{children}</div>
      {state && <div className={styles.state}>{state}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
