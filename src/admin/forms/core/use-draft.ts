import { useEffect, useRef } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Draft } from '#db/stored-types.ts'

import { holdDraft, saveDraft } from './drafts.ts'

const PAUSE_MS = 300

/**
 * Keeps what is typed on this device: at each pause, and whenever the page may
 * be about to close. Call the returned function when the draft is stored
 * elsewhere or discarded, so that a pause ending just then does not bring it back.
 */
export function useDraft(draft: Draft | null): () => void {
  const db = useDatabase()
  const pending = useRef<Draft | null>(null)

  useEffect(() => {
    pending.current = draft
    if (!draft) return undefined
    const keep = () => {
      const latest = pending.current
      pending.current = null
      // A full disk must not disturb the typing; saving will say so.
      if (latest) saveDraft(db, latest).catch(reportError)
    }
    const timer = setTimeout(keep, PAUSE_MS)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [db, draft])

  const form = draft?.key
  useEffect(() => (form === undefined ? undefined : holdDraft(form)), [form])

  useEffect(
    () => () => {
      if (pending.current && db.isOpen()) saveDraft(db, pending.current).catch(reportError)
    },
    [db],
  )

  return () => {
    pending.current = null
  }
}
