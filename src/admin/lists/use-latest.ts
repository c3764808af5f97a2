import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the latest one, for event handlers: rows that only call it
 * on a press need not be rendered again with each letter.
 */
export function useLatest<T>(value: T): () => T {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return useCallback(() => newest.current, [])
}
