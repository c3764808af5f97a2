import type { PeerSpec } from '../peers.ts'
import type { Measured } from '../speed.ts'
import { bestOf, figures, NEAR, type Figure } from './figures.ts'

/** The table of one size of library, and what is to be said about cells that hold no figure. */
export function speedTable(
  measured: readonly Measured[],
  chosen: readonly PeerSpec[],
): { rows: string[][]; notes: string[] } {
  const notes: string[] = []
  const rows = figures.map((figure) => {
    const values = chosen.map(({ name }) =>
      figure.getMedian(measured.filter((m) => m.peer === name)),
    )
    const best = bestOf(values)
    return [
      figure.label,
      ...chosen.map((one, at) => {
        const value = values[at] ?? NaN
        if (Number.isNaN(value)) return noteOn(figure, one)
        return cell(figure, value, best) + (one.isInMemory && isFetching(figure) ? '†' : '')
      }),
    ]
  })
  return { rows, notes: notes.map((note, at) => `${at + 1}. ${note}`) }

  function noteOn({ caseName }: Figure, { name, title }: PeerSpec): string {
    const steps = measured.filter(({ peer }) => peer === name).flatMap((one) => one.steps)
    const fault = steps.find(
      (one) => (caseName === 'memory' || one.caseName === caseName) && one.fault,
    )?.fault
    if (!fault) return ''
    const note = `${title}: ${fault}.`
    if (!notes.includes(note)) notes.push(note)
    return `note ${notes.indexOf(note) + 1}`
  }
}

const isFetching = ({ caseName, label }: Figure): boolean =>
  ['cold mirror', 'one row changed'].includes(caseName) && label.endsWith('ms')

function cell({ format }: Figure, value: number, best: number): string {
  const text = format(value)
  if (text === format(best)) return `**${text}**`
  const times = best > 0 ? value / best : NaN
  return times > NEAR ? `${text} ×${times.toFixed(times < 10 ? 1 : 0)}` : text
}
