import { use } from 'react'

import { RowSelectionContext } from './use-row-selection.ts'

import styles from './choose.module.css'

interface ChooseBoxProps {
  id: string
  /** The name of the record, for screen readers: the boxes of all rows are alike. */
  name: string
}

/** Ticks a row, to do something with many at once; nothing where its list cannot. */
export function RowCheckbox({ id, name }: ChooseBoxProps) {
  const choice = use(RowSelectionContext)
  if (!choice) return null
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        data-select-row
        aria-label={`Choose ${name}`}
        checked={choice.selected.has(id)}
        onChange={() => choice.toggle(id)}
      />
    </label>
  )
}
