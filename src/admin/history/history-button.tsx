import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { ScreenNotices } from '../shell/use-notice.ts'
import { RecordHistory } from './record-history.tsx'
import type { RecordKey } from './versions.ts'

interface HistoryButtonProps {
  record: RecordKey
  notices: Pick<ScreenNotices, 'show'>
  /** Closes the surrounding form, after a question if it has unsaved input. Returns false if the user stays. */
  leave: () => Promise<boolean>
}

/** Opens the history of the record from its form. */
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
