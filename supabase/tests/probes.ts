import { editableColumns, isEditable } from '#model/blanks.ts'
import type { GuardedTable } from '#model/permissions.ts'

import { attempt, filled, personIds, type Clinic, type Subject } from './clinic.ts'
import { procedureCells, someRow, tableCells } from './matrix.ts'

/** The operations of sync_push, by the letter the page of permissions has for them. */
export const pushed = { i: 'insert', u: 'update', d: 'delete', m: 'move' } as const
export type Letter = keyof typeof pushed

/** How many rows of a table somebody sees, or the code he is refused with. */
export async function countAs(
  { db }: Clinic,
  token: string | null,
  table: GuardedTable,
): Promise<number | string> {
  const sql = `select count(*)::int as n from public.${table}`
  const outcome = await attempt<{ n: number }>(db, { token, sql })
  return 'rows' in outcome ? (outcome.rows[0]?.n ?? -1) : outcome.refused
}

/** Sends one edit of a table: answers with its status, or the code the whole call is refused with. */
export async function push(
  { db, tokens }: Clinic,
  subject: Subject,
  table: GuardedTable,
  letter: Letter,
): Promise<string> {
  const [row] = await db.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from public.${table} t where id = $1`,
    [someRow[table]],
  )
  const was = row?.row ?? { name: 'Somebody' }
  const isNew = letter === 'i'
  // The one row of a table can only be added while it is missing.
  const first =
    isNew && tableCells[table].push.includes(' iu ') ? `delete from public.${table}` : ''
  const set = changes(table, isNew)
  const op = {
    i: { op: 'insert', set },
    u: { op: 'update', set, was },
    d: { op: 'delete', was },
    m: { op: 'move', after: null },
  }[letter]
  const id = isNew && !first ? crypto.randomUUID() : someRow[table]
  const mutations = [{ id: crypto.randomUUID(), ops: [{ t: table, id, ...op }] }]
  const outcome = await attempt<{ status: string }>(db, {
    token: tokens[subject],
    first,
    sql: `select public.sync_push($1::text::jsonb, public.sync_pull(null) ->> 'cursor') #>> '{results,0,status}' as status`,
    params: [JSON.stringify(mutations)],
  })
  return 'rows' in outcome ? (outcome.rows[0]?.status ?? 'no result') : outcome.refused
}

function changes(table: GuardedTable, isNew: boolean): Record<string, unknown> {
  if (!isEditable(table)) return { name: 'Somebody else' }
  const form = filled(table) as Record<string, unknown>
  if (isNew) return form
  const [column] = editableColumns(table) as string[]
  return column ? { [column]: form[column] } : {}
}

/** The id somebody truthfully sends as his own. */
export function idOf(subject: Subject): string {
  return subject === 'visitor' ? '00000000-0000-4000-8000-0000000000ff' : personIds[subject]
}

/** Calls a procedure in its happy case: ok, nothing, what it complains of, or the code it refuses with. */
export async function call(
  { db }: Clinic,
  token: string | null,
  name: string,
  me: string | null,
): Promise<string> {
  const procedure = procedureCells[name]
  if (!procedure) return 'not on the page'
  const outcome = await attempt<{ answer: { error?: string } | null }>(db, {
    token,
    sql: `select ${procedure.call.replace('$me', me === null ? 'null' : `'${me}'`)} as answer`,
    ...(procedure.first ? { first: procedure.first } : {}),
  })
  if (!('rows' in outcome)) return outcome.refused
  const answer = outcome.rows[0]?.answer
  return answer === null ? 'nothing' : (answer?.error ?? 'ok')
}
