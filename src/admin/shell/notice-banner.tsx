import { useCallback } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { endUndoWindow } from '#db/outbox.ts'
import { readParkedEdits } from '#db/parked-edits.ts'
import { Banner } from '#ui/banner.tsx'
import { Link } from '#ui/link.tsx'

import { UndoButton } from './undo-button.tsx'
import type { ScreenNotice, ScreenNotices } from './use-notice.ts'
import { useSyncSummary } from './use-sync-summary.ts'

import styles from './notice-banner.module.css'

interface NoticeBannerProps {
  notice: ScreenNotice
  notices: ScreenNotices
}

/** A notice with Undo if there is one; dismissing it ends the undo window. */
export function NoticeBanner({ notice, notices }: NoticeBannerProps) {
  const db = useDatabase()
  const { undo, edit } = notice
  const parked = useQuery(readParkedEdits)
  // The server's response may arrive while the success notice still shows.
  const isNone = edit !== undefined && parked?.some(({ id }) => id === edit)

  function dismiss(): void {
    notices.dismiss()
    if (undo) void endUndoWindow(db, undo)
  }

  if (isNone) {
    return (
      <Banner tone="warning" onDismiss={dismiss}>
        <span>This change could not be published. It needs your decision.</span>{' '}
        <Link to="/admin/sync">Open unsent changes</Link>
      </Banner>
    )
  }
  return (
    <Banner tone={notice.tone} onDismiss={dismiss}>
      <div className={styles.row}>
        <p>{notice.later && undo ? <Later edits={undo} notice={notice} /> : notice.text}</p>
        {undo && <UndoButton key={undo} edit={undo} done={notice.undone} notices={notices} />}
      </div>
    </Banner>
  )
}

/** Says what visitors see, and when they will see it while it is not fully sent. */
function Later({ edits, notice: { text, later } }: { edits: string; notice: ScreenNotice }) {
  const offline = useSyncSummary()?.offline
  const waiting = useQuery(
    useCallback((db) => db.outbox.filter((entry) => entry.action === edits).count(), [edits]),
  )
  if (waiting === 0) return text
  return later?.(offline ? 'once this tablet is online' : 'in a moment')
}
