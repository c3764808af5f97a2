import { folded } from '#model/texts/normalize-text.ts'

import { FileProblem } from '../../shell/csv/file-text.ts'
import { hasLostLetters } from '../../shell/csv/spoilt.ts'
import { headings, ID, sheetColumns, VERSION, type SheetColumn } from './sheet-columns.ts'

/** Which column stands where in a file. */
export interface Headings {
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

const known = new Set(headings.map(folded))

/** Whether a cell is the heading of a column. */
export const isHeading = (cell: string): boolean => known.has(folded(cell))

/** Reads the headings of a file; without any nothing can be read, and with one twice nobody knows which is meant. */
export function readHeadings(cells: readonly string[]): Headings {
  const found = cells.map(folded)
  const at = (heading: string) => found.indexOf(folded(heading))
  if (!found.some((heading) => known.has(heading))) throw new FileProblem(NO_HEADINGS)
  const twice = cells.find((cell, place) => isHeading(cell) && at(cell) !== place)
  if (twice !== undefined) throw new FileProblem(`The column “${twice.trim()}” is there twice.`)
  const missing = headings.filter((heading) => at(heading) < 0)
  const isSpoilt = (cell: string) => missing.some((heading) => hasLostLetters(cell, heading))
  const unknown = cells.filter((cell) => cell.trim() !== '' && !isHeading(cell))
  return {
    count: cells.length,
    columns: sheetColumns
      .map((column) => ({ at: at(column.heading), column }))
      .filter((one) => one.at >= 0),
    id: at(ID),
    version: at(VERSION),
    unknown: unknown.filter((cell) => !isSpoilt(cell)),
    missing,
    hasLostLetters: unknown.some(isSpoilt),
  }
}

const NO_HEADINGS =
  'The first line of this file has none of the headings of a list of illnesses, such as “Illness Name” and “Slug”. Export the list to get a file that has them.'
