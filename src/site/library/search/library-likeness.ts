/** Why an illness was found: the words in it that match, and how well, from 0 to 1. */
export interface Likeness {
  words: ReadonlySet<string>
  score: number
}
export type Likenesses = ReadonlyMap<string, Likeness>

/** Finds illnesses by words that are only nearly what was typed. */
export interface Forgiving {
  /** Every word typed, or one that begins with it or differs by a letter. By id of the illness. */
  near: (typed: string) => Likenesses
  /** For when nothing else is found: two wrong letters, or only some of the words. */
  guess: (typed: string) => Likenesses
}
