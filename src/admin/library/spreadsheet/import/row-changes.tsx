import { ValueDiff } from '../../../edits/value-diff.tsx'
import type { ImportPlan } from '../import-plan.ts'

import styles from './illness-import.module.css'

interface RowChangesProps {
  changes: ReturnType<ImportPlan['changesOf']>
  /** Labels of the two versions, if the default is unclear. */
  names?: readonly [before: string, after: string] | undefined
}

/** Diffs a record against its row in the file, field by field. */
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
