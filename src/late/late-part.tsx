import { startTransition, useEffect, useState, type ReactNode } from 'react'

import { keepFetching, getLoadedPart, type Load } from './fetch-part.ts'

interface Part<T> {
  part?: T | undefined
  /** Whether it could not be fetched so far. */
  isMissing?: boolean
}

const NOTHING = {}

/**
 * A part of the app that is fetched when it is wanted. Where it cannot be fetched, what the page shows
 * without it stays: React's `lazy` would take the whole page away.
 */
export function useLatePart<T extends object>(load: Load<T>, wanted = true): Part<T> {
  const [state, setState] = useState<Part<T>>(() => ({ part: getLoadedPart(load) }))
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    const show = (next: Part<T>) => {
      if (current) startTransition(() => setState(next))
    }
    void keepFetching(load, () => show({ isMissing: true })).then((part) => show({ part }))
    return () => {
      current = false
    }
  }, [load, wanted])
  return wanted ? state : NOTHING
}

interface LatePartProps<T extends object> {
  load: Load<T>
  /** What stands in its place while it comes. */
  waiting?: ReactNode
  /** What stands there once a try has failed. */
  missing?: ReactNode
  children: (part: T) => ReactNode
}

/** Draws something with a part of the app that is fetched when it is first drawn. */
export function LatePart<T extends object>(props: LatePartProps<T>) {
  const { load, waiting, missing = waiting, children } = props
  const { part, isMissing } = useLatePart(load)
  if (part) return children(part)
  return isMissing ? missing : waiting
}
