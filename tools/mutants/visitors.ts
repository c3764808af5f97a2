import type { Mutant } from './mutant.ts'

const VISITORS = 'supabase/migrations/0033_visitor_pull.sql'
const ANSWERS = 'supabase/local/visitor-answers.ts'
const REMOTE = 'src/remote/public-remote.ts'
const SQL_TEST = 'supabase/tests/pgtap.test.ts'

/** What is given to all visitors in the same state. */
export const visitorMutants: readonly Mutant[] = [
  {
    rule: 'R18',
    breaks: 'what is given to everybody hangs on who asks',
    file: VISITORS,
    find: 'sync.changes(since, 0)',
    put: 'sync.changes(since, private.rank())',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R18',
    breaks: 'caches may keep what visitors are answered for a day',
    file: VISITORS,
    find: 'max-age=10',
    put: 'max-age=86400',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R18',
    breaks: 'the server goes on giving visitors what it kept, though something changed',
    file: ANSWERS,
    find: '    if (cursor !== newest) answers.clear()\n',
    put: '',
    caughtBy: 'supabase/local/visitor-answers.test.ts',
  },
  {
    rule: 'R18',
    breaks: 'phones in different states ask at one address',
    file: REMOTE,
    find: `since: since ?? ''`,
    put: `since: ''`,
    caughtBy: 'src/remote/remote.test.ts',
  },
  {
    rule: 'R18',
    breaks: 'a visitor goes on from a state of a timeline that a restore ended',
    file: VISITORS,
    find: '  known := sync.base(since, r);',
    put: `  known := case when since ~ '^[0-9]{1,9}[.]' then split_part(since, '.', 1)::bigint end;`,
    caughtBy: 'simulation',
  },
]
