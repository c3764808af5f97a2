import { foldText } from '#model/texts/normalize-text.ts'

import { hasLostLetters } from '../../shell/csv/cell-damage.ts'
import { UnreadableFileError } from '../../shell/csv/file-text.ts'
import {
  columnHeaders,
  ID_HEADER,
  sheetColumns,
  VERSION_HEADER,
  type SheetColumn,
} from './sheet-columns.ts'

/** The position of each column in a file. */
export interface HeaderRow {
  count: number
  columns: readonly { at: number; column: SheetColumn }[]
  /** The positions of these two; -1 if missing. */
  id: number
  version: number
  /** Unknown headers, and missing columns. */
  unknown: readonly string[]
  missing: readonly string[]
  /** Some of the missing columns exist with question marks in place of their letters. */
  hasLostLetters: boolean
}

const headerNames = new Set(columnHeaders.map(foldText))

/** Checks whether a cell is a column's header. */
export const isHeader = (cell: string): boolean => headerNames.has(foldText(cell))

/** Parses the header row. Missing or duplicate headers are errors. */
export function parseHeaderRow(cells: readonly string[]): HeaderRow {
  const found = cells.map(foldText)
  const at = (heading: string) => found.indexOf(foldText(heading))
  if (!found.some((heading) => headerNames.has(heading))) throw new UnreadableFileError(NO_HEADINGS)
  const twice = cells.find((cell, place) => isHeader(cell) && at(cell) !== place)
  if (twice !== undefined)
    throw new UnreadableFileError(`The column “${twice.trim()}” is there twice.`)
  const missing = columnHeaders.filter((heading) => at(heading) < 0)
  const isDamaged = (cell: string) => missing.some((heading) => hasLostLetters(cell, heading))
  const unknown = cells.filter((cell) => cell.trim() !== '' && !isHeader(cell))
  return {
    count: cells.length,
    columns: sheetColumns
      .map((column) => ({ at: at(column.heading), column }))
      .filter((one) => one.at >= 0),
    id: at(ID_HEADER),
    version: at(VERSION_HEADER),
    unknown: unknown.filter((cell) => !isDamaged(cell)),
    missing,
    hasLostLetters: unknown.some(isDamaged),
  }
}

const NO_HEADINGS =
  'The first line has no known column headers, such as “Illness Name” and “Slug”. Export the list to get a file that has them.'
