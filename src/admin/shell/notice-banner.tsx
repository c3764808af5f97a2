import { useEffect, useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { endUndoWindow } from '#db/outbox.ts'
import { Banner } from '#ui/banner.tsx'
import { Link } from '#ui/link.tsx'

import { UndoButton } from './undo-button.tsx'
import { describeSending, useEditVerdict, type EditVerdict } from './use-edit-verdict.ts'
import type { ScreenNotice, ScreenNotices } from './use-notice.ts'

import styles from './notice-banner.module.css'

interface NoticeBannerProps {
  notice: ScreenNotice
  notices: ScreenNotices
}

/** A notice with Undo if there is one; dismissing it ends the undo window. */
export function NoticeBanner({ notice, notices }: NoticeBannerProps) {
  const db = useDatabase()
  const { undo, edit = undo ?? null, tone } = notice
  // The server's response may arrive while the success notice still shows.
  const verdict = useEditVerdict(edit)

  function dismiss(): void {
    notices.dismiss()
    if (undo) void endUndoWindow(db, undo)
  }

  if (verdict?.kind === 'parked') {
    return (
      <Banner tone="warning" onDismiss={dismiss}>
        <span>This change could not be published. It needs your decision.</span>{' '}
        <Link to="/admin/sync">Open unsent changes</Link>
      </Banner>
    )
  }
  // Green says that nothing stands between the change and the website.
  const isHeld = verdict?.kind === 'delayed' || verdict?.kind === 'blocked'
  return (
    <Banner tone={tone === 'success' && isHeld ? 'info' : tone} onDismiss={dismiss}>
      <div className={styles.row}>
        <p>
          <span>{textOf(notice, verdict)}</span>
          {verdict && <Place key={edit} notice={notice} verdict={verdict} />}
        </p>
        {undo && <UndoButton key={undo} edit={undo} done={notice.undone} notices={notices} />}
      </div>
    </Banner>
  )
}

/** What visitors see, or when they will see it. */
function textOf({ text, later, undo }: ScreenNotice, verdict: EditVerdict | undefined): string {
  if (!later || !undo || verdict?.kind === 'stored') return text
  return later(verdict?.kind === 'delayed' ? verdict.when : describeSending(null))
}

/** Most edits are stored sooner. */
const SHOWN_AFTER_MS = 1_000

/** Where the change is, as long as it is not on the server. */
function Place({ notice, verdict }: { notice: ScreenNotice; verdict: EditVerdict }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const sentence = placeOf(verdict, isSlow && notice.undo === undefined)
  const isSaid = notice.later !== undefined && verdict.kind === 'delayed'
  return sentence && !isSaid ? <span>{` ${sentence}`}</span> : null
}

function placeOf(verdict: EditVerdict, isSlow: boolean): string | null {
  if (verdict.kind === 'delayed') {
    const are = verdict.count === 1 ? 'It is' : 'They are'
    return `Saved on this device. ${are} sent ${verdict.when}.`
  }
  if (verdict.kind === 'blocked')
    return 'Saved on this device. It waits behind a change that needs your decision.'
  return verdict.kind === 'on-its-way' && isSlow ? 'On its way to the website.' : null
}
