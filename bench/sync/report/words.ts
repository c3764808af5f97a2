import type { PeerOutcomes } from '../correctness-cases.ts'
import type { PeerSpec } from '../peers.ts'
import type { Measured } from '../speed.ts'

/** A row for each case, with what was seen of each peer. */
export function wordsTable(
  peerOutcomes: readonly PeerOutcomes[],
  chosen: readonly PeerSpec[],
): string[][] {
  const cases = peerOutcomes[0]?.outcomes ?? []
  return cases.map(({ label }) => [
    label,
    ...chosen.map(({ name }) => {
      const ownOutcomes = peerOutcomes.find(({ peer }) => peer === name)
      const outcome = ownOutcomes?.outcomes.find((one) => one.label === label)
      if (!outcome) return ''
      return outcome.fate === 'safe' ? outcome.saw : `**${outcome.fate}**: ${outcome.saw}`
    }),
  ])
}

/** What one peer lost or could not do, and what in it is the reason. */
export function lossesOf(
  { name, title, why }: PeerSpec,
  measured: readonly Measured[],
  peerOutcomes: readonly PeerOutcomes[],
): string {
  const outcomes = peerOutcomes.find(({ peer }) => peer === name)?.outcomes ?? []
  const bad = outcomes
    .filter(({ fate }) => fate !== 'safe')
    .map(({ label, fate }) => `${label}: ${fate}`)
  const ownMeasured = measured.filter((one) => one.peer === name)
  const sizes = [...new Set(ownMeasured.map(({ illnesses }) => illnesses))]
  const faults = sizes.flatMap((size) => {
    const steps = ownMeasured
      .filter(({ illnesses }) => illnesses === size)
      .flatMap((one) => one.steps)
    const cases = [...new Set(steps.filter(({ fault }) => fault).map(({ caseName }) => caseName))]
    if (cases.length === 0) return []
    return [`with ${size.toLocaleString('en-GB')} illnesses not done: ${cases.join(', ')}`]
  })
  const all = [...bad, ...faults]
  if (all.length === 0) return `- **${title}**: nothing in this run.`
  return `- **${title}**: ${all.join('; ')}. ${why}`
}
