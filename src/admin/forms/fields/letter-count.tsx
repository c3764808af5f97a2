import { useDeferredValue } from 'react'

import { firstLetters } from '#model/texts/typed-text.ts'

interface LetterCountProps {
  text: string | null
  /** Where the public page cuts. */
  limit: number
  /** What a visitor sees of a longer text: 'the first 150, and the rest on request'. */
  shown: string
}

/** How much of a text visitors see at once, counted as they see it; the hint of its field. */
export function LetterCount({ text, limit, shown }: LetterCountProps) {
  // A long text is counted when there is time, never between two letters.
  const counted = useDeferredValue(text ?? '')
  const { count, isAll } = firstLetters(counted, limit)
  return isAll
    ? `${count} of ${limit} characters that visitors see at once.`
    : `More than ${limit} characters: visitors see ${shown}.`
}
