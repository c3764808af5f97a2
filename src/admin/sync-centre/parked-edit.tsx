import { useLayoutEffect, useRef } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { restingOn } from '#db/dependents/dependent-edits.ts'
import { discard } from '#db/parked-edits.ts'
import type { Entry } from '#db/stored-types.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { describeEntry } from '../edits/describe-edit.ts'
import { useOwners } from '../edits/owners.ts'
import { reasonOf } from '../edits/park-reasons.ts'
import { shortTime } from '../shell/format-time.ts'
import type { Ask } from '../shell/use-confirm.tsx'
import type { Notices } from '../shell/use-notice.ts'
import { clashingFields } from './clashing-fields.ts'
import { TheirSide } from './conflict-authors.tsx'
import { ConflictChoice } from './conflict-resolution.tsx'
import { GoneChoice } from './deleted-row-resolution.tsx'
import { RefusedChoice } from './rejected-edit-resolution.tsx'
import { isSlugClash, SlugClash } from './slug-conflict.tsx'

import styles from './parked-edit.module.css'

interface ParkedEditProps {
  entry: Entry
  /** The whole outbox: what rests on this edit waits with it. */
  box: readonly Entry[]
  ask: Ask
  notices: Notices
}

/** One edit that did not reach the server: what it was, why, and what can be done about it. */
export function ParkedEdit({ entry, box, ask, notices }: ParkedEditProps) {
  const db = useDatabase()
  const owners = useOwners()
  const title = describeEntry(entry, owners)
  const resting = restingOn(box, entry)
  const waiting = [...resting.go, ...resting.let]
  const item = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    const card = item.current
    return () => {
      // It goes with the button that settled it: without this the focus would be nowhere.
      if (!card?.contains(document.activeElement)) return
      const next = card.nextElementSibling?.querySelector('h3') ?? document.querySelector('main h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])

  async function giveUp(): Promise<void> {
    const sure = await ask({
      title: 'Discard this change?',
      text: `${[title, ...resting.go.map((one) => describeEntry(one, owners))].join('; ')}. It cannot be brought back.`,
      yes: 'Discard',
    })
    if (!sure) return
    await discard(db, entry.seq)
    notices.say({ tone: 'success', text: 'The change was discarded.' })
  }

  return (
    <li ref={item} className={styles.edit}>
      <div className={styles.top}>
        <Icon name="alert" />
        <h3 tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        <span className={styles.when}>{shortTime(entry.at)}</span>
      </div>
      {entry.refusal && <p>{reasonOf(entry.refusal, entry.ops)}</p>}
      {waiting.length > 0 && (
        <div className={styles.along}>
          <p>These wait for it, and are sent once it is settled:</p>
          <ul>
            {waiting.map((one) => (
              <li key={one.id}>{describeEntry(one, owners)}</li>
            ))}
          </ul>
        </div>
      )}
      {entry.refusal?.kind === 'conflict' && <TheirSide entry={entry} rows={entry.refusal.rows} />}
      {isSlugClash(entry.refusal) && <SlugClash entry={entry} box={box} notices={notices} />}
      <Choice entry={entry} box={box} notices={notices} />
      {/* Where it is asked whose version stays, theirs is the same as to discard mine. */}
      {clashingFields(entry, box).length === 0 && (
        <Button tone="quiet" className={styles.discard} onClick={() => void giveUp()}>
          <Icon name="trash" />
          Discard my change
        </Button>
      )}
    </li>
  )
}

function Choice({ entry, box, notices }: Omit<ParkedEditProps, 'ask'>) {
  if (entry.refusal?.kind !== 'conflict')
    return <RefusedChoice entry={entry} box={box} notices={notices} />
  const clashes = Object.values(entry.refusal.rows)
  if (clashes.some((clash) => 'gone' in clash))
    return <GoneChoice entry={entry} notices={notices} />
  return <ConflictChoice entry={entry} rows={entry.refusal.rows} box={box} notices={notices} />
}
