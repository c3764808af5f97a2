import type { PeerSpec } from '../peers.ts'
import type { Case, Measured } from '../speed.ts'
import { bestOf, figures, NEAR, type Figure } from './figures.ts'

const OURS = 'nadi'

/** What a profile of the page and of the server's procedures showed, for each case. */
const REASONS: Record<Case | 'memory', string> = {
  'cold mirror':
    'It comes in portions of 200 rows, one after the other, each asked for while the one before it is written [R19]. About half of the time is the server, which lays the translations of each row flat [R16]; the device writes 20 rows at a time, so that a tap is answered meanwhile. The first portion also makes, empties and counts the stores of all tables of the clinic. In the larger libraries its first rows are there before those of any other.',
  'nothing changed':
    'The request takes as long as an empty function through PostgREST, which is about as long as all that Replicache does here: its server and that of TinyBase check no session and have no PostgREST in between. The rest is supabase-js, and reading the cursor and the outbox.',
  'one row changed':
    'About half is the request, as when nothing changed; then one transaction writes the row, its sum and the cursor. The first such question of a connection to Postgres takes 14 ms, later ones 5 to 6.',
  '50 edits sent':
    'The server takes 1 ms for each edit: rights, values compared, the log, sums and translations, all in one commit; the first push of a connection to Postgres, which is measured here, takes 60 ms more. On the device some 25 ms mark the edits as sent, 20 write the rows, and 25 keep the edits as acknowledged, to be sent again after a restored backup. Each changed row comes back whole and is written; where nothing comes back, as with Dexie, they are fetched by the next question.',
  '500 edits sent':
    'As above, ten times: one request takes 50 edits [R15], and each waits for the one before. Legend-State, RxDB and TinyBase send what a row is in the end, which is fewer than 500 where there are fewer rows.',
  'reload to first rows':
    'The first rows come by an index, as with others. Before them there is more script to run and the outbox to read, and after them the texts by which the list is searched are folded.',
  memory:
    'The list keeps of each row what it shows and searches; others hold the 20 rows they show.',
}

/** Formats a line for each case in which a peer is faster by more than counts as equal. */
export function whyBehind(measured: readonly Measured[], chosen: readonly PeerSpec[]): string[] {
  const sizes = [...new Set(measured.map(({ illnesses }) => illnesses))]
  const cases = [...new Set(figures.map(({ caseName }) => caseName))]
  return cases.flatMap((caseName) => {
    const perSize = sizes.flatMap((size) => {
      const measuredOfSize = measured.filter(({ illnesses }) => illnesses === size)
      const behind = figures.filter(
        (one) => one.caseName === caseName && isBehind(one, measuredOfSize, chosen),
      )
      const units = behind.map(({ unit }) => unit)
      return units.length > 0 ? [`${size.toLocaleString('en-GB')}: ${units.join(', ')}`] : []
    })
    return perSize.length > 0
      ? [`- **${caseName}** (${perSize.join('; ')}). ${REASONS[caseName]}`]
      : []
  })
}

function isBehind(
  { getMedian }: Figure,
  measured: readonly Measured[],
  chosen: readonly PeerSpec[],
): boolean {
  const value = (name: string) => getMedian(measured.filter(({ peer }) => peer === name))
  return value(OURS) > bestOf(chosen.map(({ name }) => value(name))) * NEAR
}
