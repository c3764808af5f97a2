import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import styles from './theme-card.module.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** Placeholders while the themes load (AC-300). */
export function ThemeSkeletons() {
  return (
    <div className={styles.skeletons}>
      <VisuallyHidden>
        <output>Loading...</output>
      </VisuallyHidden>
      <div className={styles.skeletonGrid} aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className={styles.skeleton} data-skeleton />
        ))}
      </div>
    </div>
  )
}
