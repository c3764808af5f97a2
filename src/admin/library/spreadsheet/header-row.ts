import { foldText } from '#model/texts/normalize-text.ts'

import { UnreadableFileError } from '../../shell/csv/file-text.ts'
import { hasLostLetters } from '../../shell/csv/spoilt.ts'
import {
  columnHeaders,
  ID_HEADER,
  sheetColumns,
  VERSION_HEADER,
  type SheetColumn,
} from './sheet-columns.ts'

/** Which column stands where in a file. */
export interface HeaderRow {
  count: number
  columns: readonly { at: number; column: SheetColumn }[]
  /** The places of these two; -1 where the file lacks them. */
  id: number
  version: number
  /** Headings that are no column, and columns that the file lacks. */
  unknown: readonly string[]
  missing: readonly string[]
  /** Of those it lacks some are there, but with question marks in place of their letters. */
  hasLostLetters: boolean
}

const known = new Set(columnHeaders.map(foldText))

/** Whether a cell is the heading of a column. */
export const isHeader = (cell: string): boolean => known.has(foldText(cell))

/** Reads the headings of a file; without any nothing can be read, and with one twice nobody knows which is meant. */
export function parseHeaderRow(cells: readonly string[]): HeaderRow {
  const found = cells.map(foldText)
  const at = (heading: string) => found.indexOf(foldText(heading))
  if (!found.some((heading) => known.has(heading))) throw new UnreadableFileError(NO_HEADINGS)
  const twice = cells.find((cell, place) => isHeader(cell) && at(cell) !== place)
  if (twice !== undefined)
    throw new UnreadableFileError(`The column “${twice.trim()}” is there twice.`)
  const missing = columnHeaders.filter((heading) => at(heading) < 0)
  const isSpoilt = (cell: string) => missing.some((heading) => hasLostLetters(cell, heading))
  const unknown = cells.filter((cell) => cell.trim() !== '' && !isHeader(cell))
  return {
    count: cells.length,
    columns: sheetColumns
      .map((column) => ({ at: at(column.heading), column }))
      .filter((one) => one.at >= 0),
    id: at(ID_HEADER),
    version: at(VERSION_HEADER),
    unknown: unknown.filter((cell) => !isSpoilt(cell)),
    missing,
    hasLostLetters: unknown.some(isSpoilt),
  }
}

const NO_HEADINGS =
  'The first line has no known column headers, such as “Illness Name” and “Slug”. Export the list to get a file that has them.'
