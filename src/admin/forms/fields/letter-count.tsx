import { useDeferredValue } from 'react'

import { countGraphemes } from '#model/texts/normalize-text.ts'

interface LetterCountProps {
  text: string | null
  /** Where the public page truncates the text. */
  limit: number
  /** Describes what visitors see of a longer text: 'the first 150, and the rest on request'. */
  visiblePart: string
}

/** A hint with the number of characters visitors see at once, counted as graphemes. */
export function LetterCount({ text, limit, visiblePart }: LetterCountProps) {
  // Deferred: a long text must not delay typing.
  const counted = useDeferredValue(text ?? '')
  const { count, isAll } = countGraphemes(counted, limit)
  return (
    <span>
      {isAll
        ? `${count} of ${limit} characters that visitors see at once.`
        : `Over ${limit} characters. Visitors see ${visiblePart}.`}
    </span>
  )
}
