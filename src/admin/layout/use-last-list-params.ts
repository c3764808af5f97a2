import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Remembers the search params with which each list was left, for the links of the menu. The link to
 * the open list clears them. They live in the layout's state, so they end with the session.
 */
export function useLastListParams(): (path: string) => string {
  const { pathname, search } = useLocation()
  const [left, setLeft] = useState<Record<string, string>>({})
  const now = withoutRecord(search)
  if ((left[pathname] ?? '') !== now) setLeft({ ...left, [pathname]: now })
  return (path) => (path === pathname ? '' : (left[path] ?? ''))
}

/** The record opened by a link is not part of the list's state. */
function withoutRecord(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('edit')
  params.delete('field')
  const rest = params.toString()
  return rest && `?${rest}`
}
