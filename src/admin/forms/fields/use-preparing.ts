import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The progress of a picture's preparation. */
export type PreparationState = 'begun' | 'ready' | 'refused'

/**
 * Accepts Save while a picture is still being resized: the form is saved once the picture is ready,
 * and stays open if the picture is rejected.
 */
export function useSaveAfterPreparing(save: () => Promise<void>) {
  const [count, setCount] = useState(0)
  const [isSaveRequested, setSaveRequested] = useState(false)
  /** The saves that wait. */
  const waiting = useRef<(() => void)[]>([])
  const saveNow = useEffectEvent(() => save().finally(endWait))

  function endWait(): void {
    setSaveRequested(false)
    for (const done of waiting.current.splice(0)) done()
  }

  useEffect(() => {
    if (isSaveRequested && count === 0) void saveNow()
  }, [isSaveRequested, count])

  return {
    /** Whether a save is waiting for a picture. */
    waits: isSaveRequested,
    /**
     * Called by Save. Returns null unless a picture is not ready: saving then follows automatically,
     * and the promise is settled after it.
     */
    saveLater: (): Promise<void> | null => {
      if (count === 0) return null
      setSaveRequested(true)
      return new Promise((resolve) => {
        waiting.current.push(resolve)
      })
    },
    onPreparing: (state: PreparationState): void => {
      setCount((before) => before + (state === 'begun' ? 1 : -1))
      if (state === 'refused') endWait()
    },
  }
}
