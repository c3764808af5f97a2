import { useTextLanguage } from '../../messages/use-messages.ts'

import styles from './illness-page.module.css'

interface PointsProps {
  points: readonly string[]
  /** The points are consecutive steps. */
  ordered?: boolean
}

/** A list of points, each in its own language. */
export function PointList({ points, ordered }: PointsProps) {
  const languageOf = useTextLanguage()
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.points}>
      {[...new Set(points)].map((point) => (
        <li key={point} lang={languageOf(point)}>
          {point}
        </li>
      ))}
    </List>
  )
}
