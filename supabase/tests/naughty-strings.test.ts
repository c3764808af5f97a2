import { expect, test } from 'vitest'

import { editableTables } from '#model/blanks.ts'
import type { SyncResponse, Fields, Op } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { tables } from '#model/tables.ts'
import { fillAllTextFields } from '#model/testing/naughty-rows.ts'
import { naughtyStrings } from '#model/testing/naughty-strings.ts'

import { actAs, singletonRowIds, openClinic, publicRowIds, type Clinic } from './clinic.ts'
import { onEveryEngine } from './engines.ts'

const ids: Partial<Record<EditableTable, string>> = { ...publicRowIds, ...singletonRowIds }

onEveryEngine(openClinic, (clinic) => {
  test(
    'each naughty string, typed into every field that takes it, comes back to staff and visitors as it was typed (threat 15)',
    { tags: ['full'], timeout: 300_000 },
    async () => {
      const staff = clinic().tokens['Super Admin']
      const rows = new Map<string, Fields>()
      let response = await callAs(clinic(), staff, 'sync_pull($1)', [null])
      let reader = await callAs(clinic(), null, 'visitor_pull($1)', [null])
      const changed: unknown[] = []
      let fieldCount = 0
      for (const text of new Set(naughtyStrings)) {
        remember(rows, response)
        const ops = editableTables.flatMap((table) => opFor(table, text, rows))
        // Trimmed it may be the one before.
        if (ops.length === 0) continue
        const mutations = JSON.stringify([{ id: crypto.randomUUID(), ops }])
        const push = [mutations, response.cursor] as const
        response = await callAs(clinic(), staff, 'sync_push($1::text::jsonb, $2)', push)
        reader = await callAs(clinic(), null, 'visitor_pull($1)', [reader.cursor])
        const refused = (response.results ?? []).filter(({ status }) => status !== 'ok')
        changed.push(...refused.map((result) => [text, result]))
        for (const { t, id, set = {} } of ops) {
          fieldCount += Object.keys(set).length
          const shownTo = tables[t].audience === 'public' ? [response, reader] : [response]
          for (const { put } of shownTo) {
            const row = put?.[t]?.find((found) => found.id === id) ?? rows.get(id) ?? {}
            changed.push(...Object.keys(set).filter((field) => !isSame(row[field], set[field])))
          }
        }
      }
      expect(changed).toEqual([])
      expect(fieldCount).toBeGreaterThan(naughtyStrings.length * 50)
    },
  )
})

function opFor(table: EditableTable, text: string, rows: ReadonlyMap<string, Fields>): Op[] {
  const id = ids[table] ?? ''
  const row = rows.get(id) ?? {}
  const values = Object.entries(fillAllTextFields(table, text))
  const changes = values.filter(([field, value]) => !isSame(row[field], value))
  if (changes.length === 0) return []
  const was = Object.fromEntries(changes.map(([field]) => [field, row[field] ?? null]))
  return [{ t: table, id, op: 'update', set: Object.fromEntries(changes), was }]
}

function remember(rows: Map<string, Fields>, { put = {} }: SyncResponse): void {
  for (const table of editableTables) for (const row of put[table] ?? []) rows.set(row.id, row)
}

/** An emptied field of another language is none at all. */
const isSame = (some: unknown, other: unknown) =>
  JSON.stringify(some ?? null) === JSON.stringify(other ?? null)

function callAs(
  { db }: Clinic,
  token: string | null,
  procedure: string,
  params: readonly unknown[],
): Promise<SyncResponse> {
  return db.transaction(async (tx) => {
    await actAs(tx, token)
    const [row] = await tx.query<{ response: SyncResponse }>(
      `select public.${procedure} as response`,
      params,
    )
    if (!row) throw new Error(`${procedure} answered nothing`)
    return row.response
  })
}
