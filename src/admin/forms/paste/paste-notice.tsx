import type { ReactNode } from 'react'

import { Button } from '#ui/button.tsx'

import type { PasteResult } from './use-pasted-items.ts'

import styles from './paste-notice.module.css'

interface WithPasteNoteProps {
  label: string
  pasteResult: PasteResult | null
  children: ReactNode
}

/** A list field with a notice below it that pasted text was cleaned up, and how to undo that. */
export function PasteNoticeFrame({ label, pasteResult, children }: WithPasteNoteProps) {
  return (
    <div className={styles.box}>
      {children}
      <div className={styles.note} data-pasted={pasteResult !== null}>
        {/* Rendered before it has text: screen readers only announce changes of an existing region. */}
        <output>{pasteResult && describePaste(pasteResult.count)}</output>
        {pasteResult && (
          <Button aria-label={`Undo clean-up: ${label}`} onClick={pasteResult.pasteAsItWas}>
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
