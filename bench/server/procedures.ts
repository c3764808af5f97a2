import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { FULL_PULL } from '../../src/model/cursors.ts'
import { migrate, openPostgres, type Database } from '../../supabase/local/database.ts'
import { openEmbedded } from '../../supabase/local/pglite/embedded.ts'
import { isPostgresAvailable, startPostgres } from '../../supabase/local/postgres-for-tests.ts'
import { actAs, type Clinic } from '../../supabase/tests/clinic.ts'
import { listLargeCalls, OWNER, type Call } from '../../supabase/tests/large-calls.ts'
import { openLargeClinic } from '../../supabase/tests/large-clinic.ts'
import { table } from '../results.ts'
import { median } from '../statistics.ts'
import { addition } from './staff.ts'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const SIZES = [200, 2_000, 10_000]
const RUNS = 9
const EDITS = 50
/** Tables whose rows not everybody may read, each by a policy of another kind. */
const GUARDED = [
  'health_library_illnesses',
  'health_library_images',
  'theme_versions',
  'activity_logs',
]

/** What calls cost in one clinic; all are medians. */
export interface CallCosts {
  engine: string
  rows: number
  /** Milliseconds of each call by itself, without what commits it. */
  calls: Record<string, number>
  /** Milliseconds to read all readable rows of a table, as the owner and through its policy. */
  reads: Record<string, Record<'owner' | 'visitor' | 'staff', number>>
  /** One edit that is acknowledged: milliseconds to decide it, and to commit it; bytes of WAL. */
  edit: { decide: number; commit: number; wal: number }
}

/** Measures every procedure on each database, in clinics of several sizes. */
export async function measureCalls(): Promise<CallCosts[]> {
  const all: CallCosts[] = []
  for (const [engine, open] of Object.entries(databases)) {
    for (const rows of SIZES) {
      process.stderr.write(`${engine}, ${rows} rows\n`)
      const db = await open()
      try {
        await migrate(db)
        const clinic = await openLargeClinic(db, rows)
        all.push({ engine, rows, ...(await costsIn(clinic)) })
      } finally {
        await db.close()
      }
    }
  }
  return all
}

/** Both keep what they commit, on the disk of the project. */
const databases: Record<string, () => Promise<Database>> = {
  embedded: async () => {
    const home = await mkdtemp(join(CACHE, 'nadi-bench-'))
    const db = await openEmbedded(join(home, 'database'))
    return { ...db, close: () => db.close().then(() => rm(home, { recursive: true })) }
  },
  ...(isPostgresAvailable() && {
    'Postgres server': async () => {
      const server = await startPostgres({ durable: true })
      const db = await openPostgres(server.url)
      return { ...db, close: () => db.close().then(server.stop) }
    },
  }),
}

async function costsIn(clinic: Clinic): Promise<Pick<CallCosts, 'calls' | 'reads' | 'edit'>> {
  const calls: CallCosts['calls'] = {}
  for (const call of await listLargeCalls(clinic)) calls[call.name] = await cost(clinic.db, call)
  const reads: CallCosts['reads'] = {}
  const readers = { owner: OWNER, visitor: null, staff: clinic.tokens['Super Admin'] } as const
  for (const name of GUARDED) {
    const columns = await readable(clinic.db, name)
    const sql = `select jsonb_agg(t) as response from (select ${columns} from public.${name}) t`
    reads[name] = {
      owner: await cost(clinic.db, { name, sql, token: readers.owner }),
      visitor: await cost(clinic.db, { name, sql, token: readers.visitor }),
      staff: await cost(clinic.db, { name, sql, token: readers.staff }),
    }
  }
  return { calls, reads, edit: await editCost(clinic) }
}

/** Milliseconds of a call; all that it does is undone, so that each run finds the same. */
async function cost(db: Database, { token, sql, params, first }: Call): Promise<number> {
  const took: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const undone = new Error('undone')
    await db
      .transaction(async (tx) => {
        if (first !== undefined) await tx.exec(first)
        if (token !== OWNER) await actAs(tx, token)
        const started = performance.now()
        await tx.query(`select response::text from (${sql}) asked`, params)
        took.push(performance.now() - started)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  }
  return median(took)
}

/** One edit after the other, each of which stays. */
async function editCost({ db, tokens }: Clinic): Promise<CallCosts['edit']> {
  const since = await db.transaction(async (tx) => {
    await actAs(tx, tokens['Super Admin'])
    const [pulled] = await tx.query<{ since: string }>(
      `select public.sync_pull($1) ->> 'cursor' as since`,
      [FULL_PULL],
    )
    return pulled?.since
  })
  const decide: number[] = []
  const commit: number[] = []
  const wal: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    const edits = JSON.stringify([{ id: randomUUID(), ops: [addition()] }])
    const before = await written(db)
    let resolvedCount = 0
    await db.transaction(async (tx) => {
      await actAs(tx, tokens['Super Admin'])
      const started = performance.now()
      await tx.query('select public.sync_push($1::text::jsonb, $2)', [edits, since])
      resolvedCount = performance.now()
      decide.push(resolvedCount - started)
    })
    commit.push(performance.now() - resolvedCount)
    wal.push((await written(db)) - before)
  }
  return { decide: median(decide), commit: median(commit), wal: median(wal) }
}

/** How many bytes of WAL there have been. */
async function written(db: Database): Promise<number> {
  const [row] = await db.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`,
  )
  return Number(row?.bytes)
}

async function readable(db: Database, name: string): Promise<string> {
  const [row] = await db.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and has_column_privilege('anon', attrelid, attnum, 'select')`,
    [`public.${name}`],
  )
  return row?.columns ?? ''
}

/** What was measured, for people. */
export function callTables(all: readonly CallCosts[]): string[] {
  const heads = all.map(({ engine, rows }) => `${engine}, ${rows.toLocaleString('en')}`)
  const names = Object.keys(all[0]?.calls ?? {})
  const rowsOf = <K extends string>(
    keys: readonly K[],
    getCost: (costs: CallCosts, key: K) => number | undefined,
  ) => keys.map((key) => [key, ...all.map((costs) => formatMs(getCost(costs, key)))])
  return [
    '## Each call by itself',
    `Milliseconds, median of ${RUNS}, of every procedure and of the ways in which a large clinic may make one slow. The columns are the database and the number of illnesses, each with a picture; the log, the answered edits, the states of the timeline and the deleted rows are as many. Everything is asked over the API's role, and undone again; no commit is in it. Signing in and changing a password are mostly bcrypt.`,
    table(
      ['', ...heads],
      rowsOf(names, ({ calls }, name) => calls[name]),
    ),
    '## Row policies',
    'The same statement, all columns of all rows, by the owner of the database, whom no policy holds up, and through the policy by a visitor and by a Super Admin; milliseconds. A visitor may read fewer rows than the others, and of some tables none.',
    table(
      ['', ...heads],
      GUARDED.flatMap((name) =>
        (['owner', 'visitor', 'staff'] as const).map((reader) => [
          `${name}, ${reader}`,
          ...all.map(({ reads }) => formatMs(reads[name]?.[reader])),
        ]),
      ),
    ),
    '## An edit that is acknowledged',
    `Milliseconds to decide an edit and to commit it, which waits for the disk, and bytes of WAL; medians of ${EDITS}.`,
    table(
      ['', ...heads],
      [
        ['to decide it', ...all.map(({ edit }) => formatMs(edit.decide))],
        ['to commit it', ...all.map(({ edit }) => formatMs(edit.commit))],
        ['bytes of WAL', ...all.map(({ edit }) => edit.wal.toLocaleString('en'))],
      ],
    ),
  ]
}

const formatMs = (ms: number | undefined) =>
  (ms ?? NaN).toFixed(ms !== undefined && ms < 10 ? 1 : 0)
