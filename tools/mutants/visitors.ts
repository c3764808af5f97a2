import type { Mutant } from './mutant.ts'

const BASELINE = 'supabase/migrations/0044_baseline.sql'
const CHANGES = 'supabase/migrations/0048_plan_of_changes.sql'
const RESPONSES = 'supabase/local/visitor-response-cache.ts'
const REMOTE = 'src/remote/public-remote.ts'
const SQL_TEST = 'supabase/tests/pgtap.test.ts'

const PORTIONS_TEST = 'src/sync/initial-sync.test.ts'

/** What is given to all visitors in the same state. */
export const visitorMutants: readonly Mutant[] = [
  {
    rule: 'R18',
    breaks: 'what is given to everybody hangs on who asks',
    file: BASELINE,
    find: 'sync.changes(since, 0)',
    put: 'sync.changes(since, private.rank())',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R18',
    breaks: 'caches may keep what visitors are answered for a day',
    file: BASELINE,
    find: 'max-age=10',
    put: 'max-age=86400',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R18',
    breaks: 'the server goes on giving visitors what it kept, though something changed',
    file: RESPONSES,
    find: '    if (cursor !== newest) responses.clear()\n',
    put: '',
    caughtBy: 'supabase/local/visitor-response-cache.test.ts',
  },
  {
    rule: 'R18',
    breaks: 'phones in different states ask at one address',
    file: REMOTE,
    find: `since: since ?? PAGED_PULL`,
    put: `since: PAGED_PULL`,
    caughtBy: 'src/remote/remote.test.ts',
  },
  {
    rule: 'R18',
    breaks: 'a visitor goes on from a state of a timeline that a restore ended',
    file: BASELINE,
    find: '  known := sync.cursor_version(since, r);',
    put: `  known := case when since ~ '^[0-9]{1,9}[.]' then split_part(since, '.', 1)::bigint end;`,
    caughtBy: 'simulation',
  },
  {
    rule: 'R6',
    breaks: 'the sums still count what a row was before',
    file: BASELINE,
    find: ' union all select -1, b.rank, b.version from before b',
    put: '',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R6',
    breaks: 'a row is in the sums as it was at first',
    file: BASELINE,
    find: 'where (standing.rank, standing.version) <> (excluded.rank, excluded.version)',
    put: 'where false',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R6',
    breaks: 'sums that are wrong stay wrong',
    file: BASELINE,
    find: 'perform sync.recompute_checksums(t) from sync.tables t where exists (',
    put: 'perform sync.recompute_checksums(t) from sync.tables t where false and exists (',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R19',
    breaks: 'what was withdrawn while portions came stays',
    file: CHANGES,
    find: 'from sync.changed_rows(known) where until is null',
    put: 'from sync.changed_rows(known) where place is null',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R19',
    breaks: 'portions go on across a restore',
    file: BASELINE,
    find: 'where sync.cursor_version(s.reached, r) is not null and',
    put: 'where',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R19',
    breaks: 'a cache may lead portions back',
    file: BASELINE,
    find: `(answer ->> 'cursor') || '.' || begun || '.' || until`,
    put: `begun || '.' || r || '.' || begun || '.' || until`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R19',
    breaks: 'pictures come before their illness',
    file: BASELINE,
    find: `coalesce('r.' || quote_ident(portion_by), 'null::uuid')`,
    put: `case when portion_by is null then 'null::uuid' else 'r.id' end`,
    caughtBy: 'simulation',
  },
  {
    rule: 'R19',
    breaks: 'sums are told before everything is there',
    file: CHANGES,
    find: 'where until is null and s.rank <= r group by',
    put: 'where s.rank <= r group by',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R19',
    breaks: 'edits are sent while portions come',
    file: 'src/sync/sync-cycle.ts',
    find: ' || (since && hasMorePages(since))',
    put: '',
    caughtBy: PORTIONS_TEST,
  },
  {
    rule: 'R19',
    breaks: 'a mirror that was whole is taken in portions',
    file: 'src/sync/pull.ts',
    find: ` && (await readMeta(db, 'filled')) === undefined`,
    put: '',
    caughtBy: PORTIONS_TEST,
  },
  {
    rule: 'R19',
    breaks: 'a visitor who is cut off waits a minute for the next portion',
    file: 'src/sync/pull.ts',
    find: `applied && cursor && !hasMorePages(cursor)`,
    put: `applied && cursor`,
    caughtBy: PORTIONS_TEST,
  },
  {
    rule: 'R19',
    breaks: 'what changed behind the back of a device is not shown before a reload',
    file: 'src/db/live/read-rows.ts',
    find: 'startedAt ?? newestOf(current)',
    put: 'newestOf(current)',
    caughtBy: 'src/sync/large-content.test.ts',
  },
  {
    rule: 'R19',
    breaks: 'a topic that is still to come is called missing',
    file: 'src/site/library/illness/illness-page.tsx',
    find: 'isPartial && !offline && !stale',
    put: 'false',
    caughtBy: 'src/site/library/illness/illness-page.test.tsx',
  },
]
