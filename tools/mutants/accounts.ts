import type { Mutant } from './mutant.ts'

const BASELINE = 'supabase/migrations/0044_baseline.sql'
const TIMES_AHEAD = 'supabase/migrations/0051_times_ahead.sql'
const SQL_TEST = 'supabase/tests/pgtap.test.ts'

/** The server's rules of accounts and sessions. */
export const accountMutants: readonly Mutant[] = [
  {
    rule: 'S-56',
    breaks: 'one address may guess any number of names',
    file: TIMES_AHEAD,
    find: `and id <> mine) >= per_address`,
    put: `and id <> mine) >= 100000`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'S-56',
    breaks: 'strangers together may guess for ever',
    file: TIMES_AHEAD,
    find: `>= in_all`,
    put: `>= 100000`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'S-56',
    breaks: 'strangers lock staff out of their own tablets',
    file: BASELINE,
    find: `private.is_attempt_allowed(counter, address, not is_known)`,
    put: `private.is_attempt_allowed(counter, address, true)`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'S-10',
    breaks: 'signing in again leaves the session before',
    file: TIMES_AHEAD,
    find: `    and (s.device_hash = key or s.token_hash = private.token_hash());`,
    put: `    and false;`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'S-23',
    breaks: 'names may hold invisible characters',
    file: BASELINE,
    find: `create trigger guard_new before insert on public.users`,
    put: `create trigger guard_new before update of created_at on public.users`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'S-78',
    breaks: 'e-mail addresses come into the log',
    file: BASELINE,
    find: `'{"email": "a new one"}'::jsonb`,
    put: `jsonb_build_object('email', account.email)`,
    caughtBy: SQL_TEST,
  },
]
