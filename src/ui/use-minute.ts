import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Returns the time by this device's clock, updated every minute and on resume. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, MINUTE_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])

  return now
}
