import { useEffect, useRef } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import type { Draft } from '#db/stored-types.ts'

import { holdDraft, saveDraft } from './drafts.ts'

const PAUSE_MS = 300

/**
 * Stores a draft at each pause in typing and before the page may close. Call the returned function
 * once the draft is saved or discarded, so that a pending write does not restore it.
 */
export function useDraft(draft: Draft | null): () => void {
  const db = useDatabase()
  const pending = useRef<Draft | null>(null)

  useEffect(() => {
    pending.current = draft
    if (!draft) return undefined
    const saveLatest = () => {
      const latest = pending.current
      pending.current = null
      // A full disk must not disturb typing; saving will report it.
      if (latest) saveDraft(db, latest).catch(reportError)
    }
    const timer = setTimeout(saveLatest, PAUSE_MS)
    window.addEventListener('pagehide', saveLatest)
    document.addEventListener('visibilitychange', saveLatest)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', saveLatest)
      document.removeEventListener('visibilitychange', saveLatest)
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
