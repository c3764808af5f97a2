import type { SyncResponse, StoredRow } from '#model/mutation.ts'
import { publicTableNames } from '#model/tables.ts'

import { emptyContent, type Content } from './content.ts'

/**
 * Applies a response to content without a database, as the prerenderer needs it. Tables that did
 * not change stay the same objects.
 */
export function applyResponseToContent(
  before: Content,
  { reset, put, del }: SyncResponse,
): Content {
  const base = reset ? emptyContent : before
  const changed = publicTableNames
    .filter((table) => put?.[table] || del?.[table])
    .map((table) => [table, withRows(base[table], put?.[table] ?? [], del?.[table] ?? [])])
  return { ...base, ...(Object.fromEntries(changed) as Partial<Content>) }
}

function withRows(rows: readonly { id: string }[], put: StoredRow[], del: string[]): object[] {
  const byId = new Map<string, object>(rows.map((row) => [row.id, row]))
  for (const id of del) byId.delete(id)
  for (const row of put) byId.set(row.id, row)
  return [...byId.values()]
}
