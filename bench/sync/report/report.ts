import { machineSentence, type Machine } from '../../machine.ts'
import { table, writeResults } from '../../results.ts'
import type { PeerOutcomes } from '../correctness-cases.ts'
import type { PeerSpec } from '../peers.ts'
import { LARGE, runsOf, SMALL } from '../sizes.ts'
import type { Measured } from '../speed.ts'
import { whyBehind } from './behind.ts'
import { speedTable } from './speed-table.ts'
import { versionsOf } from './versions.ts'
import { lossesOf, wordsTable } from './words.ts'

export interface Report {
  date: Date
  runs: number
  machine: Machine
  /** Its version. */
  postgres: string
  measured: readonly Measured[]
  peerOutcomes: readonly PeerOutcomes[]
  chosen: readonly PeerSpec[]
}

/** Writes the tables of a whole run down; of a part, only shows them. */
export async function writeReport(report: Report, isWhole: boolean): Promise<void> {
  const { date, runs, machine, postgres, measured, peerOutcomes, chosen } = report
  const sizes = [...new Set(measured.map(({ illnesses }) => illnesses))]
  const ofSize = (size: number) => measured.filter(({ illnesses }) => illnesses === size)
  const head = ['', ...chosen.map(({ title }) => title)]
  const behind = whyBehind(measured, chosen)
  const markdown = [
    '# Sync beside its peers',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- sync\`: medians of ${runs}, with ${LARGE.toLocaleString('en-GB')} illnesses of ${runsOf(runs, LARGE)}; the order of the peers changes with each run. ${machineSentence(machine)} Postgres ${postgres}, which forces every commit to the disk.`,
    'One Chromium, one Postgres and one PostgREST on one machine, over the loopback and without compression. Each peer has the same illnesses in a table of its own, and edits of one text each wait on its device before they are sent; where there are fewer rows than edits, rows are edited again, which some send as one. Bytes are all that went over the wire in both directions, heads included; a message over a WebSocket is no request. A step may take a minute. **Bold** is the first of its row, and ×1.3 is how many times the first of its row something took; what could not be done has a note instead. † is of the memory: what was fetched goes to the disk later, while all others have it there. A cold mirror begins with a device that has no database yet.',
    ...sizes.flatMap((size) => {
      const { rows, notes } = speedTable(ofSize(size), chosen)
      return [
        `## ${size.toLocaleString('en-GB')} illnesses`,
        table(head, rows),
        ...(notes.length > 0 ? [notes.join('\n')] : []),
      ]
    }),
    ...(behind.length > 0
      ? [
          '## Where Nadi is behind',
          'By more than a tenth of the first, with the sizes of library and what in it.',
          behind.join('\n'),
        ]
      : []),
    ...(peerOutcomes.length > 0
      ? [
          '## What becomes of people’s words',
          `With ${SMALL} illnesses. _Lost_: the words stand nowhere that a person is led to. _Applied twice_: an edit that had arrived is carried out again, over a later text.`,
          table(head, wordsTable(peerOutcomes, chosen)),
        ]
      : []),
    '## What each lost, or cannot do, and why',
    chosen.map((one) => lossesOf(one, measured, peerOutcomes)).join('\n'),
    '## How each was set up',
    chosen.map((one) => `- **${one.title}** (${versionsOf(one)}): ${one.about}.`).join('\n'),
  ]
  if (isWhole) await writeResults('sync', markdown)
  else process.stdout.write(`${markdown.join('\n\n')}\n`)
}
