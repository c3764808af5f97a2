import type { ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'

import styles from './section.module.css'

interface SectionProps {
  id?: string
  /** A band is the head of a page; the others are sections of it. */
  tone?: 'plain' | 'raised' | 'tinted' | 'band'
  /** Text is easier to read in a narrow column. */
  width?: 'page' | 'text'
  labelledBy?: string
  className?: string | undefined
  children: ReactNode
}

/** A band across the page, with its content in the page's column. */
export function Section({ tone = 'plain', width = 'page', className, ...rest }: SectionProps) {
  return (
    <section
      id={rest.id}
      aria-labelledby={rest.labelledBy}
      className={classNames(styles.section, styles[tone])}
    >
      <div className={classNames(styles.column, styles[width], className)}>{rest.children}</div>
    </section>
  )
}
