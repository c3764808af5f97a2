import type { ReactNode } from 'react'

import { Badge, type BadgeTone } from '#ui/badge.tsx'

import styles from './fixed-color-badge.module.css'

interface SteadyBadgeProps {
  tone: BadgeTone
  children: ReactNode
}

/** A badge whose colour is the same in every theme. */
export function SteadyBadge({ tone, children }: SteadyBadgeProps) {
  return (
    <span className={styles.steady} data-steady={tone}>
      <Badge tone={tone}>{children}</Badge>
    </span>
  )
}
