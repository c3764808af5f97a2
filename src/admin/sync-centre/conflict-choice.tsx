import { useState } from 'react'

import { settle, type Choices } from '#db/attention.ts'
import { useDatabase } from '#db/database-context.ts'
import type { Entry } from '#db/stored.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import type { Clash, Op } from '#model/mutation.ts'
import { Button } from '#ui/button.tsx'

import { isText, ShownDifference } from '../edits/shown-difference.tsx'
import { asText, ShownValue } from '../edits/shown-value.tsx'
import { useNamed } from '../edits/use-named.ts'
import type { Notices } from '../shell/use-notice.ts'
import { columnLabel } from '../words/table-words.ts'

import styles from './parked-edit.module.css'

/** As many letters as are compared at a glance. */
const LONG_TEXT = 60

interface ConflictChoiceProps {
  entry: Entry
  rows: Record<string, Clash>
  notices: Notices
}

/** Settles a conflict field by field: mine or theirs, beside what I had seen before. */
export function ConflictChoice({ entry, rows, notices }: ConflictChoiceProps) {
  const db = useDatabase()
  const [choices, setChoices] = useState<Choices>({})
  const fields = clashingFields(entry.ops, rows)
  const isDeletion = entry.ops.some((op) => op.op === 'delete' && rows[op.id])

  async function decide(chosen: Choices, said: string): Promise<void> {
    await settle(db, entry.seq, chosen)
    notices.say({ tone: 'success', text: said })
  }
  const all = (version: 'mine' | 'theirs'): Choices =>
    Object.fromEntries(fields.map(({ column }) => [column, version]))

  if (isDeletion) {
    return (
      <Button tone="danger" onClick={() => void decide({}, 'It is deleted with the next sync.')}>
        Delete it all the same
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
  const decided = fields.every(({ column }) => choices[column])
  return (
    <>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldChoice
            key={field.column}
            field={field}
            name={`${entry.id}/${field.column}`}
            chosen={choices[field.column]}
            onChoose={(version) => setChoices({ ...choices, [field.column]: version })}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button
          tone="primary"
          disabled={!decided}
          onClick={() => void decide(choices, 'Your choice is sent with the next sync.')}
        >
          Keep what I chose
        </Button>
        <Button
          onClick={() => void decide(all('mine'), 'Your version is sent with the next sync.')}
        >
          Keep all mine
        </Button>
        <Button onClick={() => void decide(all('theirs'), 'Their version stays.')}>
          Use all theirs
        </Button>
      </div>
    </>
  )
}

interface ClashingField {
  column: string
  label: string
  mine: unknown
  theirs: unknown
  seen: unknown
}

function clashingFields(ops: readonly Op[], rows: Record<string, Clash>): ClashingField[] {
  return ops.flatMap((op) => {
    const clash = rows[op.id]
    if (!clash || 'gone' in clash) return []
    // What a translation was made from is nobody's question: it goes along with its text.
    const asked = Object.entries(clash.theirs).filter(([column]) => !isFingerprint(column))
    return asked.map(([column, theirs]) => ({
      column,
      label: columnLabel(op.t, column),
      mine: op.set?.[column],
      theirs,
      seen: op.was?.[column],
    }))
  })
}

interface FieldChoiceProps {
  field: ClashingField
  name: string
  chosen: 'mine' | 'theirs' | undefined
  onChoose: (version: 'mine' | 'theirs') => void
}

function FieldChoice({ field, name, chosen, onChoose }: FieldChoiceProps) {
  const named = useNamed()
  const versions = [
    { version: 'mine', title: 'My version', value: named(field.column, field.mine) },
    { version: 'theirs', title: 'Their version', value: named(field.column, field.theirs) },
  ] as const
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      <div className={styles.versions}>
        {versions.map(({ version, title, value }) => (
          <div key={version} className={styles.version}>
            <label>
              <input
                type="radio"
                name={name}
                checked={chosen === version}
                onChange={() => onChoose(version)}
              />
              {title}
            </label>
            <Version seen={named(field.column, field.seen)} value={value} />
            {asText(value) !== '' && <CopyButton text={asText(value)} what={version} />}
          </div>
        ))}
      </div>
      <details className={styles.seen}>
        <summary>What it said when you opened it</summary>
        <ShownValue value={named(field.column, field.seen)} />
      </details>
    </fieldset>
  )
}

/** In a long text the words that differ from what was there before are marked. */
function Version({ seen, value }: { seen: unknown; value: unknown }) {
  const isLong = Math.max(asText(seen).length, asText(value).length) > LONG_TEXT
  if (isLong && isText(seen) && isText(value))
    return <ShownDifference before={seen} after={value} />
  return <ShownValue value={value} />
}

function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  // Over plain http a browser has none, whatever the types say.
  if (!('clipboard' in navigator)) return null
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button
      tone="quiet"
      className={styles.copy}
      aria-label={`Copy ${what}`}
      onClick={() => void copy()}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  )
}
