import type { Fields } from '#model/mutation.ts'

/** A position: the line in the file, and the row in a spreadsheet. */
export interface FilePosition {
  line: number
  row: number
}

/** A problem in a file, with its position. */
export interface FileProblem extends FilePosition {
  /** The column's header; undefined for a whole row. */
  column: string | null
  text: string
}

/** A row of a file that can be imported. */
export interface ReadyRow extends FilePosition {
  kind: 'new' | 'changed'
  id: string
  name: string
  /** The record may have changed since the export. */
  isNewer: boolean
  set: Fields
  /** The record it was compared with; undefined for a new one. */
  was: Fields
}

/** What an import would do, before anything is written. */
export interface ImportPlan {
  importable: readonly ReadyRow[]
  unchanged: number
  /** All problems, and the number of rows that have any. */
  problems: readonly FileProblem[]
  badRows: number
  /** Unknown headers, and missing columns. */
  unknown: readonly string[]
  missing: readonly string[]
  /** Another program replaced letters by question marks, in a header or a cell. */
  hasLostLetters: boolean
  /** Diffs a record field by field, in words. */
  changesOf: (row: ReadyRow) => readonly Change[]
}

interface Change {
  label: string
  before: string
  after: string
}

/** Lists the columns whose empty cells would remove what is stored, with the number of records. */
export function listEmptied({ importable, changesOf }: ImportPlan): string[] {
  const counts = new Map<string, number>()
  for (const row of importable.filter(({ kind }) => kind === 'changed')) {
    const emptied = changesOf(row).filter(({ before, after }) => before !== '' && after === '')
    for (const { label } of emptied) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return Array.from(counts, ([label, count]) => `${label} (${count.toLocaleString('en')})`)
}

/** Formats a position; the spreadsheet's row differs if cells have several lines. */
export function describePosition({ line, row }: FilePosition): string {
  return line === row ? `Line ${line}` : `Line ${line} (row ${row} of the spreadsheet)`
}
