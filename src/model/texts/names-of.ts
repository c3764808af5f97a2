/** So many of what an illness is also called are its names; what follows are words that people type. */
export const NAMES = 16

/** What an illness is also called, each once: the names that go with it, and the other words for it. */
export function namesOf(alsoCalled: readonly string[]): { first: string[]; others: string[] } {
  const names = [...new Set(alsoCalled)]
  return { first: names.slice(0, NAMES), others: names.slice(NAMES) }
}
