import { VisuallyHidden } from '../visually-hidden.tsx'
import { Icon } from './icons.tsx'

import styles from './stars.module.css'

const SCALE = [1, 2, 3, 4, 5] as const

/** A rating of 1 to 5: five visible stars, one sentence for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars} data-rating={rating}>
      {SCALE.map((star) => (
        <span key={star} data-on={star <= rating}>
          <Icon name="star" />
        </span>
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
