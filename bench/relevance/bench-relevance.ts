import type { BenchOptions } from '../bench-options.ts'
import { installPeers } from '../install-peers.ts'
import { table, writeResults } from '../results.ts'
import { documentsOf, sampleLibrary } from './documents.ts'
import { loadPeers, type Engine } from './engine.ts'
import {
  measureEmergencyCards,
  judge,
  measureRanks,
  measureEmptyResults,
  type JudgedQuestion,
} from './judge.ts'
import { listMisses } from './misses.ts'
import { nadiSearch } from './nadi.ts'
import { groups, questionSets, questionsOf, type QuestionSet } from './questions.ts'

const LEAST_FIRST = 0.95
const LEAST_WITHIN_THREE = 0.99

type BySet = { set: QuestionSet; judged: JudgedQuestion[] }[]

/** Asks every engine every question; false when ours misses its goal on a set that was asked. */
export async function benchRelevance({ date, set }: BenchOptions): Promise<boolean> {
  installPeers()
  const library = await sampleLibrary()
  const documents = documentsOf(library.illnesses)
  const site = await nadiSearch(library)
  const peers = await loadPeers(documents)
  const chosen = questionSets.filter((one) => set === undefined || one === set)
  const judgeEngine = (engine: Engine) => ({
    engine: engine.name,
    bySet: chosen.map((one) => ({ set: one, judged: judge(engine, questionsOf(one)) })),
  })
  const [ours, ...theirs] = [judgeEngine(site), ...peers.map(judgeEngine)] as const
  const markdown = [
    '# How often the library search shows the right page',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- relevance\`: ${documents.length} illnesses of the sample clinic, asked what patients might type. The questions, each with the page that a doctor would want first, were written before the search was tuned, by authors whose first language is not Telugu, Hindi or Urdu. Half of them, drawn by lot, are not used for tuning: the unseen ones. Those for practice were written later, by an author who had seen neither half nor the search.`,
    'In each cell: right in the first place / among the first three / not shown at all, in percent. "MiniSearch as before" is what the site did until November 2026, here with all the texts that the others have. FlexSearch, Lunr and Fuse.js have those of their settings that did best on the seen half, and weigh the name most, then what an illness is also called, tags, symptoms, summary and the rest.',
    table(...comparison([ours, ...theirs])),
    ...ours.bySet.map(cardSentence),
  ]
  if (set !== undefined) {
    // Not written: this is for tuning, which sees the questions of one set only.
    const tuned = ours.bySet.find((one) => one.set !== 'unseen')
    process.stdout.write(`${markdown.join('\n\n')}\n\n${tuned ? listMisses(tuned.judged) : ''}`)
  } else {
    await writeResults('relevance', markdown)
  }
  return ours.bySet.every(({ judged }) => good(judged))
}

interface Result {
  engine: string
  bySet: BySet
}

function comparison(results: readonly Result[]): [string[], string[][]] {
  const [{ bySet }] = results as [Result]
  const rows = bySet.flatMap(({ set, judged }, at) => {
    const cells = (cellOf: (judged: readonly JudgedQuestion[]) => string) =>
      results.map((result) => cellOf(result.bySet[at]?.judged ?? []))
    const { questionCount } = measureEmptyResults(judged)
    return [
      ...groups.map((group) => [
        `${set}: ${group} (${measureRanks(ofGroup(judged, group)).questionCount})`,
        ...cells((all) => placesCell(ofGroup(all, group))),
      ]),
      [`**${set}: all** (${measureRanks(judged).questionCount})`, ...cells(placesCell)],
      [`${set}: no page is right (${questionCount}): nothing shown`, ...cells(silenceCell)],
    ]
  })
  return [['questions', ...results.map(({ engine }) => engine)], rows]
}

const ofGroup = (judged: readonly JudgedQuestion[], group: string) =>
  judged.filter(({ question }) => question.group === group)

function placesCell(judged: readonly JudgedQuestion[]): string {
  const { questionCount, first, withinThree, notFound } = measureRanks(judged)
  return [first, withinThree, notFound].map((count) => percent(count, questionCount)).join(' / ')
}

function silenceCell(judged: readonly JudgedQuestion[]): string {
  const { questionCount, silent } = measureEmptyResults(judged)
  return percent(silent, questionCount)
}

/** Down for a share of what is right, so that 94.9 does not read as 95. */
const percent = (count: number, totalCount: number) =>
  (Math.floor((count / totalCount) * 1000) / 10).toFixed(1)

function cardSentence({ set, judged }: { set: QuestionSet; judged: JudgedQuestion[] }): string {
  const { emergencies, missed, others, falseAlarms } = measureEmergencyCards(judged)
  const { questionCount, partly } = measureEmptyResults(judged)
  return `Nadi, ${set}: of ${emergencies} emergencies the card with 108 is missing in ${missed}; of ${others} other questions it stands above ${falseAlarms}. Of ${questionCount} questions without a right page, ${partly} show only pages with some of the words, under the line that says so.`
}

function good(judged: readonly JudgedQuestion[]): boolean {
  const { questionCount, first, withinThree } = measureRanks(judged)
  return (
    first / questionCount >= LEAST_FIRST &&
    withinThree / questionCount >= LEAST_WITHIN_THREE &&
    measureEmergencyCards(judged).missed === 0
  )
}
