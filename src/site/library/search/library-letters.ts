import type { PublicIllness } from './public-illness.ts'

export interface Letter {
  /** As it is read: a capital letter, a Telugu letter without its vowel sign, or '#' for all else. */
  initial: string
  /** For the address: plain letters as they are, others by number. */
  anchor: string
  illnesses: PublicIllness[]
}

const OTHER = '#'

/**
 * The letter a name is filed under. A letter alone is always whole: accents,
 * vowel signs and the rest of a conjunct are what is left out, so 'Ménière'
 * is under M and 'మైగ్రేన్' under 'మ', as in a dictionary.
 */
export function getInitial(name: string): string {
  const [first = OTHER] = /[\p{L}\p{N}]/u.exec(name.normalize('NFD')) ?? []
  return /\p{L}/u.test(first) ? first.toUpperCase() : OTHER
}

/** The illnesses by initial and name: Latin letters first, then other scripts, then the rest. */
export function groupByInitial(illnesses: readonly PublicIllness[]): Letter[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const letters = new Map<string, Letter>()
  for (const illness of illnesses) {
    const initial = getInitial(illness.illness_name)
    const known = letters.get(initial)
    if (known) known.illnesses.push(illness)
    else letters.set(initial, { initial, anchor: anchorOf(initial), illnesses: [illness] })
  }
  const last = (letter: Letter) => Number(letter.initial === OTHER)
  const sorted = [...letters.values()].toSorted(
    (a, b) => last(a) - last(b) || compare(a.initial, b.initial),
  )
  for (const { illnesses: own } of sorted) {
    own.sort((a, b) => compare(a.illness_name, b.illness_name))
  }
  return sorted
}

function anchorOf(initial: string): string {
  return `letter-${/^[A-Z]$/.test(initial) ? initial.toLowerCase() : initial.codePointAt(0)}`
}
