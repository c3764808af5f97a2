import { strict as assert } from 'node:assert'

import type { Mutation, Op } from '#model/mutation.ts'

type QueryIds = (sql: string, params: unknown[]) => Promise<string[] | null>

const CHILDREN = {
  health_library_illnesses: { child: 'health_library_images', column: 'illness_id' },
  health_library_categories: { child: 'health_library_illnesses', column: 'category_id' },
} as const

/**
 * What hung on each row as an edit deleted it, and whether all of it is there again when an edit
 * brings the row back [R17]. It asks the tables alone, never what the server noted.
 */
export class RestoreCheck {
  private readonly queryIds: QueryIds
  private readonly noted = new Map<string, string[]>()
  private readonly returned = new Set<string>()
  private found: string[] = []
  /** How often a row that something hung on has come back. */
  returnCount = 0

  constructor(queryIds: QueryIds) {
    this.queryIds = queryIds
  }

  /** What was deleted on another timeline, or edits that were sent together and not looked at one by one. */
  clear(mutations?: readonly Mutation[]): void {
    if (!mutations) {
      this.noted.clear()
      this.returned.clear()
    }
    for (const { ops } of mutations ?? []) for (const { id } of ops) this.noted.delete(id)
  }

  /** Before edits arrive: what they may bring back. */
  mayReturn(mutations: readonly Mutation[]): void {
    for (const { ops } of mutations) {
      for (const { id, op } of ops) if (op === 'restore') this.returned.add(id)
    }
  }

  /**
   * Whether a reference may differ like this from the base without an edit: the row it was
   * seen to refer to is not there, and the one it refers to, if any, once came back [R8].
   */
  async movedAlong({ t }: Op, column: string, base: unknown, current: unknown): Promise<boolean> {
    if (t !== 'health_library_illnesses' || column !== 'category_id') return false
    const isThere = await this.queryIds(
      'select array_agg(id::text) as value from public.health_library_categories where id = $1',
      [base],
    )
    return (
      isThere === null &&
      (current === null || (typeof current === 'string' && this.returned.has(current)))
    )
  }

  /** Before a single edit. */
  async before({ ops: [op] }: Mutation): Promise<void> {
    const hangs = op && childrenOf(op)
    const ids = hangs && (await this.queryIds(allOf(hangs), [op.id]))
    this.found = ids ?? []
  }

  /** After it was applied to a row that was so before. */
  async after({ ops: [op] }: Mutation, row: unknown): Promise<void> {
    if (op?.op === 'delete' && row) this.noted.set(op.id, this.found)
    if (op?.op !== 'restore' || row) return
    await this.allThere(op, this.noted.get(op.id) ?? [])
    this.noted.delete(op.id)
  }

  private async allThere(op: Op, ids: readonly string[]): Promise<void> {
    const hangs = childrenOf(op)
    if (!hangs || ids.length === 0) return
    this.returnCount += 1
    // A picture is there again. An illness may have been deleted since, and is in some category else.
    const missing = await this.queryIds(
      op.t === 'health_library_illnesses'
        ? `select array_agg(x::text) as value from unnest($1::uuid[]) x
           where not exists (select from public.${hangs.child} c where c.id = x and c.${hangs.column} is not null)`
        : `select array_agg(c.id::text) as value from public.${hangs.child} c
           where c.id = any ($1::uuid[]) and c.${hangs.column} is null`,
      [ids],
    )
    assert.equal(missing, null, `R17: ${op.t} came back in pieces`)
  }
}

const allOf = ({ child, column }: (typeof CHILDREN)[keyof typeof CHILDREN]) =>
  `select array_agg(id::text) as value from public.${child} where ${column} = $1`

function childrenOf(op: Op) {
  return op.t in CHILDREN ? CHILDREN[op.t as keyof typeof CHILDREN] : undefined
}
