import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time by this device's clock, renewed every minute and when the device wakes up. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const tell = () => setNow(Date.now())
    const timer = setInterval(tell, MINUTE_MS)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])

  return now
}
