import { useState } from 'react'

import { useRows } from '#db/live/use-rows.ts'
import { draftOf } from '#model/blanks.ts'
import { withoutFingerprint } from '#model/fingerprints.ts'
import type { Fields } from '#model/mutation.ts'
import { specOf, type EditableTable } from '#model/tables.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox } from '#ui/fields/fields.tsx'

import { useNamed } from '../edits/use-reference-names.ts'
import { ShownDifference } from '../edits/value-diff.tsx'
import { checkForm } from '../forms/core/validate-form.ts'
import { differencesFrom, refersToNothing, type RecordKey } from './versions.ts'

import styles from './history.module.css'

/** What somebody wants back of a record or a part of it, and from when it is. */
export interface Wanted {
  of: RecordKey
  from: string
  fields: Fields
}

/** What comes back: fields, by somebody who has seen the record like this, or a part as it was deleted. */
export type Back = { fields: Fields; seen: Fields } | { deleted: Fields }

interface BringBackProps {
  now: Fields
  wanted: Wanted
  onBringBack: (of: RecordKey, back: Back) => Promise<void>
  /** Goes back to the history. */
  onClose: () => void
}

/** Shows what bringing something back would change, field by field, before it does. */
export function BringBack({ now, wanted, onBringBack, onClose }: BringBackProps) {
  const { table } = wanted.of
  const [left, setLeft] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const named = useNamed()
  const isKnown = useKnown(table)
  const differences = differencesFrom(table, now, wanted.fields)
  const gone = differences.filter((field) => refersToNothing(table, field, isKnown))
  const possible = differences.filter((field) => !gone.includes(field))
  const chosen = possible.map(({ column }) => column).filter((column) => !left.includes(column))

  async function bringBack(): Promise<void> {
    const fields = Object.fromEntries(
      Object.entries(wanted.fields).filter(([name]) => chosen.includes(withoutFingerprint(name))),
    )
    const seen: Fields = { ...draftOf(table, now) }
    // What was allowed once may not be any more.
    const checked = await checkForm(table, draftOf(table, { ...seen, ...fields }))
    const wrong = 'errors' in checked ? Object.values(checked.errors).filter(Boolean) : []
    if (wrong.length > 0) setError(wrong.join(' '))
    else await onBringBack(wanted.of, { fields, seen })
  }

  return (
    <Dialog
      title={`Bring back as it was ${wanted.from}`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button tone="primary" disabled={chosen.length === 0} onClick={() => void bringBack()}>
            Bring back
          </Button>
        </>
      }
    >
      {error && <Banner tone="error">{error}</Banner>}
      {differences.length === 0 && <p>Nothing to bring back: it is like that now.</p>}
      {gone.map(({ column, label }) => (
        <p key={column}>{label} cannot be brought back: what it names was deleted.</p>
      ))}
      {possible.map(({ column, label, before, after }) => (
        <section key={column} className={styles.field} aria-label={label}>
          <Checkbox
            label={label}
            name={column}
            value={!left.includes(column)}
            onChange={(on) =>
              setLeft(on ? left.filter((one) => one !== column) : [...left, column])
            }
          />
          <ShownDifference
            before={named(column, before)}
            after={named(column, after)}
            names={['Now', 'Then']}
          />
        </section>
      ))}
    </Dialog>
  )
}

/** Whether a row that a field may refer to is there. */
function useKnown(table: EditableTable): (id: string) => boolean {
  const rows = useRows(specOf(table).refers?.to ?? table)
  return (id) => rows?.some((row) => row.id === id) ?? false
}
