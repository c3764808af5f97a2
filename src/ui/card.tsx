import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

import styles from './card.module.css'

interface CardGridProps {
  /** On a wide screen; fewer fit a phone. */
  columns: 2 | 3 | 4
  children: ReactNode
}

export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  )
}

interface CardProps {
  id?: string
  title: ReactNode
  titleLang?: string | undefined
  /** The heading level of the title, one below the heading above the card. */
  level?: 2 | 3
  /** Shown above the title, up to the edges of the card. */
  picture?: ReactNode
  badge?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  className?: string | undefined
}

/** One item in a CardGrid. */
export function Card({ id, title, level = 2, picture, badge, children, ...rest }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li id={id} className={classNames(styles.card, rest.className)}>
      {picture}
      <div className={styles.body}>
        {badge}
        <Heading className={styles.title} lang={rest.titleLang}>
          {title}
        </Heading>
        {children}
        {rest.footer && <div className={styles.footer}>{rest.footer}</div>}
      </div>
    </li>
  )
}
