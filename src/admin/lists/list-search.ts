import { foldText } from '#model/texts/normalize-text.ts'
import { getTexts } from '#model/translations.ts'

/** Returns the words of a search, folded. */
export const tokenizeSearch = (search: string): string[] =>
  foldText(search).split(/\s+/).filter(Boolean)

/** Whether every word occurs in a text; both are folded. */
export function matchesAllTerms(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Returns a function that gives what a row is found by: some of its columns, in all languages, folded once. */
export function createSearchText<R extends object>(
  columns: readonly (keyof R & string)[],
): (row: R) => string {
  const made = new WeakMap<R, string>()
  return (row) => {
    const text = made.get(row) ?? textOf(row, columns)
    made.set(row, text)
    return text
  }
}

const textOf = (row: object, columns: readonly string[]) =>
  columns
    .flatMap((column) => getTexts(row, column))
    .map(foldText)
    .join(' ')
