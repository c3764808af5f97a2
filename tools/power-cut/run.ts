import { parseArgs } from 'node:util'

import { canMountDisks } from './disk.ts'
import { cutPower, killAgainAndAgain, type Outcome } from './trial.ts'

// npm run power-cuts -- --cuts 20 --kills 50: cuts the power of new clinics, kills the server of
// one again and again, and counts what was acknowledged and is gone. Cuts need root on Linux.
const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '20' }, kills: { type: 'string', default: '50' } },
})
const outcomes: Outcome[] = []
const report = (label: string, outcome: Outcome) => {
  outcomes.push(outcome)
  const { after, acknowledged, losses, fault } = outcome
  const state = fault === null ? 'opens' : `DOES NOT OPEN (${fault})`
  process.stdout.write(
    `${label} after ${after.toFixed(1)} s: ${state}; acknowledged ${acknowledged.edits} edits and ` +
      `${acknowledged.pictures} pictures, lost ${losses.edits} and ${losses.pictures}\n`,
  )
}

const cuts = canMountDisks() ? Number(values.cuts) : 0
if (cuts === 0) process.stdout.write('No power cuts: they need root on Linux, to mount a disk.\n')
for (let cut = 0; cut < cuts; cut++) {
  // Every other one falls into the first start itself, from its first moment on.
  const when = { after: (cut + 1) / 2, from: cut % 2 === 0 ? 'start' : 'editing' } as const
  report(`cut  ${when.from === 'start' ? 'of a first start' : 'among edits'}`, await cutPower(when))
}
const moments = Array.from({ length: Number(values.kills) }, () => Math.random() * 3)
for (const outcome of await killAgainAndAgain(moments)) report('kill', outcome)
const bad = outcomes.filter(({ losses, fault }) => fault ?? losses.edits + losses.pictures > 0)
process.stdout.write(`${outcomes.length - bad.length} of ${outcomes.length} lost nothing\n`)
if (bad.length > 0 || outcomes.length === 0) process.exitCode = 1
