import { getSettingName } from '../settings/setting-names.ts'
import type { ThemeDiff } from './diff-themes.ts'
import { SettingValue } from './setting-value.tsx'

import styles from './theme-history.module.css'

/** Lists the differences by setting: 'Primary (light): #0B5CAD → #24533F'. */
export function ThemeDiffList({ changes }: { changes: readonly ThemeDiff[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, from, to }) => (
        <li key={path}>
          <span className={styles.setting}>{getSettingName(path)}:</span>{' '}
          <SettingValue value={from} />
          {' → '}
          <SettingValue value={to} />
        </li>
      ))}
    </ul>
  )
}
