import { parseHex } from '#theme/css/parse-css-values.ts'

import styles from './palette.module.css'

/** A dot in a color; a stored theme may have anything here, but only a color is rendered. */
export function Swatch({ color }: { color: string }) {
  return (
    <span
      className={styles.swatch}
      aria-hidden="true"
      style={{ backgroundColor: parseHex(color) ?? 'transparent' }}
    />
  )
}
