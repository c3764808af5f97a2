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
  /** What each of the two is called. */
  names?: readonly [before: string, after: string] | undefined
}

/** What changed in a field: the words in a long text, and both values of anything else. */
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

/** The difference of two values word by word; null where the two are to be shown whole. */
export function useDifference(before: unknown, after: unknown): DiffPart[] | null {
  return useMemo(
    () =>
      isText(before) && isText(after)
        ? createVisibleDiff(formatAsText(before), formatAsText(after))
        : null,
    [before, after],
  )
}

/** Values of one field below each other, each by its name. */
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

/** Two texts as one, in which the words of only one of them are marked; with the key to the marks. */
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
          // oxlint-disable-next-line react/no-array-index-key -- the place is all a part has
          <Marked key={at} part={part} isBehindMark={parts[at - 1]?.kind === 'removed'} />
        ))}
      </p>
    </>
  )
}

/** The blanks before a word stand outside of its mark, and never are two marks without any between them. */
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

/** Whether there are words to compare. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && !parseUploadPath(value)
  return Array.isArray(value) && value.length > 0
}
