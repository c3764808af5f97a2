import type { PeerOutcomes } from '../correctness-cases.ts'
import type { PeerSpec } from '../peers.ts'
import type { Measured } from '../speed.ts'

/** A row for each case, with what was seen of each peer. */
export function wordsTable(
  answers: readonly PeerOutcomes[],
  chosen: readonly PeerSpec[],
): string[][] {
  const cases = answers[0]?.seen ?? []
  return cases.map(({ what }) => [
    what,
    ...chosen.map(({ name }) => {
      const own = answers.find(({ peer }) => peer === name)
      const seen = own?.seen.find((one) => one.what === what)
      if (!seen) return ''
      return seen.fate === 'safe' ? seen.saw : `**${seen.fate}**: ${seen.saw}`
    }),
  ])
}

/** What one peer lost or could not do, and what in it is the reason. */
export function lossesOf(
  { name, title, why }: PeerSpec,
  measured: readonly Measured[],
  answers: readonly PeerOutcomes[],
): string {
  const seen = answers.find(({ peer }) => peer === name)?.seen ?? []
  const bad = seen.filter(({ fate }) => fate !== 'safe').map(({ what, fate }) => `${what}: ${fate}`)
  const own = measured.filter((one) => one.peer === name)
  const sizes = [...new Set(own.map(({ illnesses }) => illnesses))]
  const faults = sizes.flatMap((size) => {
    const steps = own.filter(({ illnesses }) => illnesses === size).flatMap((one) => one.steps)
    const cases = [...new Set(steps.filter(({ fault }) => fault).map(({ what }) => what))]
    if (cases.length === 0) return []
    return [`with ${size.toLocaleString('en-GB')} illnesses not done: ${cases.join(', ')}`]
  })
  const all = [...bad, ...faults]
  if (all.length === 0) return `- **${title}**: nothing in this run.`
  return `- **${title}**: ${all.join('; ')}. ${why}`
}
