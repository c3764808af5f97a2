import type { ReactNode } from 'react'

import { Icon, type IconName } from '#ui/pictures/icons.tsx'

import styles from './entrance.module.css'

interface EntranceProps {
  mark: IconName
  heading: ReactNode
  children: ReactNode
}

/** A card alone on a page: what stands before the panel. */
export function Entrance({ mark, heading, children }: EntranceProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon name={mark} />
        </span>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </main>
  )
}
