import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { holdUnsaved } from '#ui/unsaved.ts'

/**
 * Asks before a form that is not saved is left: by a link, by the browser's
 * back button, or by closing the tab, where only the browser itself may ask.
 *
 * Nothing can stop a step back in the history. So while there is something to
 * lose, a second entry for the same page lies on top, and back only takes that.
 */
export function useLeaveGuard(active: boolean, mayLeave: () => Promise<boolean>): void {
  const navigate = useNavigate()

  /** Whether we are on the second entry. */
  const guarded = useRef(false)

  const onLink = useEffectEvent(async (event: MouseEvent) => {
    const to = inAppTarget(event)
    if (to === null || !(active || guarded.current)) return
    event.preventDefault()
    event.stopPropagation()
    if (!active || (await mayLeave())) await navigate(to, { replace: guarded.current })
  })
  const onBack = useEffectEvent(async () => {
    // With nothing to lose any more, back was meant for the page before this one.
    if (!active || (await mayLeave())) window.history.back()
    else guarded.current = putOnTop()
  })

  useEffect(() => {
    if (!active) return undefined
    guarded.current = putOnTop()
    const letGo = holdUnsaved()
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      letGo()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [active])

  useEffect(() => {
    // The second entry survives a reload.
    guarded.current = isOnTop()
    const onClick = (event: MouseEvent) => void onLink(event)
    const onPop = () => {
      const before = guarded.current
      guarded.current = isOnTop()
      if (before && !guarded.current) void onBack()
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onPop)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onPop)
    }
  }, [])
}

function isOnTop(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'guard' in state
}

/** For what replaces the address of a page that stays: the router knows nothing of a second entry and would unmark it. */
export function keepingEntry(replace: () => void): void {
  const wasOnTop = isOnTop()
  replace()
  if (wasOnTop && !isOnTop()) {
    window.history.replaceState({ ...window.history.state, guard: true }, '')
  }
}

/** To the router both entries are the same place, so it does nothing when one of them goes. */
function putOnTop(): true {
  if (!isOnTop()) window.history.pushState({ ...window.history.state, guard: true }, '')
  return true
}

/** Where a click leads inside the app, or null when it leads nowhere or out of the app. */
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
