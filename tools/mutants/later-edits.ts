import type { Mutant } from './mutant.ts'

const LATER_EDITS_TEST = 'src/db/later-edits.test.ts'
const FILE = 'src/db/later-edits.ts'

/** The rules of a field that was edited more than once before one of its edits was refused. */
export const laterEditsMutants: readonly Mutant[] = [
  {
    rule: 'D20',
    breaks: 'theirs resolves the first edit of a field only',
    file: FILE,
    find: `: !(column in theirs)`,
    put: `: Boolean(theirs)`,
    caughtBy: 'simulation',
  },
  {
    rule: 'D20',
    breaks: 'the conflict shows an older text than the latest',
    file: FILE,
    find: `[c, c in later ? later[c] : v]`,
    put: `[c, v]`,
    caughtBy: LATER_EDITS_TEST,
  },
  {
    rule: 'D20',
    breaks: 'what was corrected meets the edits behind it as a conflict',
    file: FILE,
    find: `isJsonEqual(set[column], parkedOp.set?.[column])`,
    put: `set !== null`,
    caughtBy: LATER_EDITS_TEST,
  },
  {
    rule: 'D20',
    breaks: 'the edit behind one that is given up is a conflict with that one',
    file: FILE,
    find: `isFromIt && isJsonEqual(value, parkedOp.set?.[name]) ? parkedOp.was?.[name] : value`,
    put: `value`,
    caughtBy: LATER_EDITS_TEST,
  },
  {
    rule: 'D20',
    breaks: 'the answer goes beyond an edit that is a question of its own',
    file: FILE,
    find: ` || entry.state !== 'queued'`,
    put: '',
    caughtBy: LATER_EDITS_TEST,
  },
]
