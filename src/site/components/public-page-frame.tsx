import type { ReactNode } from 'react'

import { PageHeading } from '#ui/page-heading.tsx'

import { Section } from './section.tsx'

import styles from './public-page-frame.module.css'

interface PageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A public page with its heading; Home and an illness have their own layouts. */
export function PublicPageFrame({ title, lead, children }: PageProps) {
  return (
    <>
      <Section tone="band">
        <PageHeading lead={lead}>{title}</PageHeading>
      </Section>
      <Section className={styles.page}>{children}</Section>
    </>
  )
}
