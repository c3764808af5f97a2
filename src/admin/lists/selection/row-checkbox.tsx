import { use } from 'react'

import { RowSelectionContext } from './use-row-selection.ts'

import styles from './choose.module.css'

interface ChooseBoxProps {
  id: string
  /** The record's name for screen readers: the boxes of all rows look alike. */
  name: string
}

/** Selects a row for bulk actions; renders nothing in lists without selection. */
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
