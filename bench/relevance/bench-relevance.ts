import type { Asked } from '../asked.ts'
import { table, writeResults } from '../results.ts'
import { documentsOf, sampleLibrary } from './documents.ts'
import type { Engine } from './engines/engine.ts'
import { flexSearch } from './engines/flexsearch.ts'
import { fuseSearch } from './engines/fuse.ts'
import { lunrSearch } from './engines/lunr.ts'
import { miniSearch } from './engines/minisearch.ts'
import { ours } from './engines/ours.ts'
import { cardsOf, judge, placesOf, silencesOf, type Judged } from './judge.ts'
import { missesOf } from './misses.ts'
import { groups, halves, questionsOf, type Half } from './questions.ts'

const LEAST_FIRST = 0.95
const LEAST_WITHIN_THREE = 0.99

type ByHalf = { half: Half; judged: Judged[] }[]

/** Asks every engine every question; false when ours misses its goal on a half that was asked. */
export async function benchRelevance({ date, half }: Asked): Promise<boolean> {
  const library = await sampleLibrary()
  const documents = documentsOf(library.illnesses)
  const site = await ours(library)
  const others = [
    miniSearch(documents),
    flexSearch(documents),
    lunrSearch(documents),
    fuseSearch(documents),
  ]
  const chosen = halves.filter((one) => half === undefined || one === half)
  const ask = (engine: Engine) => ({
    engine: engine.name,
    byHalf: chosen.map((one) => ({ half: one, judged: judge(engine, questionsOf(one)) })),
  })
  const [own, ...theirs] = [ask(site), ...others.map(ask)] as const
  const markdown = [
    '# How often the library search shows the right page',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- relevance\`: ${documents.length} illnesses of the sample clinic, asked what patients might type. The questions, each with the page that a doctor would want first, were written before the search was tuned, by nobody who speaks Telugu, Hindi or Urdu as a first language. Half of them, drawn by lot, are not looked at while tuning: the unseen ones.`,
    'In each cell: right in the first place / among the first three / not shown at all, in percent. "MiniSearch as before" is what the site did until November 2026, here with all the texts that the others have. FlexSearch, Lunr and Fuse.js have those of their settings that did best on the seen half, and weigh the name most, then what an illness is also called, tags, symptoms, summary and the rest.',
    table(...comparison([own, ...theirs])),
    ...own.byHalf.map(cardSentence),
  ].join('\n\n')
  if (half !== undefined) {
    // Nothing to keep: this is for whoever tunes, and they see questions of one half alone.
    const seen = own.byHalf.find((one) => one.half === 'seen')
    process.stdout.write(`${markdown}\n\n${seen ? missesOf(seen.judged) : ''}`)
  } else {
    await writeResults('relevance', `${markdown}\n`, { date, engines: [own, ...theirs].map(whole) })
  }
  return own.byHalf.every(({ judged }) => good(judged))
}

interface Result {
  engine: string
  byHalf: ByHalf
}

function comparison(results: readonly Result[]): [string[], string[][]] {
  const [{ byHalf }] = results as [Result]
  const rows = byHalf.flatMap(({ half, judged }, at) => {
    const cells = (cellOf: (judged: readonly Judged[]) => string) =>
      results.map((result) => cellOf(result.byHalf[at]?.judged ?? []))
    const { asked } = silencesOf(judged)
    return [
      ...groups.map((group) => [
        `${half}: ${group} (${placesOf(ofGroup(judged, group)).asked})`,
        ...cells((all) => placesCell(ofGroup(all, group))),
      ]),
      [`**${half}: all** (${placesOf(judged).asked})`, ...cells(placesCell)],
      [`${half}: no page is right (${asked}): nothing shown`, ...cells(silenceCell)],
    ]
  })
  return [['questions', ...results.map(({ engine }) => engine)], rows]
}

const ofGroup = (judged: readonly Judged[], group: string) =>
  judged.filter(({ question }) => question.group === group)

function placesCell(judged: readonly Judged[]): string {
  const { asked, first, withinThree, notFound } = placesOf(judged)
  return [first, withinThree, notFound].map((count) => percent(count, asked)).join(' / ')
}

function silenceCell(judged: readonly Judged[]): string {
  const { asked, silent } = silencesOf(judged)
  return percent(silent, asked)
}

/** Down for a share of what is right, so that 94.9 does not read as 95. */
const percent = (count: number, of: number) => (Math.floor((count / of) * 1000) / 10).toFixed(1)

function cardSentence({ half, judged }: { half: Half; judged: Judged[] }): string {
  const { emergencies, missed, others, falseAlarms } = cardsOf(judged)
  const { asked, partly } = silencesOf(judged)
  return `Nadi, ${half}: of ${emergencies} emergencies the card with 108 is missing in ${missed}; of ${others} other questions it stands above ${falseAlarms}. Of ${asked} questions without a right page, ${partly} show only pages with some of the words, under the line that says so.`
}

/** Numbers alone: a result that is kept must not show questions that the tuner has not seen. */
const whole = ({ engine, byHalf }: Result) => ({
  engine,
  halves: byHalf.map(({ half, judged }) => ({
    half,
    ...placesOf(judged),
    withoutPage: silencesOf(judged),
    cards: cardsOf(judged),
    groups: groups.map((group) => ({ group, ...placesOf(ofGroup(judged, group)) })),
  })),
})

function good(judged: readonly Judged[]): boolean {
  const { asked, first, withinThree } = placesOf(judged)
  return (
    first / asked >= LEAST_FIRST &&
    withinThree / asked >= LEAST_WITHIN_THREE &&
    cardsOf(judged).missed === 0
  )
}
