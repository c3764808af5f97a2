import { ValueDiff } from '../../../edits/value-diff.tsx'
import type { ImportPlan } from '../import-plan.ts'

import styles from './illness-import.module.css'

interface RowChangesProps {
  changes: ReturnType<ImportPlan['changesOf']>
  /** What the two states are called, where it is not plain. */
  names?: readonly [before: string, after: string] | undefined
}

/** What a row of a file changes in its record, field by field. */
export function RowChanges({ changes, names }: RowChangesProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ValueDiff before={before} after={after} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
