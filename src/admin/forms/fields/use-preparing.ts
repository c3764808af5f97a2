import { useEffect, useEffectEvent, useState } from 'react'

/** The progress of a picture's preparation. */
export type PreparationState = 'begun' | 'ready' | 'refused'

/**
 * Accepts Save while a picture is still being resized: the form is saved once the picture is ready,
 * and stays open if the picture is rejected.
 */
export function useSaveAfterPreparing(save: () => Promise<void>) {
  const [count, setCount] = useState(0)
  const [asked, setAsked] = useState(false)
  const saveNow = useEffectEvent(save)

  useEffect(() => {
    if (asked && count === 0) void saveNow().finally(() => setAsked(false))
  }, [asked, count])

  return {
    /** Whether a save is waiting for a picture. */
    waits: asked,
    /** Called by Save. Returns true if a picture is not ready: saving then follows automatically. */
    saveLater: (): boolean => {
      if (count > 0) setAsked(true)
      return count > 0
    },
    onPreparing: (how: PreparationState): void => {
      setCount((before) => before + (how === 'begun' ? 1 : -1))
      if (how === 'refused') setAsked(false)
    },
  }
}
