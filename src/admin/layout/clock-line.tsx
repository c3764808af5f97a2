import { useWrongClock } from '#ports/use-wrong-clock.ts'

import styles from './stale-data-notice.module.css'

/** Says that this device's clock is wrong by more than a day: what is shown as over, coming or late goes by it. */
export function ClockLine() {
  if (!useWrongClock()) return null
  return (
    <p className={styles.line}>
      The clock of this device is wrong by more than a day. Please set it: due dates and past dates
      on these screens depend on it.
    </p>
  )
}
