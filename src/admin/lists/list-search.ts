import { foldText } from '#model/texts/normalize-text.ts'
import { getTexts } from '#model/translations.ts'

/** Returns the folded words of a query. */
export const tokenizeSearch = (search: string): string[] =>
  foldText(search).split(/\s+/).filter(Boolean)

/** Checks whether a text contains every word; both are folded. */
export function matchesAllTerms(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Returns a function that builds a row's search text from some columns, in all languages, folded once. */
export function createSearchText<R extends object>(
  columns: readonly (keyof R & string)[],
): (row: R) => string {
  const texts = new WeakMap<R, string>()
  return (row) => {
    const text = texts.get(row) ?? textOf(row, columns)
    texts.set(row, text)
    return text
  }
}

const textOf = (row: object, columns: readonly string[]) =>
  columns
    .flatMap((column) => getTexts(row, column))
    .map(foldText)
    .join(' ')
