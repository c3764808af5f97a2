import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** Returns the value as of the last pause in typing, for slow computations. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
