import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendJson } from './app.ts'
import { sendCached } from './cached-response.ts'
import type { Database } from './database.ts'
import { createNotImplementedError, HttpError } from './errors.ts'
import { requireShallowNesting } from './nesting.ts'
import { getBody, getPath, getQuery } from './request.ts'
import { requireSession } from './require-session.ts'
import { quoteColumn, MAX_ROWS, parseTableQuery, requireArgumentsOnly } from './rest-query.ts'
import { runAsCaller, toCaller } from './run-as-caller.ts'
import { createSignInHandler } from './sign-in.ts'
import type { VisitorResponseCache } from './visitor-response-cache.ts'

const MAX_BODY_BYTES = 1024 * 1024

interface Procedure {
  name: string
  volatility: 'i' | 's' | 'v'
  returnsSet: boolean
  returnsNothing: boolean
  args: { name: string; type: string; required: boolean }[]
}

interface Schema {
  tables: string[]
  procedures: Procedure[]
}

interface ProcedureRoute {
  Params: { '*': string }
}
type ProcedureRequest = FastifyRequest<ProcedureRoute>

/** Adds /rest/v1, which answers like PostgREST, as far as src/remote needs it. */
export function addRestApi(app: FastifyInstance, db: Database, visitors: VisitorResponseCache) {
  // Read once: migrations have run before the first request, and nothing else changes the schema.
  let schema: Promise<Schema> | undefined
  const read = () =>
    readSchema(db).catch((error: unknown) => {
      // Cleared after a failure, so that the next request reads it again.
      schema = undefined
      throw error
    })
  const signIn = createSignInHandler(db)
  const options = { bodyLimit: MAX_BODY_BYTES }
  const forProcedures = {
    ...options,
    onRequest: (request: ProcedureRequest) => requireSession(db, request.params['*'], request),
  }
  app.all<ProcedureRoute>('/rest/v1/rpc/*', forProcedures, async (request, reply) => {
    requireKnownHeaders(request)
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      throw createNotImplementedError(`${request.method} of a procedure`)
    const rest = { db, visitors, schema: await (schema ??= read()), signIn }
    return callProcedure(rest, request.params['*'], request, reply)
  })
  app.all<{ Params: { '*': string } }>('/rest/v1/*', options, async (request, reply) => {
    requireKnownHeaders(request)
    const { tables } = await (schema ??= read())
    const table = request.params['*']
    if (!['GET', 'HEAD'].includes(request.method))
      throw createNotImplementedError(`${request.method} ${getPath(request)}`)
    if (table === '') throw createNotImplementedError('the description of the API')
    if (tables.includes(table)) return readTable(db, table, request, reply)
    const message = `Could not find the table 'public.${table}' in the schema cache`
    throw new HttpError(404, 'PGRST205', message)
  })
}

function requireKnownHeaders({ headers }: FastifyRequest): void {
  for (const name of ['accept-profile', 'content-profile']) {
    if ((headers[name] ?? 'public') !== 'public') {
      throw new HttpError(406, 'PGRST106', 'The schema must be one of the following: public')
    }
  }
  const accept = headers.accept ?? '*/*'
  if (!/\*\/\*|application\/(json|\*)/.test(accept))
    throw createNotImplementedError(`Accept: ${accept}`)
  const count = /count=(\w+)/.exec(String(headers.prefer ?? ''))?.[1] ?? 'exact'
  if (count !== 'exact') throw createNotImplementedError(`Prefer: count=${count}`)
}

async function readTable(
  db: Database,
  table: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { headers } = request
  const query = parseTableQuery(getQuery(request), headers.range)
  const from = `from public.${quoteColumn(table, 'table')}${query.where}`
  const isCounted = String(headers.prefer ?? '').includes('count=exact')
  const { page, total } = await runAsCaller(db, toCaller(request), true, async (tx) => {
    const [row] = await tx.query<{ rows: number; body: string }>(
      `select count(*) as rows, coalesce(json_agg(t), '[]')::text as body from (
        select ${query.columns} ${from}${query.orderBy} limit ${query.limit} offset ${query.offset}
      ) t`,
    )
    const [all] = isCounted
      ? await tx.query<{ total: number }>(`select count(*) as total ${from}`)
      : []
    return { page: row ?? { rows: 0, body: '[]' }, total: all?.total ?? null }
  })
  if (total !== null && query.offset > total) {
    const details = `An offset of ${query.offset} was requested, but there are only ${total} rows.`
    throw new HttpError(416, 'PGRST103', 'Requested range not satisfiable', details)
  }
  const rowRange = page.rows > 0 ? `${query.offset}-${query.offset + page.rows - 1}` : '*'
  const status = total !== null && page.rows < total ? 206 : 200
  return sendJson(reply, status, page.body, { 'content-range': `${rowRange}/${total ?? '*'}` })
}

interface Rest {
  db: Database
  visitors: VisitorResponseCache
  schema: Schema
  signIn: ReturnType<typeof createSignInHandler>
}

async function callProcedure(
  { db, visitors, schema, signIn }: Rest,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  requireArgumentsOnly(request)
  const body = argumentsOf(request)
  const argumentNames = namesIn(body)
  const procedure = choose(schema, name, argumentNames)
  const args = procedure.args.filter((arg) => argumentNames.includes(arg.name))
  const isReadOnly = request.method !== 'POST' || procedure.volatility !== 'v'
  if (isVisitorsPull(request, name)) {
    const { since = null } = parseJson(body) as { since?: unknown }
    // Any other body is for Postgres to parse, or to refuse.
    if (since === null || typeof since === 'string') {
      return sendVisitorsPull(visitors, { name, since }, reply)
    }
  }
  const caller = toCaller(request)
  if (name === 'sign_in' && !isReadOnly) return sendJson(reply, 200, await signIn(caller, body))
  const [row] = await runAsCaller(db, caller, isReadOnly, (tx) =>
    tx.query<{ body: string | null }>(callSql(procedure, args), args.length > 0 ? [body] : []),
  )
  if (procedure.returnsNothing) return reply.code(204).header('cache-control', 'no-store').send()
  return sendJson(reply, 200, row?.body ?? 'null')
}

/**
 * The max-age of responses that depend only on the state of the client [R18]: the procedure sets
 * the same for PostgREST. The other path is that of earlier builds of the app.
 */
const VISITORS_PULLS: Record<string, string> = {
  visitor_pull: 'public, max-age=10, stale-while-revalidate=20',
  sync_pull: 'no-store',
}

/**
 * Returns whether a call can be answered from the cache: a call with a session gets its own data.
 */
function isVisitorsPull({ headers }: FastifyRequest, name: string): boolean {
  if (!Object.hasOwn(VISITORS_PULLS, name)) return false
  return name === 'visitor_pull' || (headers['x-session-token'] ?? '') === ''
}

async function sendVisitorsPull(
  visitors: VisitorResponseCache,
  { name, since }: { name: string; since: string | null },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cached } = await visitors.getResponse(since)
  reply.header('cache-control', VISITORS_PULLS[name])
  return sendCached(reply, cached)
}

/**
 * Returns the arguments as JSON text: the body of a POST, or the query of a GET with every value a
 * string.
 */
function argumentsOf(request: FastifyRequest): string {
  if (request.method !== 'POST') return JSON.stringify(Object.fromEntries(getQuery(request)))
  return requireShallowNesting(getBody(request).toString()) || '{}'
}

function namesIn(body: string): string[] {
  const parsed = parseJson(body)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
    return Object.keys(parsed)
  }
  throw createNotImplementedError('a body that is not an object of named arguments')
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new HttpError(400, 'PGRST102', 'Empty or invalid json')
  }
}

/** Returns the procedure with exactly these arguments, apart from those with a default. */
function choose({ procedures }: Schema, name: string, argumentNames: readonly string[]): Procedure {
  const fitting = procedures.filter(
    ({ name: procedureName, args }) =>
      procedureName === name &&
      argumentNames.every((key) => args.some((arg) => arg.name === key)) &&
      args.every((arg) => !arg.required || argumentNames.includes(arg.name)),
  )
  const [only] = fitting
  if (only === undefined) {
    const shape =
      argumentNames.length > 0 ? `(${argumentNames.toSorted().join(', ')})` : ' without parameters'
    const message = `Could not find the function public.${name}${shape} in the schema cache`
    throw new HttpError(404, 'PGRST202', message)
  }
  if (fitting.length > 1) throw new HttpError(300, 'PGRST203', 'More than one function fits')
  return only
}

/** The arguments are columns of the one bound body, so no value is ever part of the SQL. */
function callSql({ name, returnsSet }: Procedure, args: Procedure['args']): string {
  const columns = args.map((arg) => `"${arg.name}" ${arg.type}`)
  const values = args.map((arg) => `"${arg.name}" := (select "${arg.name}" from body)`)
  const body = `with body as (select * from json_to_record($1::text::json) as _(${columns.join(', ')}))`
  const call = `public."${name}"(${values.join(', ')}) as answer`
  const result = returnsSet
    ? `select coalesce(json_agg(answer), '[]')::text as body
      from (select answer from ${call} limit ${MAX_ROWS}) _`
    : `select to_json(answer)::text as body from ${call}`
  return args.length > 0 ? `${body} ${result}` : result
}

async function readSchema(db: Database): Promise<Schema> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
  )
  const procedures = await db.query<Procedure>(
    `select p.proname as name, p.provolatile as volatility, p.proretset as "returnsSet",
      p.prorettype = 'void'::regtype as "returnsNothing", coalesce((
        select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(type, null),
          'required', n <= p.pronargs - p.pronargdefaults) order by n)
        from unnest(p.proargtypes::oid[]) with ordinality a (type, n)), '[]') as args
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and p.prorettype <> 'trigger'::regtype
      -- Other arguments have no names.
      and (p.pronargs = 0 or '' <> all (p.proargnames[1:p.pronargs]))`,
  )
  return { tables: tables.map(({ name }) => name), procedures }
}
