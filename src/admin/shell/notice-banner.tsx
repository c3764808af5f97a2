import { useDatabase } from '#db/database-context.ts'
import { letGo } from '#db/outbox.ts'
import { Banner } from '#ui/banner.tsx'

import { UndoButton } from './undo-button.tsx'
import type { Notice, Notices } from './use-notice.ts'

import styles from './notice-banner.module.css'

interface NoticeBannerProps {
  notice: Notice
  notices: Notices
}

/** What happened, with Undo where there is one; dismissing it gives Undo up. */
export function NoticeBanner({ notice, notices }: NoticeBannerProps) {
  const db = useDatabase()
  const { undo } = notice

  function dismiss(): void {
    notices.dismiss()
    if (undo) void letGo(db, undo)
  }

  return (
    <Banner tone={notice.tone} onDismiss={dismiss}>
      <div className={styles.row}>
        <p>{notice.text}</p>
        {undo && <UndoButton key={undo} edit={undo} notices={notices} />}
      </div>
    </Banner>
  )
}
