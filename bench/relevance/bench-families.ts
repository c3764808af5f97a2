import type { BenchOptions } from '../bench-options.ts'
import { table, writeResults } from '../results.ts'
import { sampleLibrary } from './documents.ts'
import { familyQuestionsOf, familySets, measureFamilies } from './families.ts'

const LEAST_ANSWERED = 0.98
const MOST_FALSE_ALARMS = 0.01

/** Counts which emergencies get 108; false when the questions kept apart miss the goals. */
export async function benchFamilies({ date }: BenchOptions): Promise<boolean> {
  const library = await sampleLibrary()
  const totals = familySets.flatMap((set) =>
    measureFamilies(familyQuestionsOf(set), library).map((one) => ({ set, ...one })),
  )
  await writeResults('families', [
    '# How many emergencies of families get 108',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- families\`, with the sample clinic: what families say, invented by a writer who had not seen the words of the detector. Those of \`held\` are not clean: about 25 were read, and the totals a dozen times, while the words were edited. Answered is an emergency with the call to 108, or a link to its own card.`,
    table(
      ['questions', 'emergencies', 'answered', 'with 108', 'calm', 'calm with 108'],
      totals.map((one) => [
        `${one.set}: ${one.language}`,
        ...[one.emergencies, one.answered, one.with108, one.calm, one.falseAlarms].map(String),
      ]),
    ),
  ])
  return totals
    .filter(({ set, language }) => set === 'held' && language === 'all')
    .every(
      ({ answered, emergencies, falseAlarms, calm }) =>
        answered / emergencies >= LEAST_ANSWERED && falseAlarms / calm <= MOST_FALSE_ALARMS,
    )
}
