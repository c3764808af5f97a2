import { parseHex } from '#theme/css/parse-css-values.ts'

import styles from './palette.module.css'

/** A dot of a colour; a theme may store anything here, but only a colour is drawn. */
export function Swatch({ color }: { color: string }) {
  return (
    <span
      className={styles.swatch}
      aria-hidden="true"
      style={{ backgroundColor: parseHex(color) ?? 'transparent' }}
    />
  )
}
