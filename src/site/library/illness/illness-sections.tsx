import type { ReactNode } from 'react'

import type { PublicRow } from '#model/rows.ts'

import type { Messages } from '../../messages/message-catalog.ts'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { PointList } from './illness-points.tsx'

import styles from './illness-page.module.css'

type Illness = PublicRow<'health_library_illnesses'>

/** Lists the sections that an illness has, in the order of the page. */
export function listSections(illness: Illness, messages: Messages['illness']) {
  const { meaning, symptoms, management_treatment: management } = illness
  return [
    {
      id: 'meaning',
      title: messages.meaning,
      content: meaning && <Lines text={meaning} />,
    },
    {
      id: 'symptoms',
      title: messages.symptoms,
      content: symptoms.length > 0 && <PointList points={symptoms} />,
    },
    {
      id: 'treatment',
      title: messages.management,
      content: management.length > 0 && <PointList points={management} />,
    },
  ].filter(({ content }) => content)
}

function Lines({ text }: { text: string }) {
  return (
    <p className={styles.lines} lang={useTextLanguage()(text)}>
      {text}
    </p>
  )
}

/**
 * About two screens of a phone: scrolling a shorter page is faster than reading a list of contents.
 */
const LONG = 1200

function isLong({ meaning, symptoms, management_treatment: management }: Illness): boolean {
  return [meaning ?? '', ...symptoms, ...management].join().length > LONG
}

interface ContentsProps {
  illness: Illness
  parts: readonly { id: string; title: string }[]
}

/** Links to the sections of a long page; renders nothing on a short one. */
export function TableOfContents({ illness, parts }: ContentsProps) {
  const messages = useMessages().illness
  if (parts.length < 2 || !isLong(illness)) return null
  return (
    <section className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{messages.contents}</h2>
      <ul className={styles.places}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartProps {
  id: string
  title: string
  children: ReactNode
}

/** A section of the page with an id for links. */
export function IllnessSection({ id, title, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
