import type { Tally } from './history.ts'
import type { History, SimulationStep } from './steps.ts'

interface Regression extends History {
  /** What has to happen in it at least, or it proves nothing: steps that find no row do nothing. */
  does: Partial<Tally>
  /** One person is at it, who must not conflict with themselves [I6]. */
  isSingleUser?: true
}

type Sync = Extract<SimulationStep, { step: 'sync' }>
const sync = (more: Partial<Sync> = {}): SimulationStep => ({
  step: 'sync',
  device: 'a',
  fault: 'none',
  max: 1,
  twin: null,
  failure: null,
  ...more,
})
const cycle = sync()
// An edit leaves in a cycle of its own only when nothing of the first mirror is to come [R19].
const wholeMirror: readonly SimulationStep[] = [cycle, cycle, cycle]

const edit = (kind: number, row = 0): SimulationStep => ({
  step: 'edit',
  device: 'a',
  kind,
  row,
  value: 0,
  failure: null,
})
const [ILLNESS, CATEGORY, BACK, BACK_BEFORE] = [edit(0), edit(1), edit(2), edit(2, 1)]

/** Histories that once broke a rule; they are played first in every run. */
export const regressions: readonly Regression[] = [
  // An edit arrived, its answer was lost, and its author was demoted before the second try: the
  // device set it aside as refused although it was applied (I8).
  {
    kinds: ['add doctor', 'add illness'],
    does: { edits: 1 },
    steps: [
      ...wholeMirror.map(() => sync({ device: 'b' })),
      { step: 'edit', device: 'b', kind: 0, row: 0, value: 0, failure: null },
      sync({ device: 'b', fault: 'lost answer' }),
      { step: 'role', role: 'Viewer' },
      { step: 'sign in' },
      sync({ device: 'b' }),
    ],
  },
  // Of two changes made in one go one was sent, and the other could still be taken back (D13).
  {
    kinds: ['add doctor', 'change doctors at once', 'take back'],
    does: { edits: 3 },
    steps: [
      ...wholeMirror,
      { step: 'edit', device: 'a', kind: 0, row: 0, value: 1, failure: null },
      { step: 'edit', device: 'a', kind: 0, row: 1, value: 2, failure: null },
      sync({ max: 50 }),
      edit(1),
      { step: 'clock', device: 'a', at: 60_000 },
      cycle,
      edit(2),
    ],
  },
  // A deleted illness came back without its pictures, and a category without its illnesses (R17).
  ...(['delete illness', 'delete category'] as const).map((removal): Regression => ({
    kinds: [removal, 'bring back'],
    does: { edits: 2, wholes: 1 },
    steps: [
      ...wholeMirror,
      { step: 'edit', device: 'a', kind: 0, row: 0, value: 0, failure: null },
      cycle,
      { step: 'edit', device: 'a', kind: 1, row: 0, value: 0, failure: null },
      sync({ fault: 'lost answer' }),
    ],
  })),
  // While the picture of a later edit was sent another tab heard that the first one was refused, and the
  // one behind it of the same row left all the same (I6).
  {
    kinds: ['forbidden', 'add doctor with photo'],
    does: { edits: 3, twins: 1, parked: 1 },
    isSingleUser: true,
    steps: [...wholeMirror, edit(0), edit(0), edit(1), sync({ twin: true })],
  },
  // A single user deleted two doctors twice, and brought back one of them as it was the first time:
  // what they wrote next conflicted with what they had written before (I6).
  {
    kinds: ['rename doctor', 'bring back', 'delete doctors at once'],
    does: { edits: 5 },
    isSingleUser: true,
    steps: [
      ...wholeMirror,
      ...[
        [2, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
        [0, 0, 1],
        [2, 0, 0],
        [1, 3, 0],
        [0, 0, 0],
      ].map(([kind = 0, row = 0, value = 0]): SimulationStep => {
        return { step: 'edit', device: 'a', kind, row, value, failure: null }
      }),
      sync({}),
    ],
  },
  // A user who deleted an illness and its category, and brought one of them back, conflicted with
  // themselves over the category of the illness, which no user had edited (I6, R8).
  ...[
    [ILLNESS, CATEGORY, BACK, ILLNESS],
    [CATEGORY, cycle, BACK, ILLNESS],
    [CATEGORY, cycle, ILLNESS, cycle, BACK, BACK_BEFORE, ILLNESS],
    [ILLNESS, cycle, CATEGORY, cycle, BACK_BEFORE, cycle, BACK, ILLNESS],
  ].map((steps): Regression => ({
    kinds: ['delete illness', 'delete category', 'bring back'],
    isSingleUser: true,
    does: { edits: steps.filter(({ step }) => step === 'edit').length },
    steps: [...wholeMirror, ...steps, cycle],
  })),
  // One field was edited twice, and another user was faster: asked about the older text, its author
  // took theirs, and was asked again about the newer one (D20).
  {
    kinds: ['rename doctor', 'rename doctor twice'],
    does: { edits: 2 },
    steps: [
      ...wholeMirror,
      ...wholeMirror.map(() => sync({ device: 'b' })),
      { step: 'edit', device: 'b', kind: 0, row: 0, value: 1, failure: null },
      sync({ device: 'b' }),
      { step: 'edit', device: 'a', kind: 1, row: 0, value: 2, failure: null },
      sync({ max: 50 }),
      { step: 'decide', device: 'a', decision: 'theirs' },
      cycle,
    ],
  },
  // A user who discarded a rejected name conflicted with themselves over the next one (I6, D20).
  {
    kinds: ['rename doctor'],
    does: { edits: 2 },
    isSingleUser: true,
    steps: [
      ...wholeMirror,
      edit(0),
      { step: 'edit', device: 'a', kind: 0, row: 0, value: 1, failure: null },
      sync({ max: 50 }),
      { step: 'decide', device: 'a', decision: 'discard' },
      cycle,
    ],
  },
]
