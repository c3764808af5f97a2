import { format } from 'date-fns'
import { useState } from 'react'

import { isSame } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { ShownDifference } from '../edits/shown-difference.tsx'
import { ShownValue } from '../edits/shown-value.tsx'
import { useNamed } from '../edits/use-named.ts'
import type { Wanted } from './bring-version-back.tsx'
import { contentToBringBack, fieldToBringBack, type FieldChange, type Version } from './versions.ts'

import styles from './history.module.css'

interface HistoryEntryProps {
  version: Version
  isNewest: boolean
  /** The record as it is now; null when it is gone. */
  now: Fields | null
  onWant: (wanted: Wanted) => void
}

/** One thing that happened: who, when, what, field by field. */
export function HistoryEntry({ version, isNewest, now, onWant }: HistoryEntryProps) {
  const [isOpen, setOpen] = useState(isNewest)
  const { who, state, fields, content } = version
  const when = timeOf(version)
  return (
    <li className={styles.version}>
      <p className={styles.about}>
        <strong>{who}</strong> <time dateTime={new Date(version.at).toISOString()}>{when}</time>{' '}
        {isNewest && <Badge tone="green">As it is now</Badge>}{' '}
        {state === 'waiting' && <Badge tone="blue">Waiting to sync</Badge>}
        {state === 'parked' && <Badge tone="red">Needs attention</Badge>}
      </p>
      {fields.length === 0 && <p>{whatHappened(version)}</p>}
      {fields.length > 0 && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{whatHappened(version)}</summary>
          {isOpen &&
            fields.map((field) => (
              <Field
                key={field.column}
                field={field}
                when={when}
                // What is there already needs no bringing back, and what was not there cannot be.
                onBringBack={
                  now && 'before' in field && !isSame(now[field.column], field.before)
                    ? () =>
                        onWant({
                          from: `before ${when}`,
                          fields: fieldToBringBack(version, field.column),
                        })
                    : null
                }
              />
            ))}
        </details>
      )}
      {!isNewest && now && content && (
        <Button
          aria-label={`Bring back this version of ${when}`}
          onClick={() => onWant({ from: `on ${when}`, fields: contentToBringBack(content) })}
        >
          <Icon name="undo" />
          Bring back this version
        </Button>
      )}
    </li>
  )
}

interface FieldProps {
  field: FieldChange
  when: string
  onBringBack: (() => void) | null
}

function Field({ field, when, onBringBack }: FieldProps) {
  const named = useNamed()
  const { column, label } = field
  const isChange = 'before' in field && 'after' in field
  return (
    <section className={styles.field} aria-label={label}>
      <h3>{label}</h3>
      {isChange ? (
        <ShownDifference before={named(column, field.before)} after={named(column, field.after)} />
      ) : (
        <ShownValue value={named(column, 'after' in field ? field.after : field.before)} />
      )}
      {isChange && onBringBack && (
        <Button
          tone="quiet"
          className={styles.earlier}
          aria-label={`Bring back ${label} as it was before ${when}`}
          onClick={onBringBack}
        >
          <Icon name="undo" />
          Bring back the earlier one
        </Button>
      )}
    </section>
  )
}

const timeOf = ({ at }: Version) => format(at, 'MMM dd, yyyy HH:mm')

function whatHappened({ action, description, fields }: Version): string {
  if (fields.length === 0) return description || 'Changed nothing that is shown.'
  if (action === 'create') return 'Added it.'
  if (action === 'delete') return 'Deleted it.'
  return `Changed ${fields.map(({ label }) => label).join(', ')}.`
}
