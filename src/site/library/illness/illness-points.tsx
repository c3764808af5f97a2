import { languageOf } from '#model/texts/text.ts'

import styles from './illness-page.module.css'

/** A list of points, each read in its own language. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {[...new Set(points)].map((point) => (
        <li key={point} lang={languageOf(point)}>
          {point}
        </li>
      ))}
    </ul>
  )
}
