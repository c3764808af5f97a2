import { useLayoutEffect, useRef } from 'react'

import { findDependentEdits } from '#db/dependent-edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { discardEdit } from '#db/parked-edits.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { describeEdit } from '../edits/describe-edit.ts'
import { useOwners } from '../edits/owners.ts'
import { describeParkReason } from '../edits/park-reasons.ts'
import { formatShortTime } from '../shell/format-time.ts'
import type { Confirm } from '../shell/use-confirm.tsx'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { ConflictAuthors } from './conflict-authors.tsx'
import { ConflictResolution } from './conflict-resolution.tsx'
import { listConflictingFields } from './conflicting-fields.ts'
import { DeletedRowResolution } from './deleted-row-resolution.tsx'
import { RejectedEditResolution } from './rejected-edit-resolution.tsx'
import { isSlugConflict, SlugConflict } from './slug-conflict.tsx'

import styles from './parked-edit.module.css'

interface ParkedEditProps {
  entry: OutboxEntry
  /** The whole outbox: it has the edits blocked by this one. */
  box: readonly OutboxEntry[]
  confirm: Confirm
  notices: ScreenNotices
}

/** A parked edit: what it changes, why it is parked, and how to resolve it. */
export function ParkedEdit({ entry, box, confirm, notices }: ParkedEditProps) {
  const db = useDatabase()
  const owners = useOwners()
  const title = describeEdit(entry, owners)
  const dependents = findDependentEdits(box, entry)
  const waiting = [...dependents.discarded, ...dependents.unlinked]
  const item = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    const card = item.current
    return () => {
      // The form disappears with the button that resolved it: move the focus.
      if (!card?.contains(document.activeElement)) return
      const next = card.nextElementSibling?.querySelector('h3') ?? document.querySelector('main h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])

  async function giveUp(): Promise<void> {
    const sure = await confirm({
      title: 'Discard this change?',
      text: `${[title, ...dependents.discarded.map((one) => describeEdit(one, owners))].join('; ')}. This cannot be undone.`,
      yes: 'Discard',
    })
    if (!sure) return
    await discardEdit(db, entry.seq)
    notices.show({ tone: 'success', text: 'The change was discarded.' })
  }

  return (
    <li ref={item} className={styles.edit}>
      <div className={styles.top}>
        <Icon name="alert" />
        <h3 tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        <span className={styles.when}>{formatShortTime(entry.at)}</span>
      </div>
      {entry.refusal && <p>{describeParkReason(entry.refusal, entry.ops)}</p>}
      {waiting.length > 0 && (
        <div className={styles.along}>
          <p>These changes are sent once it is resolved:</p>
          <ul>
            {waiting.map((one) => (
              <li key={one.id}>{describeEdit(one, owners)}</li>
            ))}
          </ul>
        </div>
      )}
      {entry.refusal?.kind === 'conflict' && (
        <ConflictAuthors entry={entry} rows={entry.refusal.rows} />
      )}
      {isSlugConflict(entry.refusal) && <SlugConflict entry={entry} box={box} notices={notices} />}
      <Choice entry={entry} box={box} notices={notices} />
      {/* In a conflict, “Use theirs” already discards mine. */}
      {listConflictingFields(entry, box).length === 0 && (
        <Button tone="quiet" className={styles.discard} onClick={() => void giveUp()}>
          <Icon name="trash" />
          Discard my change
        </Button>
      )}
    </li>
  )
}

function Choice({ entry, box, notices }: Omit<ParkedEditProps, 'confirm'>) {
  if (entry.refusal?.kind !== 'conflict')
    return <RejectedEditResolution entry={entry} box={box} notices={notices} />
  const conflicts = Object.values(entry.refusal.rows)
  if (conflicts.some((conflict) => 'gone' in conflict))
    return <DeletedRowResolution entry={entry} notices={notices} />
  return <ConflictResolution entry={entry} rows={entry.refusal.rows} box={box} notices={notices} />
}
