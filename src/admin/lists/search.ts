import { asRead } from '#model/texts/typed-text.ts'

/** Whether every word occurs in a text; both are folded. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** One spelling for letters that can be stored in two ways, as in Telugu or with accents, without what nobody sees. */
export function folded(text: string): string {
  return asRead(text).normalize('NFC').toLocaleLowerCase('en')
}
