import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** Returns the value as of the last pause in typing, for slow computations. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
