import type { EngineResult, Engine } from './engine.ts'
import type { Question } from './questions.ts'

/** A question, and what an engine made of it. */
export interface JudgedQuestion {
  question: Question
  result: EngineResult
  /** The place of the first right page, from 1; null where it is not among those shown. */
  place: number | null
}

export function judge(engine: Engine, questions: readonly Question[]): JudgedQuestion[] {
  return questions.map((question) => {
    const result = engine.search(question.question)
    const at = result.slugs.findIndex((slug) => question.pages.includes(slug))
    return { question, result, place: at < 0 ? null : at + 1 }
  })
}

export interface RankStatistics {
  questionCount: number
  first: number
  withinThree: number
  notFound: number
}

/** Of the questions for which the library has a page. */
export function measureRanks(judged: readonly JudgedQuestion[]): RankStatistics {
  const answerable = judged.filter(({ question }) => !question.none)
  const upTo = (most: number) =>
    answerable.filter(({ place }) => place !== null && place <= most).length
  return {
    questionCount: answerable.length,
    first: upTo(1),
    withinThree: upTo(3),
    notFound: answerable.filter(({ place }) => place === null).length,
  }
}

export interface EmptyResultStatistics {
  questionCount: number
  /** Nothing is shown, as nothing is right. */
  silent: number
  /** What is shown stands under the line that says it has only some of the words. */
  partly: number
}

/** Of the questions for which the library has no page. */
export function measureEmptyResults(judged: readonly JudgedQuestion[]): EmptyResultStatistics {
  const unanswerable = judged.filter(({ question }) => question.none)
  const counts = unanswerable.map(({ result: { slugs: all, partly = 0 } }) => ({
    all: all.length,
    partly,
  }))
  return {
    questionCount: unanswerable.length,
    silent: counts.filter(({ all }) => all === 0).length,
    partly: counts.filter(({ all, partly }) => all > 0 && all === partly).length,
  }
}

export interface Cards {
  emergencies: number
  missed: number
  others: number
  falseAlarms: number
}

/** Whether the card with 108 is shown where it must be, and only there. */
export function measureEmergencyCards(judged: readonly JudgedQuestion[]): Cards {
  const emergencies = judged.filter(({ question }) => question.emergency === true)
  const others = judged.filter(({ question }) => !question.emergency)
  return {
    emergencies: emergencies.length,
    missed: emergencies.filter(cardMissed).length,
    others: others.length,
    falseAlarms: others.filter(falseAlarm).length,
  }
}

export const cardMissed = ({ question, result }: JudgedQuestion) =>
  question.emergency === true && !result.emergency
export const falseAlarm = ({ question, result }: JudgedQuestion) =>
  !question.emergency && result.emergency === true
