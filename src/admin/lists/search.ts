/** Whether every word occurs in a text; both are folded. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** One spelling for letters that can be stored in two ways, as in Telugu or with accents. */
export function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en')
}
