import { useSyncExternalStore } from 'react'

import { isClockWrong, onClock } from '#remote/clock.ts'

/** Whether this device's clock is wrong by more than a day, going by the server's answers. */
export const useWrongClock = (): boolean => useSyncExternalStore(onClock, isClockWrong)
