import { startTransition, useEffect, useState, type ReactNode } from 'react'

import { fetchPartWithRetries, getLoadedPart, type Load } from './fetch-part.ts'

interface Part<T> {
  part?: T | undefined
  /** Whether the last attempt failed. */
  isMissing?: boolean
}

const NOTHING = {}

/**
 * Loads a part of the app on demand. On failure the rest of the page stays: React's `lazy` would
 * remove the whole page.
 */
export function useLatePart<T extends object>(load: Load<T>, shouldLoad = true): Part<T> {
  const [state, setState] = useState<Part<T>>(() => ({ part: getLoadedPart(load) }))
  useEffect(() => {
    if (!shouldLoad) return undefined
    let current = true
    const show = (next: Part<T>) => {
      if (current) startTransition(() => setState(next))
    }
    void fetchPartWithRetries(load, () => show({ isMissing: true })).then((part) => show({ part }))
    return () => {
      current = false
    }
  }, [load, shouldLoad])
  return shouldLoad ? state : NOTHING
}

interface LatePartProps<T extends object> {
  load: Load<T>
  /** Rendered while the part loads. */
  waiting?: ReactNode
  /** Rendered after a failed attempt. */
  missing?: ReactNode
  children: (part: T) => ReactNode
}

/** Renders children with a part of the app that loads on first render. */
export function LatePart<T extends object>(props: LatePartProps<T>) {
  const { load, waiting, missing = waiting, children } = props
  const { part, isMissing } = useLatePart(load)
  if (part) return children(part)
  return isMissing ? missing : waiting
}
