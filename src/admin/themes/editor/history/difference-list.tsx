import { isHex } from '../settings/hex.ts'
import { nameOf } from '../settings/setting-names.ts'
import { textOf } from '../settings/setting-text.ts'
import type { Difference } from './differences.ts'

import styles from './history.module.css'

/** What differs, setting by setting: 'Primary (light): #0B5CAD → #24533F'. */
export function DifferenceList({ changes }: { changes: readonly Difference[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, from, to }) => (
        <li key={path}>
          <span className={styles.setting}>{nameOf(path)}:</span> <Value value={from} />
          {' → '}
          <Value value={to} />
        </li>
      ))}
    </ul>
  )
}

function Value({ value }: { value: unknown }) {
  const text = textOf(value)
  return (
    <span className={styles.value}>
      {isHex(text) && (
        <span className={styles.dot} style={{ backgroundColor: text.trim() }} aria-hidden="true" />
      )}
      {text}
    </span>
  )
}
