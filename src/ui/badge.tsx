import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

import styles from './badge.module.css'

export type BadgeTone = 'gray' | 'green' | 'blue' | 'red' | 'yellow' | 'purple'

interface BadgeProps {
  tone?: BadgeTone
  lang?: string | undefined
  children: ReactNode
}

/**
 * A word or two on a coloured pill. The text must be clear without the colour, which not everyone
 * can see.
 */
export function Badge({ tone = 'gray', lang, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} data-tone={tone} lang={lang}>
      {children}
    </span>
  )
}
