import type { FastifyRequest } from 'fastify'

import { createNotImplementedError, HttpError } from './errors.ts'
import { requireShallowNesting } from './nesting.ts'
import { getQuery } from './request.ts'

/** The maximum number of rows in a response, as on hosted Supabase. */
export const MAX_ROWS = 1000

/** No table of ours has half as many; Postgres accepts 1,664. */
const MAX_COLUMNS = 100

/** A table query in SQL: every name is a quoted identifier and every value a quoted literal. */
export interface TableQuery {
  columns: string
  /** Empty, or with its keyword. */
  where: string
  orderBy: string
  offset: number
  limit: number
}

const COMPARISONS: Record<string, string> = { eq: '=', gte: '>=', lte: '<=', lt: '<', gt: '>' }
const IS = ['null', 'true', 'false', 'unknown']
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/** The parameters that may occur once, because a second one would be ambiguous. */
const ONCE = ['select', 'order', 'limit', 'offset']
/** PostgREST applies these to the result of a procedure, which is not implemented here. */
const OF_TABLES = [...ONCE, 'and', 'or', 'not.and', 'not.or', 'columns', 'on_conflict']

/**
 * Parses PostgREST's query parameters, or refuses by name what is not implemented. No column can be
 * named twice: each occurrence would repeat its values in the response.
 */
export function parseTableQuery(query: URLSearchParams, range: string | undefined): TableQuery {
  for (const name of ONCE) requireOnce(name, query.getAll(name))
  const conditions: string[] = []
  let columns = '*'
  let orderBy = ''
  let offset = 0
  let limit = Infinity
  for (const [key, value] of query) {
    if (key === 'select') columns = readColumns(value)
    else if (key === 'order') orderBy = ` order by ${readOrders(value)}`
    else if (key === 'limit') limit = readCount(key, value)
    else if (key === 'offset') offset = readCount(key, value)
    else conditions.push(readFilter(key, value))
  }
  const requestedRange = readRange(range)
  const from = Math.max(offset, requestedRange.from)
  const rows = Math.min(offset + limit, requestedRange.to + 1) - from
  return {
    columns,
    where: conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '',
    orderBy,
    offset: from,
    limit: Math.min(Math.max(rows, 0), MAX_ROWS),
  }
}

function requireOnce(name: string, values: readonly string[]): void {
  if (values.length > 1)
    throw new HttpError(400, 'PGRST100', `"${name}" may be given once, not ${values.length} times`)
}

function readColumns(value: string): string {
  const columns = value.split(',').map((name) => (name === '' ? '*' : name))
  requireDifferent('select', columns)
  return columns.map((name) => (name === '*' ? name : quoteColumn(name, 'select'))).join(', ')
}

function readOrders(value: string): string {
  const orders = value.split(',')
  requireDifferent(
    'order',
    orders.map((order) => order.split('.', 1).join()),
  )
  return orders.map(readOrder).join(', ')
}

/** Refuses more names than a table may have columns, which Postgres would only do later. */
function requireDifferent(where: string, names: readonly string[]): void {
  const twice = names.find((name, at) => at >= MAX_COLUMNS || names.indexOf(name) < at)
  if (twice === undefined) return
  const why =
    names.length > MAX_COLUMNS
      ? `"${where}" may name at most ${MAX_COLUMNS} columns, not ${names.length}`
      : `"${where}" names ${twice} more than once`
  throw new HttpError(400, 'PGRST100', why)
}

/** Refuses by name parameters that apply to the result of a procedure; arguments pass. */
export function requireArgumentsOnly(request: FastifyRequest): void {
  const { method, headers } = request
  const query = getQuery(request)
  const [odd] = method === 'POST' ? query.keys() : OF_TABLES.filter((name) => query.has(name))
  if (odd !== undefined) throw createNotImplementedError(`the parameter ${odd} for a procedure`)
  for (const [name, value] of [
    ['Prefer', headers.prefer],
    ['Range', headers.range],
  ] as const) {
    if (value !== undefined && value !== '')
      throw createNotImplementedError(`${name}: ${String(value)} for a procedure`)
  }
}

function readOrder(value: string): string {
  const [column = '', ...words] = value.split('.')
  const keywords = { asc: 'asc', desc: 'desc', nullsfirst: 'nulls first', nullslast: 'nulls last' }
  const sql = words.map((word) => {
    if (Object.hasOwn(keywords, word)) return keywords[word as keyof typeof keywords]
    throw createNotImplementedError(`order=${value}`)
  })
  return [quoteColumn(column, 'order'), ...sql].join(' ')
}

function readCount(key: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new HttpError(400, 'PGRST100', `"${key}" must be a number`)
  return Number(value)
}

/** `Range: 0-24`, both ends included; anything else is ignored, as HTTP requires. */
function readRange(range: string | undefined): { from: number; to: number } {
  const [, from, to] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(range ?? '') ?? []
  if (from === undefined) return { from: 0, to: Infinity }
  const ends = { from: Number(from), to: to ? Number(to) : Infinity }
  if (ends.to >= ends.from) return ends
  throw new HttpError(
    416,
    'PGRST103',
    'Requested range not satisfiable',
    'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
  )
}

function readFilter(key: string, value: string): string {
  const [, operator = '', operand = ''] = /^([a-z]+)\.([^]*)$/.exec(value) ?? []
  const column = quoteColumn(key, 'filter')
  const comparison = COMPARISONS[operator]
  if (comparison) return `${column} ${comparison} ${quoteLiteral(operand)}`
  if (operator === 'ilike') return `${column} ilike ${quoteLiteral(operand.replaceAll('*', '%'))}`
  if (operator === 'is' && IS.includes(operand)) return `${column} is ${operand}`
  if (operator === 'in') return `${column} = any (${quoteLiteral(arrayOf(readList(operand)))})`
  throw createNotImplementedError(`the filter ${key}=${value}`)
}

/** `(a,"b,c")`: values with commas or brackets come in double quotes. */
function readList(operand: string): string[] {
  const items = /^\((.*)\)$/s.exec(operand)?.[1]
  if (items === undefined) throw new HttpError(400, 'PGRST100', `"${operand}" is not a list`)
  if (items === '') return []
  const parts = `,${items}`.match(/,(?:"(?:[^"\\]|\\[^])*"|[^,"]*)(?=,|$)/g) ?? []
  if (parts.join('') !== `,${items}`) {
    throw new HttpError(400, 'PGRST100', `"${operand}" is not a list`)
  }
  // Each separately: inside of the quoted list its brackets would be invisible.
  return parts.map((part) =>
    requireShallowNesting(
      part.startsWith(',"') ? part.slice(2, -1).replaceAll(/\\([^])/g, '$1') : part.slice(1),
    ),
  )
}

/** Returns a list in Postgres's own notation, every item quoted. */
function arrayOf(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

/** Returns a quoted name. Rejects renaming, casts, JSON paths and embedded tables. */
export function quoteColumn(name: string, where: string): string {
  if (!NAME.test(name)) throw createNotImplementedError(`${where}: ${name}`)
  return `"${name}"`
}

/**
 * Returns a quoted text. Backslashes are doubled under E'', independent of
 * standard_conforming_strings.
 */
export function quoteLiteral(value: string): string {
  if (value.includes('\0')) {
    throw new HttpError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  }
  const quoted = `'${requireShallowNesting(value).replaceAll("'", "''")}'`
  return quoted.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}
