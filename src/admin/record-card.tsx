import type { ReactNode } from 'react'

import styles from './record-card.module.css'

interface RecordCardProps {
  title: string
  lang: string | undefined
  picture: ReactNode
  badge: ReactNode
  /** Small buttons in the corner, such as those that move it. */
  corner?: ReactNode
  /** What is worth seeing in a list; the rest is in the form. */
  children: ReactNode
  actions: ReactNode
}

/** One record in a list that staff look through: smaller than the card visitors see. */
export function RecordCard(props: RecordCardProps) {
  const { title, lang, picture, badge, corner, children, actions } = props
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.badge}>{badge}</div>
        <div className={styles.corner}>{corner}</div>
        <h2 className={styles.title} lang={lang}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}
