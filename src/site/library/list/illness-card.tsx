import { memo } from 'react'

import { getIllnessPath } from '#model/paths/public-paths.ts'
import type { PublicRow } from '#model/rows.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

import { useLocalizePath, useTextLanguage } from '../../messages/use-messages.ts'
import type { Highlighter } from '../search/search-result.ts'
import { highlightText } from './highlight-text.tsx'

import styles from './illness-card.module.css'

const SHOWN_TAGS = 3

interface IllnessCardProps {
  illness: PublicRow<'health_library_illnesses'>
  level: 2 | 3
  /** Highlights the query. */
  highlight: Highlighter | null
}

/** An illness in the list, inside an element with `useInnerLinks`. */
export const IllnessCard = memo(function IllnessCard({
  illness,
  level,
  highlight,
}: IllnessCardProps) {
  const address = useLocalizePath()
  const languageOf = useTextLanguage()
  return (
    <Card
      level={level}
      className={styles.card}
      title={
        <a href={address(getIllnessPath(illness.slug))} className={styles.whole}>
          {highlightText(illness.illness_name, highlight)}
        </a>
      }
      titleLang={languageOf(illness.illness_name)}
      footer={
        illness.tags.length > 0 && (
          <TagList tags={selectTags(illness.tags, highlight)} highlight={highlight} />
        )
      }
    >
      <p className={styles.summary} lang={languageOf(illness.short_summary)}>
        {highlightText(illness.short_summary, highlight)}
      </p>
    </Card>
  )
}, isSameCard)

/**
 * Rows are new objects at every change of the content; a long list renders only cards that differ.
 */
function isSameCard(before: IllnessCardProps, after: IllnessCardProps): boolean {
  const [a, b] = [before.illness, after.illness]
  return (
    before.level === after.level &&
    before.highlight === after.highlight &&
    a.slug === b.slug &&
    a.illness_name === b.illness_name &&
    a.short_summary === b.short_summary &&
    a.tags.length === b.tags.length &&
    a.tags.every((tag, at) => tag === b.tags[at])
  )
}

/** Returns matching tags first, because they are why the card is shown. */
function selectTags(tags: readonly string[], highlight: Highlighter | null): readonly string[] {
  const [some, rest] = [true, false].map((found) =>
    tags.filter((tag) => (highlight !== null && highlight(tag).length > 0) === found),
  )
  return [...(some ?? []), ...(rest ?? [])].slice(0, SHOWN_TAGS)
}

interface TagsProps {
  tags: readonly string[]
  label?: string
  highlight?: Highlighter | null
}

/** Tags as pills, each in its own language. */
export function TagList({ tags, label, highlight }: TagsProps) {
  const languageOf = useTextLanguage()
  return (
    <ul className={styles.tags} aria-label={label}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Badge lang={languageOf(tag)}>{highlightText(tag, highlight)}</Badge>
        </li>
      ))}
    </ul>
  )
}
