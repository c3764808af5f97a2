import { useDeferredValue } from 'react'

import { countGraphemes } from '#model/texts/normalize-text.ts'

interface LetterCountProps {
  text: string | null
  /** Where the public page cuts the text. */
  limit: number
  /** What a visitor sees of a longer text: 'the first 150, and the rest on request'. */
  shown: string
}

/** The hint of a field: how much of its text visitors see at once, in characters as they see them. */
export function LetterCount({ text, limit, shown }: LetterCountProps) {
  // A long text is counted when there is time, never between two letters.
  const counted = useDeferredValue(text ?? '')
  const { count, isAll } = countGraphemes(counted, limit)
  return (
    <span>
      {isAll
        ? `${count} of ${limit} characters that visitors see at once.`
        : `Over ${limit} characters. Visitors see ${shown}.`}
    </span>
  )
}
