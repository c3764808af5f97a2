import type { ReactNode } from 'react'

import { Button } from '#ui/button.tsx'

import type { PasteResult } from './use-pasted-items.ts'

import styles from './paste-notice.module.css'

interface WithPasteNoteProps {
  label: string
  news: PasteResult | null
  children: ReactNode
}

/** A list field with a notice below it that pasted text was cleaned up, and how to undo that. */
export function PasteNoticeFrame({ label, news, children }: WithPasteNoteProps) {
  return (
    <div className={styles.box}>
      {children}
      <div className={styles.note} data-pasted={news !== null}>
        {/* Rendered before it has text: screen readers only announce changes of an existing region. */}
        <output>{news && describePaste(news.count)}</output>
        {news && (
          <Button aria-label={`Undo clean-up: ${label}`} onClick={news.pasteAsItWas}>
            Undo clean-up
          </Button>
        )}
      </div>
    </div>
  )
}

const describePaste = (count: number) =>
  count === 1
    ? 'Pasted as one item and cleaned up.'
    : `Pasted as ${count} items. Bullets and numbers were removed.`
