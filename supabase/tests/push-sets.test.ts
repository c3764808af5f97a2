import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { MutationResult, StoredRow, SyncResponse } from '#model/mutation.ts'
import type { Role } from '#model/roles.ts'

import type { Database } from '../local/database.ts'
import { actAs, openClinic, type Clinic } from './clinic.ts'
import { engines, reportMissingPostgres } from './engines.ts'
import { createRandom } from './random-edits.ts'
import { createPushes, type ServerState } from './random-pushes.ts'
import { isFullSuite } from './suites.ts'

/** PUSHES=10000 npx vitest run --project server supabase/tests/push-sets.test.ts runs more, SEED=1 others. */
const PUSHES = Number(process.env['PUSHES'] ?? (isFullSuite ? 1000 : 30))
const SEED = Number(process.env['SEED'] ?? 33)

/** A large table is updated in the order of its rows, not of the edits. */
const LARGE_TABLE = `insert into public.health_library_categories (category_name, slug)
  select 'Category ' || n, 'category-' || n from generate_series(1, 400) n; analyze`
const ONE_BY_ONE = `create or replace function sync.apply_set(list jsonb[], me uuid, r integer) returns integer
  language sql as 'select 0'`

reportMissingPostgres()

describe.for(engines.map(({ name }) => name))('on %s', (engine) => {
  const open = async (sql: string) => {
    const db = (await engines.find(({ name }) => name === engine)?.open()) as Database
    const clinic = await openClinic(db)
    await db.exec(sql)
    return clinic
  }
  let sets: Clinic
  let single: Clinic
  let large: Clinic
  beforeAll(async () => {
    sets = await open('')
    single = await open(ONE_BY_ONE)
    large = await open(LARGE_TABLE)
  }, 120_000)
  afterAll(() => Promise.all([sets, single, large].map(({ db }) => db.close())))

  test(
    `sets give the results, rows and log of the same edits one by one, in ${PUSHES} random pushes [R20]`,
    { timeout: 1_000 * PUSHES + 60_000 },
    async () => {
      const next = createPushes(createRandom(SEED))
      const cursors = new Map<string, [string | null, string | null]>()
      const statuses = new Map<string, number>()
      for (let push = 0; push < PUSHES; push++) {
        const { role, mutations } = next(await readServerState(sets.db))
        const [a, b] = cursors.get(role) ?? [
          await cursorOf(sets, role),
          await cursorOf(single, role),
        ]
        const [one, second] = [
          await send(sets, role, { mutations, since: a }),
          await send(single, role, { mutations, since: b }),
        ]
        cursors.set(role, [one.cursor, second.cursor])
        const context = `seed ${SEED}, push ${push}: ${JSON.stringify(mutations)}`
        expect(withoutVersions(one), context).toEqual(withoutVersions(second))
        expect(await dump(sets.db), context).toEqual(await dump(single.db))
        for (const { status } of one.results ?? [])
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      for (const status of ['ok', 'held', 'conflict', 'rejected'])
        expect(statuses.get(status), status).toBeGreaterThan(PUSHES / 50)
      const inSets = (await ticks(single.db)) - (await ticks(sets.db))
      expect(inSets).toBeGreaterThan(PUSHES)
    },
  )

  test.for([
    ['first', 'second'],
    ['second', 'first'],
  ])(
    'an edit that gives the %s category the slug of the %s is rejected, though the next edit frees it [R20]',
    async ([taker, owner]) => {
      const names = ['other', 'first', 'second']
      const ids = Object.fromEntries(names.map((name) => [name, randomUUID()]))
      for (const name of names)
        await large.db.query(
          'insert into public.health_library_categories (id, category_name, slug) values ($1, $2, $3)',
          [ids[name], name, `${taker}-${name}`],
        )
      const rename = (name = '', slug: string) => ({
        id: randomUUID(),
        ops: [
          {
            t: 'health_library_categories',
            op: 'update',
            id: ids[name],
            set: { slug },
            was: { slug: `${taker}-${name}` },
          },
        ],
      })
      const mutations = [
        rename('other', `${taker}-free`),
        rename(taker, `${taker}-${owner}`),
        rename(owner, `${taker}-freed`),
      ]
      const { results } = await send(large, 'Content Manager', {
        mutations,
        since: await cursorOf(large, 'Content Manager'),
      })
      expect(results?.map(({ status }) => status)).toEqual(['ok', 'rejected', 'ok'])
    },
  )

  test('an edit whose picture has not arrived is held, and its neighbours are applied [R20]', async () => {
    const photos = [
      'https://example.org/a.png',
      '/storage/v1/object/public/doctors/none.png',
      'https://example.org/c.png',
    ]
    const mutations = []
    for (const photo of photos) {
      const id = randomUUID()
      await large.db.query(`insert into public.doctors (id, name) values ($1, 'Dr New')`, [id])
      const op = { t: 'doctors', op: 'update', id, set: { photo }, was: { photo: null } }
      mutations.push({ id: randomUUID(), ops: [op] })
    }
    const since = await cursorOf(large, 'Content Manager')
    const { results } = await send(large, 'Content Manager', { mutations, since })
    expect(results?.map(({ status }) => status)).toEqual(['ok', 'held', 'ok'])
  })
})

type Response = SyncResponse & { results?: MutationResult[] }

async function queryAs<T>(
  { db, tokens }: Clinic,
  role: Role,
  sql: string,
  params: unknown[],
): Promise<T> {
  return db.transaction(async (tx) => {
    await actAs(tx, tokens[role])
    const [row] = await tx.query<{ response: T }>(`select ${sql} as response`, params)
    return row?.response as T
  })
}

const send = (
  clinic: Clinic,
  role: Role,
  { mutations, since }: { mutations: unknown[]; since: string | null },
) =>
  queryAs<Response>(clinic, role, 'public.sync_push($1::text::jsonb, $2)', [
    JSON.stringify(mutations),
    since,
  ])

const cursorOf = async (clinic: Clinic, role: Role) =>
  (await queryAs<Response>(clinic, role, 'public.sync_pull($1)', [null])).cursor

/** Returns a response without versions: the rows of a set share one. */
function withoutVersions({ results, put = {}, del = {}, sum = {}, reset }: Response) {
  return withoutTimes({
    results,
    reset,
    put: Object.fromEntries(Object.entries(put).map(([t, all]) => [t, sortById(all)])),
    del: Object.fromEntries(Object.entries(del).map(([t, ids]) => [t, ids.toSorted()])),
    sum: Object.fromEntries(Object.entries(sum).map(([t, [count]]) => [t, count])),
  })
}

const sortById = (rows: StoredRow[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

const TIMES = ['row_version', 'updated_at', 'created_at', 'last_login', 'activated_at']

const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    TIMES.includes(key) ? undefined : inner,
  )

/** Reads all that pushes write, without times, versions and the ids that the server creates. */
async function dump(db: Database): Promise<unknown> {
  const [row] = await db.query<{ all: unknown }>(`select jsonb_build_object(
    'rows', (select jsonb_agg(jsonb_build_array(tbl, rank, row) order by tbl, id) from sync.feed where rank < 99 and tbl not like '%theme%'),
    'deleted', (select jsonb_agg(jsonb_build_array(tbl, row, hung) order by tbl, id) from sync.tombstones),
    'log', (select jsonb_agg(to_jsonb(l) - 'id' order by record_id, description, changes::text) from public.activity_logs l),
    'results', (select md5(jsonb_agg(jsonb_build_array(id, user_id, result -> 'status') order by id)::text) from sync.applied),
    'home', (select jsonb_agg(to_jsonb(h) - 'at' order by tbl, id, col) from sync.came_home h),
    'ranks', (select jsonb_agg(jsonb_build_array(tbl, id, rank) order by tbl, id) from sync.standing),
    'sums', (select jsonb_agg(jsonb_build_array(tbl, rank, rows) order by tbl, rank) from sync.sums where rows <> 0),
    'drift', (select count(*) from
      (select tbl, rank, count(*) as rows, sum(v) as versions from sync.feed where rank < 99 group by 1, 2) f
      full join (select * from sync.sums where rows <> 0) s using (tbl, rank)
      where (f.rows, f.versions) is distinct from (s.rows, s.versions))) as all`)
  // The next dump has the lines of one push; the clock may give many of them the same time.
  await db.exec('delete from public.activity_logs where true')
  return withoutTimes(row?.all)
}

/** Reads what a staff member's tablet shows. */
async function readServerState(db: Database): Promise<ServerState> {
  const [row] = await db.query<{
    rows: ServerState['rows']
    deleted: ServerState['deleted']
  }>(`select
    (select jsonb_object_agg(tbl, rows) from (select f.tbl, jsonb_agg(sync.flatten_translations(f.row)
      - '{row_version,updated_at,added_by,last_updated_by}'::text[] order by f.id) as rows from sync.feed f where rank < 99 group by 1) t) as rows,
    (select coalesce(jsonb_agg(jsonb_build_object('t', tbl, 'row', sync.flatten_translations("row")
      - '{row_version,updated_at,added_by,last_updated_by}'::text[])), '[]')
      from (select * from sync.tombstones order by version desc limit 5) s) as deleted`)
  return row ?? { rows: {}, deleted: [] }
}

async function ticks(db: Database): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from sync.clock')
  return Number(row?.version)
}
