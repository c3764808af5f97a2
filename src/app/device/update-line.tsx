import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { isForStaff } from '#model/texts/staff-address.ts'
import { Button } from '#ui/button.tsx'
import { hasUnsaved } from '#ui/unsaved.ts'

import type * as updatesModule from './updates.ts'
import { whenQuiet } from './when-quiet.ts'

import styles from './update-line.module.css'

type Updates = typeof updatesModule

/**
 * A quiet line when a newer build is ready. Readers get it by itself at the next
 * page they open, or while they look away; somebody who is typing, when they ask for it.
 */
export function UpdateLine() {
  const [updates, setUpdates] = useState<Updates | null>(null)
  const [waiting, setWaiting] = useState(false)
  /** Somebody wanted it while something typed was not saved. */
  const [held, setHeld] = useState(false)
  const { pathname } = useLocation()
  const opened = useRef(pathname)

  useEffect(() => {
    let stop = (): void => undefined
    whenQuiet(async () => {
      const loaded = await import('./updates.ts')
      setUpdates(loaded)
      setWaiting(loaded.updateIsWaiting())
      stop = loaded.onUpdateWaiting(() => setWaiting(true))
    })
    return () => stop()
  }, [])

  useEffect(() => {
    if (!updates || !waiting || isForStaff(pathname) || hasUnsaved()) return
    // On the page they came to, only if it waited before, and they have done nothing there yet.
    const isHere = pathname === opened.current
    if (isHere && (!updates.updateWaitedAlready() || navigator.userActivation?.hasBeenActive))
      return
    void updates.takeUpdate()
  }, [pathname, updates, waiting])

  useEffect(() => {
    if (!updates || !waiting || isForStaff(pathname)) return undefined
    // They look at something else: when they come back, it is there, where they were.
    const left = () => {
      if (document.visibilityState === 'hidden' && !hasUnsaved()) void updates.takeUpdate()
    }
    document.addEventListener('visibilitychange', left)
    return () => document.removeEventListener('visibilitychange', left)
  }, [pathname, updates, waiting])

  async function take(): Promise<void> {
    setHeld((await updates?.takeUpdate()) === false)
  }

  if (!waiting || !updates) return null
  return (
    <output className={styles['line']}>
      <span>{held ? 'Please save what you are typing first.' : 'A newer version is ready.'}</span>
      <Button onClick={() => void take()}>Use it now</Button>
    </output>
  )
}
