import { format } from 'date-fns'
import { useState } from 'react'

import { toForm } from '#model/blanks.ts'
import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { toSentenceCase } from '../content-types/common-messages.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { FormattedValue } from '../edits/formatted-value.tsx'
import { useReferenceNames } from '../edits/use-reference-names.ts'
import { ValueDiff } from '../edits/value-diff.tsx'
import type { RestoreTarget, RestoreRequest } from './restore-version-dialog.tsx'
import {
  getRestorableContent,
  getRestorableField,
  type FieldChange,
  type RecordKey,
  type Version,
} from './versions.ts'

import styles from './history.module.css'

interface HistoryEntryProps {
  version: Version
  isOpenAtFirst: boolean
  isNewest: boolean
  /** Whether the event belongs to a child record, such as a picture. */
  isPart: boolean
  /** The current state of the record or child record; null when it is deleted. */
  now: Fields | null
  onWant: (request: RestoreRequest) => void
  /** Null for a deleted record. */
  onBringBack: ((record: RecordKey, target: RestoreTarget) => Promise<void>) | null
}

/** One audit event: who, when, and the diff of each field. */
export function AuditEventItem(props: HistoryEntryProps) {
  const { version, isOpenAtFirst, isNewest, isPart, now, onWant } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { record, author, state, fields } = version
  const when = timeOf(version)
  const description = isPart ? describeRecordVersion(version) : describeVersion(version)
  return (
    <li className={styles.version}>
      <p className={styles.about}>
        <strong>{author}</strong> <time dateTime={new Date(version.at).toISOString()}>{when}</time>{' '}
        {isNewest && <Badge tone="green">As it is now</Badge>}{' '}
        {state === 'waiting' && <Badge tone="blue">Waiting to sync</Badge>}
        {state === 'parked' && <Badge tone="red">Needs attention</Badge>}
      </p>
      {fields.length === 0 && <p>{description}</p>}
      {fields.length > 0 && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{description}</summary>
          {isOpen &&
            fields.map((field) => (
              <Field
                key={field.column}
                field={field}
                when={when}
                // Fields that match already need no restore, and missing ones cannot be restored.
                onBringBack={
                  now && 'before' in field && !isJsonEqual(now[field.column], field.before)
                    ? () =>
                        onWant({
                          record,
                          from: `before ${when}`,
                          fields: getRestorableField(version, field.column),
                        })
                    : null
                }
              />
            ))}
        </details>
      )}
      <WayBack {...props} when={when} />
    </li>
  )
}

/** Restores a version of the record, or a deleted child record. */
function WayBack(props: HistoryEntryProps & { when: string }) {
  const { version, isNewest, isPart, now, when, onWant, onBringBack } = props
  const { record, action, before, content } = version
  if (isPart) {
    if (action !== 'delete' || now || !before || !onBringBack) return null
    return (
      <Button
        aria-label={`Restore what was deleted on ${when}`}
        onClick={() => void onBringBack(record, { deleted: toForm(record.table, before) })}
      >
        <Icon name="undo" />
        Restore it
      </Button>
    )
  }
  if (isNewest || !now || !content) return null
  return (
    <Button
      aria-label={`Restore this version of ${when}`}
      onClick={() => onWant({ record, from: `on ${when}`, fields: getRestorableContent(content) })}
    >
      <Icon name="undo" />
      Restore this version
    </Button>
  )
}

interface FieldProps {
  field: FieldChange
  when: string
  onBringBack: (() => void) | null
}

function Field({ field, when, onBringBack }: FieldProps) {
  const named = useReferenceNames()
  const { column, label } = field
  const isChange = 'before' in field && 'after' in field
  return (
    <section className={styles.field} aria-label={label}>
      <h3>{label}</h3>
      {isChange ? (
        <ValueDiff before={named(column, field.before)} after={named(column, field.after)} />
      ) : (
        <FormattedValue value={named(column, 'after' in field ? field.after : field.before)} />
      )}
      {isChange && onBringBack && (
        <Button
          tone="quiet"
          className={styles.earlier}
          aria-label={`Restore ${label} as it was before ${when}`}
          onClick={onBringBack}
        >
          <Icon name="undo" />
          Restore the earlier one
        </Button>
      )}
    </section>
  )
}

const timeOf = ({ at }: Version) => format(at, 'MMM dd, yyyy HH:mm')

/** The log calls it created; only the description says that the record existed before. */
const isBroughtBack = (description: string): boolean => description.startsWith('Brought back')

function describeVersion({ action, description, fields }: Version): string {
  if (fields.length === 0) return description || 'No visible changes.'
  if (action === 'create') return isBroughtBack(description) ? 'Restored it.' : 'Added it.'
  if (action === 'delete') return 'Deleted it.'
  return `Changed ${fields.map(({ label }) => label).join(', ')}.`
}

/** The same for a child record, which is named first. */
function describeRecordVersion({ record, action, description, fields }: Version): string {
  const { one } = contentTypes[record.table].messages
  const name = toSentenceCase(one)
  if (action === 'create') return `${name} ${isBroughtBack(description) ? 'restored' : 'added'}.`
  if (action === 'delete') return `${name} deleted.`
  if (fields.length === 0) return description || `${name}: no visible changes.`
  return `${name}: changed ${fields.map(({ label }) => label).join(', ')}.`
}
