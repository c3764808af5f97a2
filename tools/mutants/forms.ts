import type { Mutant } from './mutant.ts'

const ARRIVED_TEST = 'src/admin/forms/core/merge-record.test.ts'
const LIVE_FORM_TEST = 'src/admin/forms/live-form.test.tsx'

/** The rules of a form that is open while its record changes. */
export const formMutants: readonly Mutant[] = [
  {
    rule: 'D19',
    breaks: 'what comes replaces what is typed',
    file: 'src/admin/forms/remote-changes/merge-row.ts',
    find: `    } else if (isEquivalent(fields[field], base[field])) {`,
    put: `    } else if (base) {`,
    caughtBy: ARRIVED_TEST,
  },
  {
    rule: 'D19',
    breaks: 'a field touched on both sides counts as seen before its author has chosen',
    file: 'src/admin/forms/remote-changes/merge-row.ts',
    find: `      remoteChanges[name] = { kind: 'conflict', theirs: value, change }`,
    put: `      base[field] = value`,
    caughtBy: ARRIVED_TEST,
  },
  {
    rule: 'D19',
    breaks: 'a person’s other tab is another user',
    file: 'src/admin/forms/core/merge-record.ts',
    find: `    isOwn(id, field, value) ? { ...change, by: 'here' } : change`,
    put: `    isOwn(id, field, value) && false ? { ...change, by: 'here' } : change`,
    caughtBy: ARRIVED_TEST,
  },
  {
    rule: 'D19',
    breaks: 'keeping mine leaves a conflict to be found by the server',
    file: 'src/admin/forms/core/resolve-fields.ts',
    find: `  return mark ? withoutRemoteChange(writeValues(open, name, { base: mark.theirs }), name) : open`,
    put: `  return mark ? withoutRemoteChange(open, name) : open`,
    caughtBy: ARRIVED_TEST,
  },
  {
    rule: 'D17',
    breaks: 'a translation being typed passes for one of a text its author never saw',
    file: 'src/admin/forms/core/merge-record.ts',
    find: `      fields[name] = createFingerprint(before.fields[source])`,
    put: `      fields[name] = theirs[name]`,
    caughtBy: ARRIVED_TEST,
  },
  {
    rule: 'D19',
    breaks: 'a form is saved over a question',
    file: 'src/admin/forms/core/use-record-form.ts',
    find: `    if (unclear.length > 0)\n      return core.update((state) => setErrors(state, createConflictErrors(unclear)))\n`,
    put: '',
    caughtBy: LIVE_FORM_TEST,
  },
  {
    rule: 'D19',
    breaks: 'the row is not read again before it is saved',
    file: 'src/admin/forms/core/use-record-form.ts',
    find: `id === null ? null : await readNow(id)`,
    put: `null as CurrentRecord<Form<T>, P> | null`,
    caughtBy: LIVE_FORM_TEST,
  },
  {
    rule: 'D19',
    breaks: 'an edit behind a parked one is called a success',
    file: 'src/admin/forms/remote-changes/remote-change-messages.ts',
    find: `  if (isHeldUp && isEdited) {`,
    put: `  if (isHeldUp && !isEdited) {`,
    caughtBy: LIVE_FORM_TEST,
  },
]
