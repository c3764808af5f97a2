import { createHash } from 'node:crypto'

import type { Question, QuestionSet } from './questions.ts'

const SEED = 'nadi relevance 2026-11-22'

type Halves = Record<Exclude<QuestionSet, 'practice'>, Question[]>

/**
 * The two halves, by a lot that gives the same halves each time. Each group is drawn by itself, and
 * in it emergencies and questions without an answer, so that both halves have as many of each.
 */
export function drawHalves(questions: readonly Question[]): Halves {
  const halves: Halves = { seen: [], unseen: [] }
  const ideas = [...gathered(questions, ideaOf).values()].toSorted(byLot)
  for (const ofGroup of gathered(ideas, ([first]) => first?.group ?? '').values()) {
    const group: Halves = { seen: [], unseen: [] }
    for (const ofKind of gathered(ofGroup, kindOf).values()) {
      const kind: Halves = { seen: [], unseen: [] }
      for (const idea of ofKind) {
        // A tie goes to the half that is short in the group.
        const more =
          kind.seen.length - kind.unseen.length || group.seen.length - group.unseen.length
        const half = more > 0 ? 'unseen' : 'seen'
        kind[half].push(...idea)
        group[half].push(...idea)
      }
    }
    halves.seen.push(...group.seen)
    halves.unseen.push(...group.unseen)
  }
  return halves
}

function gathered<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return found
}

const ideaOf = ({ idea, question }: Question) => idea ?? question

function kindOf(idea: readonly Question[]): string {
  if (idea.some(({ none }) => none)) return 'none'
  return idea.some(({ emergency }) => emergency === true) ? 'emergency' : 'other'
}

// Ideas of two questions first: single ones can then even out what these leave.
const byLot = (a: readonly Question[], b: readonly Question[]) =>
  b.length - a.length || (lotOf(a) < lotOf(b) ? -1 : 1)

const lotOf = ([first]: readonly Question[]) =>
  createHash('sha256')
    .update(`${SEED} ${first ? ideaOf(first) : ''}`)
    .digest('hex')
