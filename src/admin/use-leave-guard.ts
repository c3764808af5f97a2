import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { holdUnsaved } from '#ui/unsaved.ts'

/**
 * Asks before a form that is not saved is left: by a link, by the browser's
 * back button, or by closing the tab, where only the browser itself may ask.
 */
export function useLeaveGuard(active: boolean, mayLeave: () => Promise<boolean>): void {
  const navigate = useNavigate()

  const onLink = useEffectEvent(async (to: string) => {
    if (await mayLeave()) await navigate(to)
  })
  const onBack = useEffectEvent(async (steps: number) => {
    if (await mayLeave()) window.history.go(steps)
  })

  useEffect(() => {
    if (!active) return undefined
    const here = placeIn(window.history.state)
    let undoing = false
    const letGo = holdUnsaved()

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const to = inAppTarget(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      void onLink(to)
    }
    // The address has changed already when we hear of it: go back at once, then ask.
    const onPop = (event: PopStateEvent) => {
      const there = placeIn(event.state)
      if (undoing) {
        undoing = false
        event.stopImmediatePropagation()
      } else if (here !== null && there !== null && there !== here) {
        undoing = true
        event.stopImmediatePropagation()
        window.history.go(here - there)
        void onBack(there - here)
      }
    }

    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    // Before the router, which listens in the bubbling phase.
    window.addEventListener('popstate', onPop, true)
    return () => {
      letGo()
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onPop, true)
    }
  }, [active])
}

/** The router numbers the entries of the history. */
function placeIn(state: unknown): number | null {
  const place = (state as { idx?: unknown } | null)?.idx
  return typeof place === 'number' ? place : null
}

/** Where a click leads inside the app, or null when it is none of our business. */
function inAppTarget(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return null
  const to = new URL(link.href, window.location.href)
  if (to.origin !== window.location.origin) return null
  return to.pathname === window.location.pathname ? null : to.pathname + to.search + to.hash
}
