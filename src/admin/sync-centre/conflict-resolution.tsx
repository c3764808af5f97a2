import { useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { resolveConflict, type FieldResolutions } from '#db/parked-edits.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { stripFingerprint } from '#model/fingerprints.ts'
import type { RowConflict } from '#model/mutation.ts'
import { Button } from '#ui/button.tsx'

import type { ScreenNotices } from '../shell/use-notice.ts'
import { ConflictingField } from './conflicting-field.tsx'
import { listConflictingFields, type FieldConflict } from './conflicting-fields.ts'

import styles from './parked-edit.module.css'

interface ConflictChoiceProps {
  entry: OutboxEntry
  rows: Record<string, RowConflict>
  /** The whole outbox: later edits of the same fields are part of the conflict. */
  box: readonly OutboxEntry[]
  notices: ScreenNotices
}

/** Resolves a conflict per field, mine or theirs: two buttons for one field, otherwise a choice for each. */
export function ConflictResolution({ entry, rows, box, notices }: ConflictChoiceProps) {
  const db = useDatabase()
  const [choices, setChoices] = useState<FieldResolutions>({})
  const fields = listConflictingFields(entry, box)
  const [only] = fields.length === 1 ? fields : []

  async function decide(chosen: FieldResolutions, success: string): Promise<void> {
    await resolveConflict(db, entry.seq, chosen)
    notices.show({ tone: 'info', text: success })
  }

  if (entry.ops.some(({ op, id }) => op === 'delete' && rows[id])) {
    return (
      <Button tone="danger" onClick={() => void decide({}, 'It is deleted with the next sync.')}>
        Delete anyway
      </Button>
    )
  }
  if (fields.length === 0) {
    return (
      <Button tone="primary" onClick={() => void decide({}, 'It is sent with the next sync.')}>
        Keep mine
      </Button>
    )
  }
  return (
    <>
      <div className={styles.fields}>
        {fields.map((field) => (
          <ConflictingField key={field.column} field={field}>
            {only ? (
              <>
                <Button
                  onClick={() =>
                    void decide(
                      { [field.column]: 'mine' },
                      'Your version is sent with the next sync.',
                    )
                  }
                >
                  Keep mine
                </Button>
                <Button
                  onClick={() => void decide({ [field.column]: 'theirs' }, 'Their version stays.')}
                >
                  Use theirs
                </Button>
              </>
            ) : (
              <Versions
                name={`${entry.id}/${field.column}`}
                chosen={choices[field.column]}
                onChoose={(version) => setChoices({ ...choices, [field.column]: version })}
              />
            )}
          </ConflictingField>
        ))}
      </div>
      {hasMore(entry, fields) && <p>The rest of this change is sent either way.</p>}
      {!only && (
        <div className={styles.buttons}>
          <Button
            tone="primary"
            disabled={!fields.every(({ column }) => choices[column])}
            onClick={() => void decide(choices, 'Your choice is sent with the next sync.')}
          >
            Keep what I chose
          </Button>
        </div>
      )}
    </>
  )
}

/** Whether the edit also has changes without a conflict; the values of a new row were sent with it. */
function hasMore({ ops }: OutboxEntry, fields: readonly FieldConflict[]): boolean {
  const conflicting = new Set(fields.map(({ column }) => column))
  const changed = ops.flatMap(({ op, set }) => (op === 'insert' ? [] : Object.keys(set ?? {})))
  return changed.some((column) => !conflicting.has(stripFingerprint(column)))
}

const versions = { mine: 'Keep mine', theirs: 'Use theirs' } as const

interface VersionsProps {
  name: string
  chosen: 'mine' | 'theirs' | undefined
  onChoose: (version: 'mine' | 'theirs') => void
}

function Versions({ name, chosen, onChoose }: VersionsProps) {
  return (['mine', 'theirs'] as const).map((version) => (
    <label key={version} className={styles.version}>
      <input
        type="radio"
        name={name}
        checked={chosen === version}
        onChange={() => onChoose(version)}
      />
      {versions[version]}
    </label>
  ))
}
