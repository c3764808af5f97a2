import type { ReactNode } from 'react'

import { Icon, type IconName } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import styles from './sign-in-card.module.css'

interface EntranceProps {
  /** In place of a logo. */
  mark: IconName
  logo?: string | null | undefined
  heading: ReactNode
  children: ReactNode
}

/** The layout of pages in front of the panel: one card. */
export function SignInCard({ mark, logo, heading, children }: EntranceProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Picture
          address={logo}
          alt=""
          shape="square"
          first
          className={styles.mark}
          placeholder={<Icon name={mark} />}
        />
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </main>
  )
}
