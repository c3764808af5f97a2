import type { Mutant } from './mutant.ts'

/** What is done to many records in one go, broken in one place each. */
export const bulkMutants: readonly Mutant[] = [
  {
    rule: 'D13',
    breaks: 'of what was done in one go only the last edit is taken back',
    file: 'src/db/outbox.ts',
    find: 'db.outbox.bulkDelete(last.map(({ seq }) => seq))',
    put: 'db.outbox.delete(last.at(-1)?.seq ?? 0)',
    caughtBy: 'src/db/bulk-edits.test.ts',
  },
  {
    rule: 'D13',
    breaks: 'of what was done in one go only the last edit waits to be taken back',
    file: 'src/db/outbox.ts',
    find: 'actionOf(entry) === undoable',
    put: 'entry.id === undoable',
    caughtBy: 'src/db/bulk-edits.test.ts',
  },
  {
    rule: 'D13',
    breaks: 'what is left of what was done in one go can be taken back once a part of it was sent',
    file: 'src/db/outbox.ts',
    find: 'await endUndoWindow(db, action)',
    put: 'await db.outbox.where(":id").anyOf(undoable.map(({ seq }) => seq)).modify({ undoUntil: undefined as never })',
    caughtBy: 'simulation',
  },
]
