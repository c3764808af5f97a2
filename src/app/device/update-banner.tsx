import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { isForStaff } from '#model/paths/staff-paths.ts'
import { useWords } from '#site/messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { hasUnsaved } from '#ui/unsaved-input.ts'

import { onUpdateWaiting, takeUpdate, updateIsWaiting, updateWaitedAlready } from './updates.ts'

import styles from './update-banner.module.css'

interface UpdateLineProps {
  /** The page by which its reader came. */
  cameTo: string
}

/**
 * A quiet line when a newer build is ready. Readers get it by itself at the next
 * page they open, or while they look away; somebody who is typing, when they ask for it.
 */
export function UpdateLine({ cameTo }: UpdateLineProps) {
  const waiting = useSyncExternalStore(onUpdateWaiting, updateIsWaiting)
  /** Somebody wanted it while something typed was not saved. */
  const [held, setHeld] = useState(false)
  /** Until the app is opened the next time. */
  const [isPutAway, setPutAway] = useState(false)
  const { pathname } = useLocation()
  const words = useWords().update

  useEffect(() => {
    if (!waiting || isForStaff(pathname) || hasUnsaved()) return
    // On the page they came to, only if it waited before, and they have done nothing there yet.
    const isHere = pathname === cameTo
    if (isHere && (!updateWaitedAlready() || navigator.userActivation?.hasBeenActive)) return
    void takeUpdate()
  }, [pathname, cameTo, waiting])

  useEffect(() => {
    if (!waiting || isForStaff(pathname)) return undefined
    // They look at something else: when they come back, it is there, where they were.
    const left = () => {
      if (document.visibilityState === 'hidden' && !hasUnsaved()) void takeUpdate()
    }
    document.addEventListener('visibilitychange', left)
    return () => document.removeEventListener('visibilitychange', left)
  }, [pathname, waiting])

  async function take(): Promise<void> {
    setHeld(!(await takeUpdate()))
  }

  if (!waiting || isPutAway) return null
  return (
    <output className={styles['line']}>
      <span>{held ? words.saveFirst : words.ready}</span>
      <span className={styles['buttons']}>
        {isForStaff(pathname) && <Button onClick={() => setPutAway(true)}>Later</Button>}
        <Button onClick={() => void take()}>{words.use}</Button>
      </span>
    </output>
  )
}
