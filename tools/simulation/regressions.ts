import type { History } from './steps.ts'

/** Histories that once broke a rule; they are played first in every run. */
export const regressions: readonly History[] = [
  // An edit arrived, its answer was lost, and its author was demoted before the second try: the
  // device set it aside as refused although it was applied (I8).
  {
    kinds: ['add doctor', 'add illness'],
    steps: [
      { step: 'sync', who: 'b', fault: 'none', max: 1, twin: null, failure: null },
      { step: 'edit', who: 'b', kind: 0, row: 0, value: 0, failure: null },
      { step: 'sync', who: 'b', fault: 'lost answer', max: 1, twin: null, failure: null },
      { step: 'role', role: 'Viewer' },
      { step: 'sign in' },
      { step: 'sync', who: 'b', fault: 'none', max: 1, twin: null, failure: null },
    ],
  },
  // Of two changes made in one go one was sent, and the other could still be taken back (D13).
  {
    kinds: ['add doctor', 'change doctors at once', 'take back'],
    steps: [
      { step: 'sync', who: 'a', fault: 'none', max: 1, twin: null, failure: null },
      { step: 'edit', who: 'a', kind: 0, row: 0, value: 1, failure: null },
      { step: 'edit', who: 'a', kind: 0, row: 1, value: 2, failure: null },
      { step: 'sync', who: 'a', fault: 'none', max: 50, twin: null, failure: null },
      { step: 'edit', who: 'a', kind: 1, row: 0, value: 1, failure: null },
      { step: 'clock', who: 'a', at: 60_000 },
      { step: 'sync', who: 'a', fault: 'none', max: 1, twin: null, failure: null },
      { step: 'edit', who: 'a', kind: 2, row: 0, value: 0, failure: null },
    ],
  },
  // A deleted illness came back without its pictures, and a category without its illnesses (R17).
  ...(['delete illness', 'delete category'] as const).map((removal): History => ({
    kinds: [removal, 'bring back'],
    steps: [
      { step: 'sync', who: 'a', fault: 'none', max: 1, twin: null, failure: null },
      { step: 'edit', who: 'a', kind: 0, row: 0, value: 0, failure: null },
      { step: 'sync', who: 'a', fault: 'none', max: 1, twin: null, failure: null },
      { step: 'edit', who: 'a', kind: 1, row: 0, value: 0, failure: null },
      { step: 'sync', who: 'a', fault: 'lost answer', max: 1, twin: null, failure: null },
    ],
  })),
]
