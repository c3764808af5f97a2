import { useEffect, useEffectEvent, useState } from 'react'

/** How far the preparation of a picture is. */
export type PreparationState = 'begun' | 'ready' | 'refused'

/**
 * Lets people press Save while a chosen picture is still being made smaller: the form is saved
 * as soon as the picture is ready, and stays open if the picture is refused.
 */
export function useSaveAfterPreparing(save: () => Promise<void>) {
  const [count, setCount] = useState(0)
  const [asked, setAsked] = useState(false)
  const saveNow = useEffectEvent(save)

  useEffect(() => {
    if (asked && count === 0) void saveNow().finally(() => setAsked(false))
  }, [asked, count])

  return {
    /** Whether Save was pressed and waits for a picture. */
    waits: asked,
    /** Called by Save. True when a picture is not ready yet: then saving follows by itself. */
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
