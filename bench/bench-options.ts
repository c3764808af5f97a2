import type { QuestionSet } from './relevance/questions.ts'

/** What can be asked of every bench on the command line. */
export interface BenchOptions {
  /** The built site to measure. */
  site: string
  /** How often each thing is measured; the median counts. */
  runs: number
  /** The start of the run, for the report. */
  date: Date
  /** The one set of questions to ask, all when left out. */
  set?: QuestionSet | undefined
  /** How many phones poll at once, one number for each time it is measured. */
  phones: readonly number[]
  /** How long they poll. */
  seconds: number
  /** The sizes of library to sync or to open, all when left out. */
  sizes?: readonly number[] | undefined
  /** The one page of the site to visit, by its path; all when left out. */
  page?: string | undefined
  /** The one peer to sync with, all when left out. */
  peer?: string | undefined
}
