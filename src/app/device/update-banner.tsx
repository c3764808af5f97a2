import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { isStaffPath } from '#model/paths/staff-paths.ts'
import { useLanguage } from '#site/messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { hasUnsavedInput } from '#ui/unsaved-input.ts'

import { updateMessages } from './update-messages.ts'
import {
  onUpdateWaiting,
  applyUpdate,
  isUpdateWaiting,
  wasUpdateWaitingAtStart,
} from './updates.ts'

import styles from './update-banner.module.css'

/** Only staff have input to save. */
const SAVE_FIRST = 'Please save what you are typing first.'

interface UpdateLineProps {
  /** The page by which its reader came. */
  cameTo: string
}

/**
 * Shows that a newer build is ready. Readers get it at the next page they open, or while the tab is
 * hidden; staff with unsaved input only on request.
 */
export function UpdateBanner({ cameTo }: UpdateLineProps) {
  const waiting = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting)
  /** An update was requested while some input was unsaved. */
  const [isBlocked, setBlocked] = useState(false)
  /** Until the app is opened the next time. */
  const [isPutAway, setPutAway] = useState(false)
  const { pathname } = useLocation()
  const messages = updateMessages[useLanguage()]

  useEffect(() => {
    if (!waiting || isStaffPath(pathname) || hasUnsavedInput()) return
    // On the page they came to, only if it waited before, and they have done nothing there yet.
    const isHere = pathname === cameTo
    if (isHere && (!wasUpdateWaitingAtStart() || navigator.userActivation?.hasBeenActive)) return
    void applyUpdate()
  }, [pathname, cameTo, waiting])

  useEffect(() => {
    if (!waiting || isStaffPath(pathname)) return undefined
    // They look at something else: when they come back, it is there, where they were.
    const left = () => {
      if (document.visibilityState === 'hidden' && !hasUnsavedInput()) void applyUpdate()
    }
    document.addEventListener('visibilitychange', left)
    return () => document.removeEventListener('visibilitychange', left)
  }, [pathname, waiting])

  async function take(): Promise<void> {
    setBlocked(!(await applyUpdate()))
  }

  if (!waiting || isPutAway) return null
  return (
    <output className={styles['line']}>
      <span>{isBlocked ? SAVE_FIRST : messages.ready}</span>
      <span className={styles['buttons']}>
        {isStaffPath(pathname) && <Button onClick={() => setPutAway(true)}>Later</Button>}
        <Button onClick={() => void take()}>{messages.use}</Button>
      </span>
    </output>
  )
}
