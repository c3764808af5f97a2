import { listEditableColumns, isEditable } from '#model/blanks.ts'
import type { GuardedTable } from '#model/permissions.ts'
import { getRank } from '#model/roles.ts'

import type { Queryable } from '../local/database.ts'
import {
  tryAs,
  createFilledForm,
  personIds,
  type Clinic,
  type Outcome,
  type Subject,
} from './clinic.ts'
import { ME, procedureCells, someRow, tableCells } from './matrix.ts'

/** The operations of sync_push, by the letter the page of permissions has for them. */
export const operationByLetter = { i: 'insert', u: 'update', d: 'delete', m: 'move' } as const
export type Letter = keyof typeof operationByLetter

/** How many rows of a table a caller sees, or the code of the refusal. */
export async function countAs(
  { db }: Clinic,
  token: string | null,
  table: GuardedTable,
): Promise<number | string> {
  const sql = `select count(*)::int as n from public.${table}`
  const outcome = await tryAs<{ n: number }>(db, { token, sql })
  return 'rows' in outcome ? (outcome.rows[0]?.n ?? -1) : outcome.refused
}

/** The rows a caller gets of a table, with every column the API may show. */
export async function readAs(
  { db }: Clinic,
  token: string | null,
  table: GuardedTable,
): Promise<Record<string, unknown>[]> {
  const columns = await db.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and has_column_privilege('anon', attrelid, attnum, 'select')`,
    [`public.${table}`],
  )
  const sql = `select to_jsonb(t) as row from
    (select ${columns.map(({ name }) => name).join(', ')} from public.${table} order by id) t`
  const outcome = await tryAs<{ row: Record<string, unknown> }>(db, { token, sql })
  if ('refused' in outcome) throw new Error(outcome.message)
  return outcome.rows.map(({ row }) => row)
}

/** Sends one edit of a table: answers with its status, or the code the whole call is refused with. */
export async function push(
  { db, tokens }: Clinic,
  subject: Subject,
  table: GuardedTable,
  letter: Letter,
): Promise<string> {
  const { first, mutations, since } = await createEdit(db, subject, table, letter)
  const outcome = await tryAs<{ status: string }>(db, {
    token: tokens[subject],
    first,
    sql: `select public.sync_push($1::text::jsonb, $2) #>> '{results,0,status}' as status`,
    params: [JSON.stringify(mutations), since],
  })
  return 'rows' in outcome ? (outcome.rows[0]?.status ?? 'no result') : outcome.refused
}

/** The one row of a table can only be added while it is missing. */
export function requiresMissingRow(table: GuardedTable, letter: Letter): boolean {
  return letter === 'i' && tableCells[table].push.includes(' iu ')
}

/** One edit of a table that would be taken, and what the owner of the database does first for that. */
export async function createEdit(
  db: Queryable,
  subject: Subject,
  table: GuardedTable,
  letter: Letter,
): Promise<{ first: string; mutations: unknown[]; since: string }> {
  const [row] = await db.query<{ row: Record<string, unknown> | null; cursor: string }>(
    `select (select to_jsonb(t) from public.${table} t where id = $1) as row,
      (select version || '.' || tag || '.' || $2::text from sync.history order by version desc limit 1) as cursor`,
    [someRow[table], getRank(subject === 'visitor' ? null : subject)],
  )
  const was = row?.row ?? { name: 'Someone' }
  const isNew = letter === 'i'
  const first = requiresMissingRow(table, letter) ? `delete from public.${table}` : ''
  const set = changes(table, isNew)
  const op = {
    i: { op: 'insert', set },
    u: { op: 'update', set, was },
    d: { op: 'delete', was },
    m: { op: 'move', after: null },
  }[letter]
  const id = isNew && !first ? crypto.randomUUID() : someRow[table]
  const mutations = [{ id: crypto.randomUUID(), ops: [{ t: table, id, ...op }] }]
  return { first, mutations, since: row?.cursor ?? '' }
}

function changes(table: GuardedTable, isNew: boolean): Record<string, unknown> {
  if (!isEditable(table)) return { name: 'Someone else' }
  const form = createFilledForm(table) as Record<string, unknown>
  if (isNew) return form
  const [column] = listEditableColumns(table) as string[]
  return column ? { [column]: form[column] } : {}
}

/** The id that a caller truthfully sends as their own. */
export function getPersonId(subject: Subject): string {
  return subject === 'visitor' ? '00000000-0000-4000-8000-0000000000ff' : personIds[subject]
}

/** Calls a procedure in its happy case: ok, nothing, what it complains of, or the code it refuses with. */
export async function call(
  { db }: Clinic,
  token: string | null,
  name: string,
  me: string | null,
): Promise<string> {
  const outcome = await readResponse({ db }, token, name, me)
  if ('refused' in outcome) return outcome.refused
  const response = outcome.rows[0]?.response
  return response === null ? 'nothing' : (response?.error ?? 'ok')
}

/** The arguments of a procedure's happy case, for a caller who sends this id as their own. */
export function createArgs(name: string, me: string | null): Record<string, unknown> {
  const args = Object.entries(procedureCells[name]?.args ?? {})
  return Object.fromEntries(args.map(([arg, value]) => [arg, value === ME ? me : value]))
}

/** The name by which a procedure is called, without its arguments. */
export const stripArguments = (name: string) => name.slice(0, name.indexOf('('))

/** The happy case of a procedure in SQL, for a caller who sends this id as their own. */
export function createCallSql(name: string, me: string | null): string {
  const args = Object.entries(createArgs(name, me)).map(
    ([arg, value]) => `${arg} => ${literal(value)}`,
  )
  const callSql = `public.${stripArguments(name)}(${args.join(', ')})`
  // As JSON, which nothing is not.
  return procedureCells[name]?.returnsVoid ? `to_jsonb(${callSql}::text = '')` : callSql
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** All that a procedure says in its happy case, or all that its refusal says. */
export async function readResponse(
  { db }: Pick<Clinic, 'db'>,
  token: string | null,
  name: string,
  me: string | null,
): Promise<Outcome<{ response: { error?: string } | null }>> {
  const procedure = procedureCells[name]
  if (!procedure) throw new Error(`${name} is not on the page of permissions.`)
  return tryAs(db, {
    token,
    sql: `select ${createCallSql(name, me)} as response`,
    ...(procedure.first ? { first: procedure.first } : {}),
  })
}
