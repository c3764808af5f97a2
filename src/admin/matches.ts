/** Whether every word of a search is somewhere in the texts, however it is written. */
export function matches(search: string, texts: readonly (string | null)[]): boolean {
  const all = folded(texts.filter(Boolean).join(' '))
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** One spelling for letters that can be stored in two ways, which Telugu and accents can. */
function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en')
}
