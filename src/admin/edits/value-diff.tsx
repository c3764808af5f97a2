import { useMemo } from 'react'

import { parseUploadPath } from '#model/texts/picture-path.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { classNames } from '#ui/class-names.ts'

import { formatAsText, FormattedValue } from './formatted-value.tsx'
import { createVisibleDiff, type DiffPart } from './word-diff.ts'

import styles from './value-diff.module.css'

interface ShownDifferenceProps {
  before: unknown
  after: unknown
  /** The labels of the two versions. */
  names?: readonly [before: string, after: string] | undefined
}

/** Shows what changed in a field: a word diff for long texts, both values for anything else. */
export function ValueDiff({ before, after, names }: ShownDifferenceProps) {
  const parts = useDifference(before, after)
  const [nameBefore, nameAfter] = names ?? ['Before', 'After']
  if (parts) return <MarkedWords parts={parts} names={names} />
  return (
    <ShownVersions
      versions={[
        [nameBefore, before],
        [nameAfter, after],
      ]}
    />
  )
}

/** Diffs two values by word; null if both should be shown in full. */
export function useDifference(before: unknown, after: unknown): DiffPart[] | null {
  return useMemo(
    () =>
      isText(before) && isText(after)
        ? createVisibleDiff(formatAsText(before), formatAsText(after))
        : null,
    [before, after],
  )
}

/** Shows the versions of one field below each other, each with its label. */
export function ShownVersions({ versions }: { versions: readonly (readonly [string, unknown])[] }) {
  return (
    <dl className={styles.versions}>
      {versions.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FormattedValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface MarkedWordsProps {
  parts: readonly DiffPart[]
  names?: ShownDifferenceProps['names']
}

/** Shows two texts as one, with the differing words highlighted and a legend. */
export function MarkedWords({ parts, names }: MarkedWordsProps) {
  return (
    <>
      {names && (
        <p className={classNames(styles.words, styles.key)}>
          <del>{names[0]}</del> <ins>{names[1]}</ins>
        </p>
      )}
      <p className={styles.words} lang={getForeignLanguage(parts.map(({ text }) => text).join(''))}>
        {parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no other key
          <Marked key={at} part={part} isBehindMark={parts[at - 1]?.kind === 'removed'} />
        ))}
      </p>
    </>
  )
}

/** Keeps leading spaces outside of the highlight, and separates adjacent highlights. */
function Marked({ part, isBehindMark }: { part: DiffPart; isBehindMark: boolean }) {
  const { kind, text } = part
  if (kind === 'same') return <span>{text}</span>
  const Mark = kind === 'removed' ? 'del' : 'ins'
  const words = text.trimStart()
  const blanks = text.slice(0, text.length - words.length)
  return (
    <>
      {blanks || (isBehindMark ? ' ' : '')}
      {words && <Mark>{words}</Mark>}
    </>
  )
}

/** Checks whether the values are long enough for a word diff. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && !parseUploadPath(value)
  return Array.isArray(value) && value.length > 0
}
