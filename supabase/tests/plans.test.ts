import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { openPostgres, type Database } from '../local/database.ts'
import { isPostgresAvailable, type TestPostgres } from '../local/postgres-for-tests.ts'
import type { Clinic } from './clinic.ts'
import { reportMissingPostgres } from './engines.ts'
import { listLargeCalls, type Call } from './large-calls.ts'
import { openLargeClinic } from './large-clinic.ts'
import { startMigratedPostgres } from './migrated.ts'
import { openExplainer, type Explained } from './plans.ts'

const ROWS = 10_000
/** Smaller ones are read in a moment, and Postgres is right to read them whole. */
const BIG = 1_000

/** The statements that may read a big table from end to end; one that no longer does must leave this list. */
const readsAll = [
  { starts: 'select array_agg(id order by display_order', why: 'a place is a place among all' },
  {
    starts: 'update public.health_library_illnesses x set display_order',
    why: 'so are the new places',
  },
  { starts: 'delete from sync.applied where at <', why: 'a sweep, once a day' },
  { starts: 'select image_url from public.health_library_images', why: 'the same sweep' },
  { starts: 'select v.value from sync.tombstones', why: 'the same sweep' },
  { starts: 'select o.bucket_id, o.name from storage.objects', why: 'the same sweep' },
  { starts: 'SELECT sync.recompute_checksums(t)', why: 'the same sweep, which tries the sums' },
  { starts: 'delete from sync.standing s where s.tbl = t.tbl;', why: 'and counts them again' },
]
/** They may so outside the parts that have a name: what changed is found by an index in all of them. */
const ALLOWED_WITHIN = ''
/** Asked without a cursor, these answer with everything there is. */
const RETURNS_ALL = ['sync_pull', 'visitor_pull', 'sync_push']

reportMissingPostgres()

describe.for(isPostgresAvailable() ? ['on Postgres'] : [])('%s', { tags: ['full'] }, () => {
  let postgres: TestPostgres
  let db: Database
  let clinic: Clinic
  let calls: Call[]
  let big: Set<string>
  beforeAll(async () => {
    postgres = await startMigratedPostgres()
    db = await openPostgres(postgres.url)
    clinic = await openLargeClinic(db, ROWS)
    calls = await listLargeCalls(clinic)
    const found = await db.query<{ name: string }>(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class where relkind = 'r' and reltuples >= $1`,
      [BIG],
    )
    big = new Set(found.map(({ name }) => name))
  })
  afterAll(async () => {
    await db.close()
    await postgres.stop()
  })

  test(`with ${ROWS.toLocaleString('en')} rows no call reads a big table whole where an index belongs`, async () => {
    const explainer = await openExplainer(postgres.url)
    onTestFinished(() => explainer.close())
    const wrong: string[] = []
    const used = new Set<string>()
    for (const call of calls.filter(({ name }) => !RETURNS_ALL.includes(name))) {
      const { outcome, reads } = await explainer.explain(call)
      expect([call.name, findRejection(outcome)]).toEqual([call.name, null])
      for (const { table, within, statement } of reads.filter(({ table: name }) => big.has(name))) {
        const allowed = readsAll.find(({ starts }) => statement.startsWith(starts))
        if (allowed && within === ALLOWED_WITHIN) used.add(allowed.starts)
        else wrong.push(`${call.name} reads all of ${table} (${within}): ${statement}`)
      }
    }
    expect(wrong).toEqual([])
    expect([...used].toSorted()).toEqual(readsAll.map(({ starts }) => starts).toSorted())
  })
})

/**
 * Why a call was not done; a plan of nothing would prove nothing. Explained it takes longer, and the
 * last edits of a push may be held for that.
 */
function findRejection({ error, success, results }: Explained['outcome']): unknown {
  if (success === false || error) return error
  return results?.find(({ status }, n) => status !== 'ok' && (n === 0 || status !== 'held')) ?? null
}
