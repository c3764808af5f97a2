import type { ReactNode } from 'react'

import { Badge, type BadgeTone } from '#ui/badge.tsx'

import styles from './fixed-color-badge.module.css'

interface SteadyBadgeProps {
  tone: BadgeTone
  children: ReactNode
}

/** A badge whose colour is the same in every theme. */
export function FixedColorBadge({ tone, children }: SteadyBadgeProps) {
  return (
    <span className={styles.steady} data-fixed-color={tone}>
      <Badge tone={tone}>{children}</Badge>
    </span>
  )
}
