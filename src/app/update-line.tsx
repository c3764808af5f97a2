import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { isForStaff } from '#model/staff-address.ts'
import { Button } from '#ui/button.tsx'
import { hasUnsaved } from '#ui/unsaved.ts'

import type * as updatesModule from './updates.ts'
import { whenQuiet } from './when-quiet.ts'

import styles from './update-line.module.css'

type Updates = typeof updatesModule

/**
 * A quiet line when a newer build is ready. A reader gets it by himself at the
 * next page he opens, or while he looks away; somebody who is typing gets it when he asks for it.
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
    // On the page he came to, only if it waited before, and he has done nothing there yet.
    const isHere = pathname === opened.current
    if (isHere && (!updates.updateWaitedAlready() || navigator.userActivation?.hasBeenActive))
      return
    void updates.takeUpdate()
  }, [pathname, updates, waiting])

  useEffect(() => {
    if (!updates || !waiting || isForStaff(pathname)) return undefined
    // He looks at something else: when he comes back, it is there, where he was.
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
