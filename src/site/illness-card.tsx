import { Link } from 'react-router-dom'

import type { PublicRow } from '#model/tables.ts'
import { languageOf } from '#model/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

import { illnessPath } from './paths.ts'

import styles from './illness-card.module.css'

const SHOWN_TAGS = 3

interface IllnessCardProps {
  illness: PublicRow<'health_library_illnesses'>
  level: 2 | 3
}

export function IllnessCard({ illness, level }: IllnessCardProps) {
  return (
    <Card
      level={level}
      className={styles.card}
      title={
        <Link to={illnessPath(illness.slug)} className={styles.whole}>
          {illness.illness_name}
        </Link>
      }
      titleLang={languageOf(illness.illness_name)}
      footer={illness.tags.length > 0 && <Tags tags={illness.tags.slice(0, SHOWN_TAGS)} />}
    >
      <p className={styles.summary} lang={languageOf(illness.short_summary)}>
        {illness.short_summary}
      </p>
    </Card>
  )
}

/** Tags as pills, each read in its own language. */
export function Tags({ tags, label }: { tags: readonly string[]; label?: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Badge lang={languageOf(tag)}>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}
