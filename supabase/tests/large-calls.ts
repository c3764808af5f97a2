import { randomUUID } from 'node:crypto'

import type { Queryable } from '../local/database.ts'
import { createFilledForm, personIds, type Clinic } from './clinic.ts'
import { buriedId, categoryId, illnessId, imageId, SENTENCE } from './large-clinic.ts'
import { procedureCells } from './matrix.ts'
import { stripArguments, createCallSql } from './probes.ts'

/** The owner of the database, as whom the server itself works. */
export const OWNER = Symbol('owner')

/** Something that is asked of the database over the API. */
export interface Call {
  name: string
  /** Null for a visitor. */
  token: string | null | typeof OWNER
  /** Has one row with one column: `response`, as JSON. */
  sql: string
  params?: readonly unknown[]
  /** Statements the owner runs first. */
  first?: string
}

/**
 * Every procedure, as the page of permissions calls it, and in each way in which a large clinic may
 * make one of them slow; and the lines of the log, which are read without one.
 */
export async function listLargeCalls(clinic: Clinic): Promise<Call[]> {
  const { 'Super Admin': token } = clinic.tokens
  const [, , staff = ''] = await cursors(clinic.db)
  const procedures = Object.entries(procedureCells).map(([signature, { first }]): Call => ({
    name: stripArguments(signature),
    token: signature === 'sweep()' ? OWNER : token,
    sql: `select ${createCallSql(signature, personIds['Super Admin'])} as response`,
    ...(first !== undefined && { first }),
  }))
  const push = (name: string, ops: readonly object[]) => pushOf(name, ops, token, staff)
  return [
    ...procedures,
    ...(await listPulls(clinic)),
    push('a testimonial', [added()]),
    push('50 testimonials', Array.from({ length: 50 }, added)),
    push('a changed illness', [
      {
        ...illness(7),
        op: 'update',
        set: { short_summary: 'Another.' },
        was: { short_summary: SENTENCE },
      },
    ]),
    push('a hidden illness', [
      {
        ...illness(7),
        op: 'update',
        set: { visibility: 'draft' },
        was: { visibility: 'published' },
      },
    ]),
    push('a deleted illness', [
      { ...illness(7), op: 'delete', was: { illness_name: 'Illness 7' } },
    ]),
    push('an illness brought back', [
      { t: 'health_library_illnesses', id: buriedId(7), op: 'restore' },
    ]),
    push('a moved illness', [{ ...illness(7), op: 'move', after: illnessId(90) }]),
    push('a deleted picture', [
      {
        t: 'health_library_images',
        id: imageId(7),
        op: 'delete',
        was: { alt_text: 'A drawing of it' },
      },
    ]),
    push('a deleted category', [
      {
        t: 'health_library_categories',
        id: categoryId(7),
        op: 'delete',
        was: { category_name: 'Category 7' },
      },
    ]),
    {
      name: 'record_history: of an illness',
      token,
      sql: `select public.record_history('health_library_illnesses', '${illnessId(7)}', 0, true) as response`,
    },
    { name: 'deleted_records', token, sql: 'select public.deleted_records() as response' },
    ...logReads(token),
  ]
}

/** What devices ask all day: what has changed, when nothing has, and after one change. */
export async function listPulls(clinic: Clinic): Promise<Call[]> {
  const { 'Super Admin': token } = clinic.tokens
  const [visitors = '', before = '', staff = '', earlier = ''] = await cursors(clinic.db)
  return [
    visitorPull('visitor_pull: nothing new', visitors),
    visitorPull('visitor_pull: one change', before),
    pull('sync_pull: nothing new', token, staff),
    pull('sync_pull: one change', token, earlier),
  ]
}

const illness = (n: number) => ({ t: 'health_library_illnesses', id: illnessId(n) })

const added = () => ({
  t: 'testimonials',
  id: randomUUID(),
  op: 'insert',
  set: createFilledForm('testimonials'),
})

const pushOf = (
  name: string,
  ops: readonly object[],
  token: string | null,
  since: string,
): Call => ({
  name: `sync_push: ${name}`,
  token,
  sql: 'select public.sync_push($1::text::jsonb, $2) as response',
  params: [JSON.stringify(ops.map((op) => ({ id: randomUUID(), ops: [op] }))), since],
})

const visitorPull = (name: string, since: string | null): Call => ({
  name,
  token: null,
  sql: 'select public.visitor_pull($1) as response',
  params: [since],
})

const pull = (name: string, token: string | null, since: string): Call => ({
  name,
  token,
  sql: 'select public.sync_pull($1) as response',
  params: [since],
})

/** As the screen of the log asks PostgREST. */
function logReads(token: string | null): Call[] {
  const filters = {
    'the newest': 'true',
    'of a day': `created_at >= now() - interval '2 days' and created_at < now() - interval '1 day'`,
    'of a person': `user_id = '${personIds.Viewer}'`,
    'of a kind': `action = 'theme_activated'`,
    'of a kind by a person': `action = 'update' and user_id = '${personIds.Viewer}'`,
  }
  return Object.entries(filters).map(([name, where]) => ({
    name: `the log: ${name}`,
    token,
    sql: `select jsonb_agg(l) as response from (
      select id, user_id, action, description, table_affected, record_id, changes, created_at
      from public.activity_logs where ${where} order by created_at desc, id limit 50) l`,
  }))
}

/** For visitors and for a Super Admin: the newest state, and the one before it. */
async function cursors(db: Queryable): Promise<string[]> {
  const found = await db.query<{ cursor: string }>(
    `select version || '.' || tag || '.' || r as cursor
    from (select * from sync.history order by version desc limit 2) h, unnest(array[0, 4]) r
    order by r, version desc`,
  )
  return found.map(({ cursor }) => cursor)
}
