import type { Fields } from '#model/mutation.ts'

/** Where something stands: its line in the file, and its row in a spreadsheet. */
export interface FilePosition {
  line: number
  row: number
}

/** What is wrong in a file, and where. */
export interface FileProblem extends FilePosition {
  /** The heading of the column; of a whole row, none. */
  column: string | null
  text: string
}

/** A row of a file that can be brought in. */
export interface ReadyRow extends FilePosition {
  kind: 'new' | 'changed'
  id: string
  name: string
  /** The record has changed on this device since the file was made, or nobody can tell. */
  isNewer: boolean
  set: Fields
  /** What it replaces, as it was compared; of a new record, nothing. */
  was: Fields
}

/** What a file would do, before anything is written. */
export interface ImportPlan {
  importable: readonly ReadyRow[]
  unchanged: number
  /** Every problem of every row, and how many rows have one. */
  problems: readonly FileProblem[]
  badRows: number
  /** Headings that are no column, and columns that the file lacks. */
  unknown: readonly string[]
  missing: readonly string[]
  /** A program has put question marks in place of letters, in a heading or a cell. */
  hasLostLetters: boolean
  /** What would change in a record, field by field, in words. */
  changesOf: (row: ReadyRow) => readonly Change[]
}

interface Change {
  label: string
  before: string
  after: string
}

/** A place in words; a spreadsheet counts otherwise where cells have several lines. */
export function describePosition({ line, row }: FilePosition): string {
  return line === row ? `Line ${line}` : `Line ${line} (row ${row} of the spreadsheet)`
}
