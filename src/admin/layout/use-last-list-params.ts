import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The search and the filters with which each list was left, for the links of the menu: coming back
 * to a list finds it as it was. The link to the list that is open leads to all of it. They are
 * forgotten with the frame, and so with the session.
 */
export function useLastListParams(): (path: string) => string {
  const { pathname, search } = useLocation()
  const [left, setLeft] = useState<Record<string, string>>({})
  const now = withoutRecord(search)
  if ((left[pathname] ?? '') !== now) setLeft({ ...left, [pathname]: now })
  return (path) => (path === pathname ? '' : (left[path] ?? ''))
}

/** A record that a link had opened is not what the list shows. */
function withoutRecord(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('edit')
  params.delete('field')
  const kept = params.toString()
  return kept && `?${kept}`
}
