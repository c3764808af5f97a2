import { Client } from 'pg'

import { actAs } from './clinic.ts'
import { OWNER, type Call } from './large-calls.ts'

/** A statement that read a table from its first row to its last. */
export interface WholeRead {
  table: string
  statement: string
  /** The part of the statement that did: the name of a common table expression, or nothing. */
  within: string
}

interface Outcome {
  error?: string | null
  success?: boolean | null
  results?: { status: string }[] | null
}

export interface Explained {
  outcome: Outcome
  reads: WholeRead[]
  /** The statements that Postgres compiled before it ran them. */
  compiled: string[]
}

interface PlanNode {
  'Node Type': string
  Schema?: string
  'Relation Name'?: string
  'Subplan Name'?: string
  Plans?: PlanNode[]
}

/** Tells what Postgres did to answer a call, down to the statements of triggers and of procedures in procedures. */
export interface Explainer {
  explain(call: Call): Promise<Explained>
  close(): Promise<void>
}

/** What tells whether a call was done; all of an answer is long. */
const OUTCOME = `jsonb_build_object('results', response -> 'results', 'error', response -> 'error', 'success', response -> 'success')`

/**
 * A connection whose every statement is explained, nested ones as well, by Postgres's own
 * auto_explain.
 */
export async function openExplainer(url: string): Promise<Explainer> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on; set auto_explain.log_format = json;
    set auto_explain.log_verbose = on; set auto_explain.log_level = 'notice'`)
  const plans: PlanOf[] = []
  client.on('notice', ({ message = '' }) => {
    const [, json] = /^duration: .+?plan:\n(\{.+\})$/s.exec(message) ?? []
    if (json !== undefined) plans.push(JSON.parse(json) as PlanOf)
  })
  const queryable = {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await client.query(sql, [...params])).rows as T[],
    exec: async (sql: string) => void (await client.query(sql)),
  }
  return {
    async explain({ token, sql, params = [], first = '' }) {
      await client.query('begin')
      try {
        await client.query(first)
        if (token !== OWNER) await actAs(queryable, token)
        plans.length = 0
        const { rows } = await client.query<{ outcome: Outcome }>(
          `select ${OUTCOME} as outcome from (${sql}) asked`,
          [...params],
        )
        return {
          outcome: rows[0]?.outcome ?? {},
          reads: plans.flatMap(wholeReads),
          compiled: plans.filter(({ JIT }) => JIT).map(toStatement),
        }
      } finally {
        await client.query('rollback')
      }
    },
    close: () => client.end(),
  }
}

interface PlanOf {
  'Query Text': string
  Plan: PlanNode
  JIT?: object
}

const toStatement = ({ 'Query Text': text }: PlanOf) => text.replace(/\s+/g, ' ').trim()

function wholeReads(plan: PlanOf): WholeRead[] {
  const statement = toStatement(plan)
  return scansIn(plan.Plan, '').map(({ table, within }) => ({ table, statement, within }))
}

function scansIn(node: PlanNode, outer: string): Omit<WholeRead, 'statement'>[] {
  const within = /^CTE (.+)/.exec(node['Subplan Name'] ?? '')?.[1] ?? outer
  const inner = (node.Plans ?? []).flatMap((part) => scansIn(part, within))
  if (node['Node Type'] !== 'Seq Scan') return inner
  return [{ table: `${node.Schema}.${node['Relation Name']}`, within }, ...inner]
}
