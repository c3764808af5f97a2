import { useState } from 'react'

import { getForeignLanguage } from '#model/translations.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { describePosition, type ImportPlan, type ReadyRow } from '../import-plan.ts'
import { RowChanges } from './row-changes.tsx'

import styles from './illness-import.module.css'

/** The number of rows rendered at once, each with a word diff. */
const AT_ONCE = 25

const STATES = ['Here now', 'In the file'] as const

interface NewerRowsProps {
  rows: readonly ReadyRow[]
  changesOf: ImportPlan['changesOf']
  ticked: ReadonlySet<string>
  onTick: (ids: ReadonlySet<string>) => void
}

/** Records that may be newer than the file: an old file overwrites newer data only if the user selects them. */
export function NewerRowsList({ rows, changesOf, ticked, onTick }: NewerRowsProps) {
  const [limit, setLimit] = useState(AT_ONCE)
  if (rows.length === 0) return null
  const isAll = rows.every(({ id }) => ticked.has(id))

  function flip(id: string): void {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    onTick(next)
  }

  return (
    <section>
      <Banner tone="warning">
        These records may have changed since the file was exported. They are not updated unless you
        select them.
      </Banner>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onTick(new Set(isAll ? [] : rows.map(({ id }) => id)))}
        />
        Overwrite all {rows.length.toLocaleString('en')} with the file
      </label>
      <ul className={styles.rows}>
        {rows.slice(0, limit).map((row) => (
          <li key={row.id}>
            <label className={styles.tick}>
              <input type="checkbox" checked={ticked.has(row.id)} onChange={() => flip(row.id)} />
              <strong lang={getForeignLanguage(row.name)}>{row.name}</strong>
            </label>
            <span className={styles.place}>{describePosition(row)}</span>
            <RowChanges changes={changesOf(row)} names={STATES} />
          </li>
        ))}
      </ul>
      {limit < rows.length && (
        <Button tone="quiet" onClick={() => setLimit(limit + AT_ONCE)}>
          Show {AT_ONCE} more
        </Button>
      )}
    </section>
  )
}
