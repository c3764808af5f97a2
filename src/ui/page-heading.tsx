import type { ReactNode } from 'react'

import styles from './page-heading.module.css'

interface PageHeadingProps {
  children: ReactNode
  lang?: string | undefined
  /** A sentence below the heading. */
  lead?: ReactNode
}

/** The only h1 of a page. It is focusable, so that screen readers start a new page there. */
export function PageHeading({ children, lang, lead }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 tabIndex={-1} lang={lang}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
