import { graphemes } from './text.ts'

// For forms only; what visitors need too is in text.ts.

/** How many letters a text has, as people see them, counted no further than a limit. */
export function firstLetters(text: string, limit: number): { count: number; isAll: boolean } {
  let count = 0
  for (const _ of graphemes(text)) {
    if (count === limit) return { count, isAll: false }
    count++
  }
  return { count, isAll: true }
}

/**
 * A text without what no text can hold: Postgres refuses U+0000, and half of a
 * surrogate pair cannot be sent. Both come from pasting, never from a person.
 */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')
}
