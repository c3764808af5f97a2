import fc from 'fast-check'

import { THEMES } from './server.ts'

/** Kinds of edit. Each history draws from a few of them only, so that they meet (swarm testing). */
export const editKinds = [
  'add doctor',
  'add doctor with photo',
  'change doctor',
  'rename doctor',
  'delete doctor',
  'delete doctor for a moment',
  'change doctors at once',
  'delete doctors at once',
  'take back',
  'bring back',
  'add category',
  'delete category',
  'add illness',
  'change illness',
  'publish illness',
  'categorise illness',
  'delete illness',
  'add illness picture',
  'change profile',
  'add link',
  'move link',
  'move doctor',
  'switch library',
  'forbidden',
  'translate illness',
  'add notice',
  'change notice',
  'rename doctor twice',
] as const
export type EditKind = (typeof editKinds)[number]

/** What people at the SQL editor do. */
const statements = [
  `update public.doctors set expertise_details = 'direct ' || (select version from sync.clock)`,
  `update public.health_library_illnesses set visibility = 'published'`,
  `update public.health_library_illnesses set visibility = 'draft'`,
  `update public.health_library_illnesses set translations = '{"te": {"illness_name": "direct"}}'`,
  'delete from public.health_library_categories',
  'update public.doctors set is_enabled = not is_enabled',
  'update public.notices set is_enabled = not is_enabled',
  'update public.modern_site_settings set health_library_enabled = not health_library_enabled',
  `update public.modern_site_settings set active_theme_id = '${THEMES.ids[1]}', active_version_id = '${THEMES.versions[1]}'`,
  `select sync.sweep('-1 hour')`,
  'delete from storage.objects',
] as const

/** Which changes of its row an open form receives: all, none, or only the user's own. */
export type FormVisibility = 'follows' | 'sleeps' | 'follows alone'

const staff = fc.constantFrom('a' as const, 'b' as const)
const anyone = fc.constantFrom('a' as const, 'b' as const, 'visitor' as const)
const row = fc.nat(3)
const value = fc.nat(3)
/**
 * The tab is killed, the disk is full, or the browser ends the transaction as it is about to be done
 * while the tab lives on [D15].
 */
export type FailureKind = 'crash' | 'quota' | 'ended'

const failure = (steps: number) =>
  fc.record({
    after: fc.nat(steps),
    kind: fc.constantFrom<FailureKind>('crash', 'crash', 'quota', 'ended'),
  })
const fault = fc.constantFrom(
  'none' as const,
  'none' as const,
  'none' as const,
  'lost request' as const,
  'lost answer' as const,
  'twice' as const,
  'late' as const,
)

const sometimes = <T>(arbitrary: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

// fast-check cannot follow a record whose keys come through a type parameter.
const stepOf = <K extends string, T extends object>(
  step: K,
  model: { [P in keyof T]: fc.Arbitrary<T[P]> },
) => {
  const parts: object = { step: fc.constant(step), ...model }
  return fc.record(parts as Record<string, fc.Arbitrary<unknown>>) as fc.Arbitrary<{ step: K } & T>
}

export const steps = {
  edit: stepOf('edit', {
    device: staff,
    /** An index into the kinds of this history. */
    kind: fc.nat(59),
    row,
    value,
    failure: sometimes(failure(2), 10),
  }),
  sync: stepOf('sync', {
    device: anyone,
    fault,
    max: fc.constantFrom(1, 1, 50),
    /** Another tab of the same browser at the same moment. */
    twin: sometimes(fc.constant(true), 6),
    failure: sometimes(failure(14), 4),
  }),
  direct: stepOf('direct', { sql: fc.constantFrom(...statements) }),
  open: stepOf('open', {
    device: staff,
    table: fc.constantFrom(
      'doctors' as const,
      'hospital_profile' as const,
      'health_library_illnesses' as const,
    ),
    row,
  }),
  save: stepOf('save', {
    device: staff,
    value,
    visibility: fc.constantFrom<FormVisibility>('follows', 'sleeps'),
  }),
  saveAlone: stepOf('save', {
    device: staff,
    value,
    visibility: fc.constant<FormVisibility>('follows alone'),
  }),
  late: stepOf('late', { device: anyone }),
  decide: stepOf('decide', {
    device: staff,
    decision: fc.constantFrom('mine' as const, 'theirs' as const, 'discard' as const),
  }),
  backup: stepOf('backup', {}),
  restore: stepOf('restore', {}),
  role: stepOf('role', {
    role: fc.constantFrom(
      'Viewer' as const,
      'Content Manager' as const,
      'Admin' as const,
      'disabled' as const,
    ),
  }),
  signIn: stepOf('sign in', {}),
  /** A visitor whose browser has kept nothing. */
  anew: stepOf('anew', {}),
  clock: stepOf('clock', { device: anyone, at: fc.integer({ min: -(2 ** 41), max: 2 ** 42 }) }),
}

export const anyStep = fc.oneof(
  { weight: 12, arbitrary: steps.edit },
  { weight: 12, arbitrary: steps.sync },
  { weight: 2, arbitrary: steps.direct },
  { weight: 4, arbitrary: steps.open },
  { weight: 4, arbitrary: steps.save },
  { weight: 2, arbitrary: steps.late },
  { weight: 2, arbitrary: steps.decide },
  { weight: 1, arbitrary: steps.backup },
  { weight: 1, arbitrary: steps.restore },
  { weight: 1, arbitrary: steps.role },
  { weight: 1, arbitrary: steps.signIn },
  { weight: 1, arbitrary: steps.anew },
  { weight: 1, arbitrary: steps.clock },
)
export type SimulationStep = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

/** A single user: no other writer, no restore, no change of rights. */
export const singleUserStep = fc.oneof(
  { weight: 8, arbitrary: steps.edit },
  { weight: 6, arbitrary: steps.sync },
  // Two tabs of one person are no two people [D19].
  { weight: 2, arbitrary: steps.open },
  { weight: 2, arbitrary: steps.saveAlone },
  { weight: 1, arbitrary: steps.late },
  { weight: 1, arbitrary: steps.clock },
)

const few = fc.uniqueArray(fc.constantFrom(...editKinds), { minLength: 2, maxLength: 5 })
/** Kinds that do little without each other: drawn by lot they would hardly ever meet. */
const pairs = fc.constantFrom<readonly EditKind[]>(
  ['delete illness', 'bring back'],
  ['delete category', 'bring back'],
  ['delete illness', 'delete category', 'bring back'],
  ['categorise illness', 'delete category', 'bring back'],
  ['add illness', 'add illness picture', 'delete illness', 'bring back'],
  ['add doctor with photo', 'delete doctor', 'bring back'],
  ['add doctor with photo', 'forbidden', 'rename doctor'],
  ['delete doctors at once', 'take back', 'bring back'],
  ['delete doctor for a moment', 'take back', 'bring back'],
)
export const editKindSubset: fc.Arbitrary<readonly EditKind[]> = fc.oneof(
  { weight: 7, arbitrary: few },
  { weight: 1, arbitrary: fc.tuple(pairs, few).map((both) => [...new Set(both.flat())]) },
)

export interface History {
  kinds: readonly EditKind[]
  steps: readonly SimulationStep[]
}
