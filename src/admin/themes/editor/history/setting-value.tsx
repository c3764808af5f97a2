import { getForeignLanguage } from '#model/translations.ts'

import { formatSetting } from '../settings/format-setting.ts'
import { isHex } from '../settings/hex.ts'

import styles from './setting-value.module.css'

/** Shows the value of a setting; a color has a swatch. */
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
