import { useWrongClock } from '#session/use-wrong-clock.ts'

import styles from './stale-data-notice.module.css'

/** Warns when this device's clock is off by more than a day: due dates on screen depend on it. */
export function ClockLine() {
  if (!useWrongClock()) return null
  return (
    <p className={styles.line}>
      The clock of this device is wrong by more than a day. Please set it: due dates and past dates
      on these screens depend on it.
    </p>
  )
}
