import { useId, type ReactNode } from 'react'

import { languageOf } from '#model/translations.ts'
import type { TranslatedTable } from '#model/translations.ts'
import { Link } from '#ui/link.tsx'

import { RecordTable } from '../lists/record-table.tsx'
import type { Column } from '../lists/rows/record-row.tsx'
import { TitleCell } from '../lists/rows/title-cell.tsx'
import { places } from './places.ts'
import { countOf, type Lack, type RecordToDo } from './to-do.ts'

import styles from './translations-screen.module.css'

interface ToDoTableProps {
  table: TranslatedTable
  records: readonly RecordToDo[]
  /** What is asked for. */
  lacks: readonly Lack[]
}

/** What is to be done for the records of one table; each field leads into its form. */
export function ToDoTable({ table, records, ...asked }: ToDoTableProps) {
  const id = useId()
  const lacks = asked.lacks.filter((lack) => countOf(records, lack) > 0)
  const title = places[table]
  return (
    <section className={styles.table} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.count}>
        {lacks.map((lack) => `${countOf(records, lack)} ${heads[lack].toLowerCase()}`).join(', ')}
      </p>
      <RecordTable
        label={title}
        head={[RECORD, ...lacks.map((lack) => ({ name: heads[lack], place: 'below' }) as const)]}
        rows={records}
        cells={(record) => cellsOf(record, lacks)}
      />
    </section>
  )
}

const RECORD: Column = { name: 'Record', place: 'title' }

function cellsOf(record: RecordToDo, lacks: readonly Lack[]): ReactNode[] {
  return [
    <TitleCell key="record">
      <Link to={record.to} className={styles.record} lang={languageOf(record.name)}>
        {record.name}
      </Link>
    </TitleCell>,
    ...lacks.map((lack) => <Fields key={lack} record={record} lack={lack} />),
  ]
}

const heads = { missing: 'Missing', outdated: 'Out of date' } as const satisfies Record<
  Lack,
  string
>

function Fields({ record, lack }: { record: RecordToDo; lack: Lack }) {
  const texts = record[lack]
  if (texts.length === 0) return <span className={styles.none}>-</span>
  return (
    <ul className={styles.fields}>
      {texts.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
