import type { SyncResponse, StoredRow } from '#model/mutation.ts'

/** A device's copy of the server, in memory: takes answers exactly as the app does. */
export class Mirror {
  cursor: string | null = null
  /** How often the copy did not add up to what the server said it should. */
  mismatches = 0
  private readonly tables = new Map<string, Map<string, StoredRow>>()

  apply(response: SyncResponse): void {
    if (response.reset) this.tables.clear()
    for (const [table, rows] of Object.entries(response.put ?? {})) {
      for (const row of rows) this.table(table).set(row.id, row)
    }
    for (const [table, ids] of Object.entries(response.del ?? {})) {
      for (const id of ids) this.table(table).delete(id)
    }
    this.cursor = response.cursor
    if (response.sum && !this.addsUp(response.sum)) {
      this.mismatches++
      this.cursor = null
    }
  }

  getRows(table: string): StoredRow[] {
    return [...(this.tables.get(table)?.values() ?? [])]
  }

  /** Every row by table and id, for comparing two copies. */
  rows(): Record<string, StoredRow[]> {
    const filled = [...this.tables].filter(([, rows]) => rows.size > 0)
    return Object.fromEntries(
      filled
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([table, rows]) => [
          table,
          [...rows.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
        ]),
    )
  }

  private table(name: string): Map<string, StoredRow> {
    const rows = this.tables.get(name) ?? new Map<string, StoredRow>()
    this.tables.set(name, rows)
    return rows
  }

  private addsUp(sum: NonNullable<SyncResponse['sum']>): boolean {
    const named: Record<string, [number, number]> = sum
    return [...new Set([...this.tables.keys(), ...Object.keys(sum)])].every((table) => {
      const versions = [...this.table(table).values()].map((row) => row.row_version ?? 0)
      const [count, total] = named[table] ?? [0, 0]
      return versions.length === count && versions.reduce((a, b) => a + b, 0) === total
    })
  }
}
