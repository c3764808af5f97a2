/** Whether every word is somewhere in a text; both are folded. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** One spelling for letters that can be stored in two ways, which Telugu and accents can. */
export function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en')
}
