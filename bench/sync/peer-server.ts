import { MAX_MS, pause } from './limits.ts'
import type { Edit } from './peer.ts'
import type { PeerSpec } from './peers.ts'
import type { Stack } from './servers/stack.ts'

const CHECK_EVERY_MS = 5

type Row = Record<string, unknown>

/** What the bench itself reads and writes where a peer's server keeps its rows. */
export interface PeerServer {
  read: (id: string) => Promise<Row>
  /** How many of these edits stand there; of edits of the same row only the last can. */
  standing: (edits: readonly Edit[]) => Promise<number>
  /** Edits as another device would, or a person with SQL. */
  write: (edit: Edit) => Promise<void>
  /** Resolves when all of these edits are there, or after the timeout. */
  waitForEdits: (edits: readonly Edit[]) => Promise<void>
}

export function createPeerServer({ table }: PeerSpec, { db, tinybase }: Stack): PeerServer {
  async function rows(ids: readonly string[]): Promise<ReadonlyMap<unknown, Row>> {
    const found =
      table === null
        ? await tinybase({ ids })
        : await db.query<Row>(`select * from ${table} where id::text = any($1)`, [ids])
    return new Map(found.map((row) => [row['id'], row]))
  }
  async function standing(edits: readonly Edit[]): Promise<number> {
    const found = await rows(edits.map(({ id }) => id))
    return edits.filter((edit) => isApplied(edit, found.get(edit.id))).length
  }
  return {
    read: async (id) => (await rows([id])).get(id) ?? {},
    standing,
    async write({ id, fields }) {
      if (table === null) {
        await tinybase({ ids: [id], fields })
        return
      }
      for (const [column, value] of Object.entries(fields)) {
        await db.query(`update ${table} set ${column} = $2 where id = $1`, [id, value])
      }
    },
    async waitForEdits(edits) {
      const last = pickLastEdits(edits)
      const until = performance.now() + MAX_MS
      while (performance.now() < until && (await standing(last)) < last.length) {
        await pause(CHECK_EVERY_MS)
      }
    },
  }
}

/** The last edit of each row: what has to stand on the server in the end. */
export const pickLastEdits = (edits: readonly Edit[]): readonly Edit[] => [
  ...new Map(edits.map((edit) => [edit.id, edit])).values(),
]

/** Whether a row says what an edit made it say. */
export function isApplied({ fields }: Edit, row: object | undefined): boolean {
  const values = (row ?? {}) as Row
  return Object.entries(fields).every(([field, value]) => values[field] === value)
}
