import { readFileSync } from 'node:fs'

import { buildIndex } from '../../src/site/library/matching/library-index.ts'
import { findEmergencyCard } from '../../src/site/library/search/fitting-card.ts'
import { searchLibrary } from '../../src/site/library/search/search-library.ts'
import type { Library } from './documents.ts'

/**
 * What families say in an emergency, and calm questions that resemble it. Invented on 29 November
 * 2026 by a writer who had not seen the words that the detector matches, before these were touched.
 * Only `dev` may be read and tuned on: of `held` a developer sees the totals and nothing else.
 */
export interface FamilyQuestion {
  question: string
  language: string
  urgent: boolean
  /** The slug of its emergency card, if there is one. */
  card: string | null
}

export const familySets = ['dev', 'held'] as const
export type FamilySet = (typeof familySets)[number]

export const familyQuestionsOf = (set: FamilySet): FamilyQuestion[] =>
  (
    JSON.parse(readFileSync(new URL(`families-${set}.json`, import.meta.url), 'utf8')) as {
      questions: FamilyQuestion[]
    }
  ).questions

export interface FamilyTotals {
  language: string
  emergencies: number
  /** With 108, or with a link to their own card. */
  answered: number
  with108: number
  calm: number
  falseAlarms: number
}

/** Asks each question as a reader would, and counts the answers by language, then all together. */
export function measureFamilies(
  questions: readonly FamilyQuestion[],
  library: Library,
): FamilyTotals[] {
  const answers = questions.map((one) => ({ ...one, ...answerOf(one, library) }))
  const languages = [...new Set(questions.map(({ language }) => language))].toSorted()
  const all = languages.map((language) => ({
    language,
    of: answers.filter((one) => one.language === language),
  }))
  return [...all, { language: 'all', of: answers }].map(({ language, of }) => {
    const urgent = of.filter((one) => one.urgent)
    const calm = of.filter((one) => !one.urgent)
    return {
      language,
      emergencies: urgent.length,
      answered: urgent.filter((one) => one.has108 || one.hasCard).length,
      with108: urgent.filter((one) => one.has108).length,
      calm: calm.length,
      falseAlarms: calm.filter((one) => one.has108).length,
    }
  })
}

function answerOf({ question, card }: FamilyQuestion, { illnesses, cards }: Library) {
  const { emergency, about } = searchLibrary(buildIndex(illnesses), illnesses, {
    query: question,
    category: null,
  })
  const has108 = emergency !== null
  const link = has108 ? null : findEmergencyCard(cards, question, about)
  return { has108, hasCard: card !== null && link?.slug === card }
}
