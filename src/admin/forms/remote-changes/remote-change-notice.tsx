import { useRef, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { FormattedValue } from '../../edits/formatted-value.tsx'
import { useReferenceNames } from '../../edits/use-reference-names.ts'
import type { RemoteChange } from '../core/open-form.ts'
import { findFieldControl } from '../find-field-control.ts'
import { describeChange } from './describe-change.ts'

import styles from './remote-change-notice.module.css'

interface MarkedFieldProps {
  id: string
  mark: RemoteChange
  column: string
  label: string
  /** The author, if known better than from the change itself. */
  author: ReactNode
  /** Renders their value; by default like any column. */
  show: ((value: unknown) => ReactNode) | undefined
  onTake: () => void
  onKeep: () => void
}

/** Notice below a field that was changed elsewhere; for a conflict, with buttons to choose a version. */
export function RemoteChangeNotice({ id, mark, column, label, ...rest }: MarkedFieldProps) {
  const { author, show, onTake, onKeep } = rest
  const part = useRef<HTMLDivElement>(null)
  const { kind, theirs, change } = mark
  const isConflict = kind === 'conflict'

  function decide(decision: () => void): void {
    // The buttons disappear: move the focus.
    findFieldControl(part.current)?.focus()
    decision()
  }

  return (
    <div
      ref={part}
      className={styles.mark}
      data-kind={kind}
      {...(isConflict && { 'data-conflict': true })}
    >
      <p id={id} className={styles.description}>
        <Icon name={isConflict ? 'alert' : 'sync'} />
        <span>
          <span>{author ?? describeChange(change)}</span>
          {isConflict && <span>{' You changed it here too.'}</span>}
          {kind === 'own' && <span>{' Saving replaces it with your text.'}</span>}
        </span>
      </p>
      {kind !== 'merged' && (
        <>
          <div className={styles.theirs}>
            <p className={styles.whose}>{kind === 'own' ? 'Saved version' : 'Their version'}</p>
            {show ? show(theirs) : <OfColumn column={column} value={theirs} />}
          </div>
          <div className={styles.buttons}>
            <Button
              aria-label={`Use ${isConflict ? 'theirs' : 'that'}: ${label}`}
              onClick={() => decide(onTake)}
            >
              {isConflict ? 'Use theirs' : 'Use that'}
            </Button>
            {isConflict && (
              <Button aria-label={`Keep mine: ${label}`} onClick={() => decide(onKeep)}>
                Keep mine
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function OfColumn({ column, value }: { column: string; value: unknown }) {
  return <FormattedValue value={useReferenceNames()(column, value)} />
}
