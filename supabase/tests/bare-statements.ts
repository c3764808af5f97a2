import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query'

import type { Queryable } from '../local/database.ts'

/** What a format string fills in, and a name that may stand in its place. */
const PLACEHOLDER = /%(?:\d+\$)?[sIL]/g

/**
 * Every UPDATE and DELETE without a WHERE that a function of these schemas runs, each as
 * "function: statement". A hosted project loads safeupdate for the role of its API, which refuses
 * them wherever they stand: in procedures, in triggers, in CTEs. Dynamic statements are read from
 * the strings they are made of.
 */
export async function findBareStatements(
  db: Queryable,
  schemas: readonly string[],
): Promise<string[]> {
  await loadModule()
  const functions = await db.query<{ name: string; language: string; text: string }>(
    `select p.oid::regprocedure::text as name, l.lanname as language, pg_get_functiondef(p.oid) as text
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace::regnamespace::text = any ($1) and p.prokind in ('f', 'p')
    order by 1`,
    [schemas],
  )
  const found: string[] = []
  for (const { name, language, text } of functions) {
    if (language !== 'sql' && language !== 'plpgsql') {
      throw new Error(`${name} is written in ${language}, which this check cannot read.`)
    }
    const statements = language === 'sql' ? sqlIn(text) : plpgsqlIn(text)
    for (const statement of statements) {
      if (isBare(parseSync(statement))) found.push(`${name}: ${oneLine(statement)}`)
    }
  }
  return found
}

/** The body of a function in SQL: a string, or part of the definition itself (BEGIN ATOMIC). */
function sqlIn(text: string): string[] {
  const body = valuesOf(parseSync(text), 'DefElem').find(({ defname }) => defname === 'as')
  return body ? valuesOf(body, 'String').map(({ sval }) => String(sval)) : [text]
}

/** The statements of a function in PL/pgSQL, without its expressions, and those it puts together. */
function plpgsqlIn(text: string): string[] {
  const tree = parsePlPgSQLSync(text)
  const expressions = valuesOf(tree, 'PLpgSQL_expr')
  const statements = expressions.filter(({ parseMode }) => (parseMode ?? 0) === 0)
  const dynamic = [
    ...valuesOf(tree, 'PLpgSQL_stmt_dynexecute'),
    ...valuesOf(tree, 'PLpgSQL_stmt_dynfors'),
    ...valuesOf(tree, 'PLpgSQL_stmt_return_query').filter(({ dynquery }) => dynquery),
    ...valuesOf(tree, 'PLpgSQL_stmt_open').filter(({ dynquery }) => dynquery),
  ].flatMap((statement) => partsOf(statement))
  return [...statements.map(({ query }) => String(query)), ...dynamic]
}

function partsOf(statement: Node): string[] {
  return valuesOf(statement['dynquery'] ?? statement['query'], 'PLpgSQL_expr')
    .flatMap(({ query }) => valuesOf(parseSync(`select ${String(query)}`), 'A_Const'))
    .map(({ sval }) => (sval as { sval?: string } | undefined)?.sval ?? '')
    .map((text) => text.replace(PLACEHOLDER, 'filled_in'))
    .filter((part) => /^\s*(with|update|delete|merge)\b/i.test(part))
}

type Node = Record<string, unknown>

/** Every node of this kind, however deep. */
function valuesOf(tree: unknown, kind: string): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === kind ? [value as Node] : []),
    ...valuesOf(value, kind),
  ])
}

function isBare(tree: unknown): boolean {
  const writes = [...valuesOf(tree, 'UpdateStmt'), ...valuesOf(tree, 'DeleteStmt')]
  return writes.some(({ whereClause }) => whereClause === undefined)
}

const oneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim()
