import { useEffect, useMemo, useRef } from 'react'

import { getForeignLanguage } from '#model/translations.ts'
import { Banner } from '#ui/banner.tsx'

import { describePosition, listEmptied, type ImportPlan, type ReadyRow } from '../import-plan.ts'
import { FileProblems } from './file-problems.tsx'
import { NewerRowsList } from './newer-rows-list.tsx'
import { RowChanges } from './row-changes.tsx'

import styles from './illness-import.module.css'

/** The number of records shown field by field. */
const SHOWN = 5

const PLAIN_CSV =
  'This file was saved as plain CSV, which cannot hold Telugu: its letters have become question marks. Save it as “CSV UTF-8” and choose it again; if the spreadsheet shows question marks too, export the list again.'

interface ImportSummaryProps {
  /** The file's name. */
  name: string
  file: ImportPlan
  /** The possibly changed records that are selected for import. */
  ticked: ReadonlySet<string>
  onTick: (ids: ReadonlySet<string>) => void
}

/** Previews an import before anything is stored. */
export function ImportSummary({ name, file, ticked, onTick }: ImportSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const emptied = useMemo(() => listEmptied(file), [file])
  const added = file.importable.filter(({ kind }) => kind === 'new')
  const newer = file.importable.filter(({ isNewer }) => isNewer)
  const changed = file.importable.filter(({ kind, isNewer }) => kind === 'changed' && !isNewer)
  const counts = [
    ['New', added.length],
    ['Changed', changed.length],
    ['Changed here since', newer.length],
    ['Unchanged', file.unchanged],
    ['With problems', file.badRows],
  ] as const
  return (
    <div className={styles.summary}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        Preview of {name}
      </h3>
      <dl className={styles.counts}>
        {counts.map(([label, count]) => (
          <div key={label} data-zero={count === 0}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {file.importable.length === 0 && (
        <Banner tone="info">
          {file.badRows > 0
            ? 'No rows can be imported.'
            : 'Nothing to import: everything is already up to date.'}
        </Banner>
      )}
      {file.hasLostLetters && <Banner tone="warning">{PLAIN_CSV}</Banner>}
      {file.unknown.length > 0 && (
        <Banner tone="warning">
          Line 1: no column is named {quoted(file.unknown)}, so it is skipped.
        </Banner>
      )}
      {file.missing.length > 0 && (
        <p className={styles.lead}>
          Line 1: the file lacks the columns {file.missing.join(', ')}. They stay as they are, and
          are empty in new illnesses.
        </p>
      )}
      {emptied.length > 0 && (
        <Banner tone="warning">
          {`Empty cells remove what is stored now: ${emptied.join(', ')}. To keep it, delete these columns from the file and choose it again.`}
        </Banner>
      )}
      <FileProblems problems={file.problems} rows={file.badRows} />
      <NewerRowsList rows={newer} changesOf={file.changesOf} ticked={ticked} onTick={onTick} />
      <FirstOf title="New" rows={added} />
      <FirstOf title="Changed" rows={changed} changesOf={file.changesOf} />
    </div>
  )
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name.trim()}”`).join(', ')

interface FirstOfProps {
  title: string
  rows: readonly ReadyRow[]
  changesOf?: ImportPlan['changesOf']
}

/** The first records of many, with the diff of each. */
function FirstOf({ title, rows, changesOf }: FirstOfProps) {
  if (rows.length === 0) return null
  const more = rows.length - SHOWN
  return (
    <section>
      <h4 className={styles.part}>{title}</h4>
      <ul className={styles.rows}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id}>
            <strong lang={getForeignLanguage(row.name)}>{row.name}</strong>
            <span className={styles.place}>{describePosition(row)}</span>
            {changesOf && <RowChanges changes={changesOf(row)} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.lead}>and {more.toLocaleString('en')} more.</p>}
    </section>
  )
}
