import { useId, type ReactNode } from 'react'

import { getForeignLanguage } from '#model/translations.ts'
import type { TranslatedTable } from '#model/translations.ts'
import { Link } from '#ui/link.tsx'

import { contentTypes } from '../content-types/content-types.ts'
import type { Column } from '../lists/record-row.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { TitleCell } from '../lists/title-cell.tsx'
import { countGaps, type TranslationGap, type RecordGaps } from './missing-translations.ts'
import type { Next } from './use-next-to-do.ts'

import styles from './translations-screen.module.css'

interface ToDoTableProps extends Next {
  table: TranslatedTable
  records: readonly RecordGaps[]
  /** The selected filter. */
  lacks: readonly TranslationGap[]
  /** Called when a link is followed; a record's link passes the first of its fields. */
  onFollow: (to: string, field?: string) => void
}

type LinkProps = Pick<ToDoTableProps, 'next' | 'focus' | 'onFollow'>

/** The missing translations of one table; each field links into its form. */
export function MissingTranslationsTable({
  table,
  records,
  next,
  focus,
  onFollow,
  ...gapProps
}: ToDoTableProps) {
  const id = useId()
  const lacks = gapProps.lacks.filter((lack) => countGaps(records, lack) > 0)
  const hasNext = (record: RecordGaps) =>
    lacks.some((lack) => record[lack].some(({ to }) => to === next))
  const title = contentTypes[table].title
  return (
    <section className={styles.table} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.count}>
        {lacks.map((lack) => `${countGaps(records, lack)} ${heads[lack].toLowerCase()}`).join(', ')}
      </p>
      <RecordTable
        label={title}
        head={[RECORD, ...lacks.map((lack) => ({ name: heads[lack], place: 'below' }) as const)]}
        rows={records}
        cells={(record) => cellsOf(record, lacks, { next, focus, onFollow })}
        renderFirst={next === undefined ? undefined : records.find(hasNext)?.id}
      />
    </section>
  )
}

const RECORD: Column = { name: 'Record', place: 'title' }

function cellsOf(
  record: RecordGaps,
  lacks: readonly TranslationGap[],
  links: LinkProps,
): ReactNode[] {
  const first = lacks.flatMap((lack) => record[lack])[0]?.to
  return [
    <TitleCell key="record">
      <Link
        to={record.to}
        onClick={() => links.onFollow(record.to, first)}
        className={styles.record}
        lang={getForeignLanguage(record.name)}
      >
        {record.name}
      </Link>
    </TitleCell>,
    ...lacks.map((lack) => <Fields key={lack} texts={record[lack]} {...links} />),
  ]
}

const heads = { missing: 'Missing', outdated: 'Out of date' } as const satisfies Record<
  TranslationGap,
  string
>

interface FieldsProps extends LinkProps {
  texts: RecordGaps[TranslationGap]
}

function Fields({ texts, next, focus, onFollow }: FieldsProps) {
  if (texts.length === 0) return <span className={styles.none}>-</span>
  return (
    <ul className={styles.fields}>
      {texts.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} ref={to === next ? focus : undefined} onClick={() => onFollow(to)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
