import { readFileSync } from 'node:fs'

/**
 * What patients and relatives might type, each with the page that a doctor would want first.
 *
 * Written on 22 November 2026, before the search was tuned and before the illnesses had words that
 * people say, by the engineer `questions` (a language model, not a native speaker of Telugu, Hindi or
 * Urdu), who had read the sample clinic's illnesses and not the code of the search. Half of them was
 * drawn by lot into unseen.json: tuning uses seen.json only.
 *
 * practice.json came on 25 November 2026, by an author (also a language model) who had seen the names and
 * summaries of the illnesses and nothing else: what is true of the seen half only shows there.
 */
export interface Question {
  group: Group
  question: string
  /** The slugs that are right in the first place; none where nothing in the library is right. */
  pages: string[]
  /** Must the card with 108 be shown? `may`: doctors would disagree. Absent: it must not be. */
  emergency?: true | 'may'
  /** Nothing in the library is right. */
  none?: true
  /** Other spellings of one thought have one name, so that they come into one half together. */
  idea?: string
}

export const groups = [
  'plain English',
  'Indian English',
  'misspelt',
  'Telugu script',
  'Telugu in Latin letters',
  'Hindi, both scripts',
] as const
export type Group = (typeof groups)[number]

export const questionSets = ['seen', 'practice', 'unseen'] as const
export type QuestionSet = (typeof questionSets)[number]

export const questionsOf = (set: QuestionSet): Question[] =>
  JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8')) as Question[]
