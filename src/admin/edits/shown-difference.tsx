import { useMemo } from 'react'

import { uploadedFile } from '#model/texts/picture-address.ts'
import { languageOf } from '#model/translations.ts'

import { asText, ShownValue } from './shown-value.tsx'
import { wordDifference } from './word-difference.ts'

import styles from './shown-difference.module.css'

interface ShownDifferenceProps {
  before: unknown
  after: unknown
  /** What each of the two is called. */
  names?: readonly [before: string, after: string] | undefined
}

/** What changed in a field: the words in a text, and both values of anything else. */
export function ShownDifference({
  before,
  after,
  names = ['Before', 'After'],
}: ShownDifferenceProps) {
  if (isText(before) && isText(after))
    return <Words before={asText(before)} after={asText(after)} />
  return (
    <dl className={styles.both}>
      <dt>{names[0]}</dt>
      <dd>
        <ShownValue value={before} />
      </dd>
      <dt>{names[1]}</dt>
      <dd>
        <ShownValue value={after} />
      </dd>
    </dl>
  )
}

function Words({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordDifference(before, after), [before, after])
  const Of = { same: 'span', removed: 'del', added: 'ins' } as const
  return (
    <p className={styles.words} lang={languageOf(after)}>
      {parts.map(({ kind, text }, at) => {
        const Mark = Of[kind]
        // oxlint-disable-next-line react/no-array-index-key -- the place is all a part has
        return <Mark key={at}>{text}</Mark>
      })}
    </p>
  )
}

/** Whether there are words to compare. */
export function isText(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && !uploadedFile(value)
  return Array.isArray(value) && value.length > 0
}
