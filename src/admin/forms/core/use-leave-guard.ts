import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { countEntriesOnTop, isCovered, pushOnTop } from '#ui/on-top/back.ts'
import { blockReload } from '#ui/unsaved-input.ts'

/**
 * Asks before an unsaved form is left: by a link, by the browser's back button, or by closing the
 * tab, where only the browser itself may ask.
 */
export function useLeaveGuard(active: boolean, mayLeave: () => Promise<boolean>): void {
  const navigate = useNavigate()

  const onLink = useEffectEvent(async (event: MouseEvent) => {
    const to = inAppTarget(event)
    if (to === null || !(active || countEntriesOnTop() > 0)) return
    event.preventDefault()
    event.stopPropagation()
    if (!active || (await mayLeave())) await navigate(to, { replace: countEntriesOnTop() > 0 })
  })
  const onBack = useEffectEvent(async () => {
    if (!active || (await mayLeave())) window.history.go(-1 - countEntriesOnTop())
  })

  useEffect(() => {
    if (!active) return undefined
    // A dialog, or a form opened from a list, asks by itself, and only that closes.
    const letBackGo = isCovered() ? null : pushOnTop(() => void onBack())
    const letGo = blockReload()
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      letBackGo?.()
      letGo()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [active])

  useEffect(() => {
    const onClick = (event: MouseEvent) => void onLink(event)
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}

/** Returns the target of a click inside the app, or null if there is none. */
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
