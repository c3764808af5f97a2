import { useEffect, useEffectEvent, useState } from 'react'

/** The progress of a picture's preparation. */
export type PreparationState = 'begun' | 'ready' | 'refused'

/**
 * Accepts Save while a picture is still being resized: the form is saved once the picture is ready,
 * and stays open if the picture is rejected.
 */
export function useSaveAfterPreparing(save: () => Promise<void>) {
  const [count, setCount] = useState(0)
  const [isSaveRequested, setSaveRequested] = useState(false)
  const saveNow = useEffectEvent(save)

  useEffect(() => {
    if (isSaveRequested && count === 0) void saveNow().finally(() => setSaveRequested(false))
  }, [isSaveRequested, count])

  return {
    /** Whether a save is waiting for a picture. */
    waits: isSaveRequested,
    /** Called by Save. Returns true if a picture is not ready: saving then follows automatically. */
    saveLater: (): boolean => {
      if (count > 0) setSaveRequested(true)
      return count > 0
    },
    onPreparing: (state: PreparationState): void => {
      setCount((before) => before + (state === 'begun' ? 1 : -1))
      if (state === 'refused') setSaveRequested(false)
    },
  }
}
