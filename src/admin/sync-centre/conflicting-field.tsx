import { useState, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'

import { formatAsText } from '../edits/formatted-value.tsx'
import { useReferenceNames } from '../edits/use-reference-names.ts'
import { MarkedWords, ShownVersions, useDifference } from '../edits/value-diff.tsx'
import { shortenDiff } from '../edits/word-diff.ts'
import type { FieldConflict } from './conflicting-fields.ts'

import styles from './parked-edit.module.css'

interface ConflictingFieldProps {
  field: FieldConflict
  /** The control that chooses a version. */
  children: ReactNode
}

/** Compares two versions of a field: one highlighted diff for long texts, otherwise both in full. */
export function ConflictingField({ field, children }: ConflictingFieldProps) {
  const named = useReferenceNames()
  const mine = named(field.column, field.mine)
  const theirs = named(field.column, field.theirs)
  const parts = useDifference(theirs, mine)
  const versions = [
    ['Their version', theirs],
    ['My version', mine],
    ['When you opened it', named(field.column, field.base)],
  ] as const
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      {parts ? (
        <>
          <MarkedWords parts={shortenDiff(parts)} names={['Only in theirs', 'Only in mine']} />
          <details className={styles.seen}>
            <summary>All versions in full</summary>
            <ShownVersions versions={versions} />
            <div className={styles.buttons}>
              <CopyButton text={formatAsText(theirs)} side="theirs" />
              <CopyButton text={formatAsText(mine)} side="mine" />
            </div>
          </details>
        </>
      ) : (
        <ShownVersions versions={versions} />
      )}
      {field.isAgain && (
        <p>
          You changed this again later. This is your latest version, and your choice applies to
          both.
        </p>
      )}
      <div className={styles.buttons}>{children}</div>
    </fieldset>
  )
}

function CopyButton({ text, side }: { text: string; side: string }) {
  const [copied, setCopied] = useState(false)
  // Undefined over plain http, whatever the types say.
  if (!('clipboard' in navigator)) return null
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button tone="quiet" className={styles.copy} onClick={() => void copy()}>
      {copied ? 'Copied' : `Copy ${side}`}
    </Button>
  )
}
