import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** A value as of the last pause in typing, for what is too slow to follow each letter. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
