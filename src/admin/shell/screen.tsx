import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { FILTER_STEP } from '../lists/filters/use-list-params.ts'
import { NoticeBanner } from './notice-banner.tsx'
import type { ScreenNotices } from './use-notice.ts'

import styles from './screen.module.css'

interface ScreenProps {
  title: string
  /** A sentence below the title. */
  lead?: ReactNode
  notices?: ScreenNotices
  /** The main button. */
  action?: ReactNode
  children: ReactNode
}

/** The layout of an admin screen: heading, main button, and notice. */
export function Screen({ title, lead, notices, action, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const isOpen = useRef(false)
  const notice = notices?.notice

  useEffect(() => {
    const isNarrowed = isOpen.current && state === FILTER_STEP
    isOpen.current = true
    if (isNarrowed) return
    // Focuses the heading for screen readers, except on a first load, or if the URL leads into a
    // form.
    const inForm = heading.current?.closest('section')?.querySelector('form :focus')
    if (key !== 'default' && !inForm) heading.current?.focus()
  }, [key, state])

  return (
    <section className={styles.screen}>
      <title>{`${title} - Nadi`}</title>
      <div className={styles.top}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {notice && (
        <div className={styles.notice}>
          <NoticeBanner notice={notice} notices={notices} />
        </div>
      )}
      {children}
    </section>
  )
}
