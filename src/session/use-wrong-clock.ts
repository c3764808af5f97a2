import { useSyncExternalStore } from 'react'

import { isClockWrong, onClock } from '#remote/clock.ts'

/**
 * Returns whether this device's clock is wrong by more than a day, compared with the server's
 * responses.
 */
export const useWrongClock = (): boolean => useSyncExternalStore(onClock, isClockWrong)
