import type { EngineResult, Engine } from './engine.ts'
import type { Question } from './questions.ts'

/** A question, and what an engine made of it. */
export interface JudgedQuestion {
  question: Question
  answer: EngineResult
  /** The place of the first right page, from 1; null where it is not among those shown. */
  place: number | null
}

export function judge(engine: Engine, questions: readonly Question[]): JudgedQuestion[] {
  return questions.map((question) => {
    const answer = engine.ask(question.question)
    const at = answer.shown.findIndex((slug) => question.pages.includes(slug))
    return { question, answer, place: at < 0 ? null : at + 1 }
  })
}

export interface RankStatistics {
  asked: number
  first: number
  withinThree: number
  notFound: number
}

/** Of the questions for which the library has a page. */
export function measureRanks(judged: readonly JudgedQuestion[]): RankStatistics {
  const asked = judged.filter(({ question }) => !question.none)
  const upTo = (most: number) => asked.filter(({ place }) => place !== null && place <= most).length
  return {
    asked: asked.length,
    first: upTo(1),
    withinThree: upTo(3),
    notFound: asked.filter(({ place }) => place === null).length,
  }
}

export interface EmptyResultStatistics {
  asked: number
  /** Nothing is shown, as nothing is right. */
  silent: number
  /** What is shown stands under the line that says it has only some of the words. */
  partly: number
}

/** Of the questions for which the library has no page. */
export function measureEmptyResults(judged: readonly JudgedQuestion[]): EmptyResultStatistics {
  const asked = judged.filter(({ question }) => question.none)
  const shown = asked.map(({ answer: { shown: all, partly = 0 } }) => ({ all: all.length, partly }))
  return {
    asked: asked.length,
    silent: shown.filter(({ all }) => all === 0).length,
    partly: shown.filter(({ all, partly }) => all > 0 && all === partly).length,
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

export const cardMissed = ({ question, answer }: JudgedQuestion) =>
  question.emergency === true && !answer.emergency
export const falseAlarm = ({ question, answer }: JudgedQuestion) =>
  !question.emergency && answer.emergency === true
