import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that never changes and answers with the newest value, for what happens after drawing:
 * a row that only asks when one of its buttons is pressed need not be drawn again with each letter.
 */
export function useLatest<T>(value: T): () => T {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return useCallback(() => newest.current, [])
}
