import { useState } from 'react'

import { useRows } from '#db/hooks/use-rows.ts'
import { toForm } from '#model/blanks.ts'
import { stripFingerprint } from '#model/fingerprints.ts'
import type { Fields } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Checkbox } from '#ui/fields/fields.tsx'

import { useReferenceNames } from '../edits/use-reference-names.ts'
import { ValueDiff } from '../edits/value-diff.tsx'
import { validateForm } from '../forms/core/validate-form.ts'
import { diffRecords, isDanglingReference, type RecordKey } from './versions.ts'

import styles from './history.module.css'

/** What to restore of a record or child record, and the version it comes from. */
export interface RestoreRequest {
  record: RecordKey
  from: string
  fields: Fields
}

/** What to restore: fields (with their base values) or a deleted child record. */
export type RestoreTarget = { fields: Fields; base: Fields } | { deleted: Fields }

interface BringBackProps {
  now: Fields
  request: RestoreRequest
  onRestore: (record: RecordKey, target: RestoreTarget) => Promise<void>
  /** Goes back to the history. */
  onClose: () => void
}

/** Previews a restore field by field before it is saved. */
export function RestoreVersionDialog({ now, request, onRestore, onClose }: BringBackProps) {
  const { table } = request.record
  const [left, setLeft] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const named = useReferenceNames()
  const isKnown = useKnown(table)
  const differences = diffRecords(table, now, request.fields)
  const gone = differences.filter((field) => isDanglingReference(table, field, isKnown))
  const possible = differences.filter((field) => !gone.includes(field))
  const chosen = possible.map(({ column }) => column).filter((column) => !left.includes(column))

  async function bringBack(): Promise<void> {
    const fields = Object.fromEntries(
      Object.entries(request.fields).filter(([name]) => chosen.includes(stripFingerprint(name))),
    )
    const base: Fields = { ...toForm(table, now) }
    // The role's permissions may have changed since.
    const checked = await validateForm(table, toForm(table, { ...base, ...fields }))
    const wrong = 'errors' in checked ? Object.values(checked.errors).filter(Boolean) : []
    if (wrong.length > 0) setError(wrong.join(' '))
    else await onRestore(request.record, { fields, base })
  }

  return (
    <Dialog
      title={`Restore the version of ${request.from}`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button tone="primary" disabled={chosen.length === 0} onClick={() => void bringBack()}>
            Restore
          </Button>
        </>
      }
    >
      {error && <Banner tone="error">{error}</Banner>}
      {differences.length === 0 && (
        <p>There is nothing to restore. The record already matches this version.</p>
      )}
      {gone.map(({ column, label }) => (
        <p key={column}>{label} cannot be restored: the record it refers to was deleted.</p>
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
          <ValueDiff
            before={named(column, before)}
            after={named(column, after)}
            names={['Now', 'Then']}
          />
        </section>
      ))}
    </Dialog>
  )
}

/** Checks whether the row that a field refers to still exists. */
function useKnown(table: EditableTable): (id: string) => boolean {
  const rows = useRows(getTableSpec(table).refers?.to ?? table)
  return (id) => rows?.some((row) => row.id === id) ?? false
}
