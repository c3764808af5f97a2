import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { ScreenNotices } from '../shell/use-notice.ts'
import { RecordHistory } from './record-history.tsx'
import type { RecordKey } from './versions.ts'

interface HistoryButtonProps {
  record: RecordKey
  notices: Pick<ScreenNotices, 'show'>
  /** Closes the form it stands in, after a question where something is typed. False when its user stays. */
  leave: () => Promise<boolean>
}

/** The way from the form of a record to what happened to it. */
export function HistoryButton(props: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon name="clock" />
        <span data-button-label>History</span>
      </Button>
      {isOpen && <RecordHistory {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
