import { getForeignLanguage } from '#model/translations.ts'

import { formatSetting } from '../settings/format-setting.ts'
import { isHex } from '../settings/hex.ts'

import styles from './setting-value.module.css'

/** What a setting is, as people read it; a color is shown as well. */
export function SettingValue({ value }: { value: unknown }) {
  const text = formatSetting(value)
  return (
    <span className={styles.value} lang={getForeignLanguage(text)}>
      {isHex(text) && (
        <span className={styles.dot} style={{ backgroundColor: text.trim() }} aria-hidden="true" />
      )}
      <span>{text}</span>
    </span>
  )
}
