import Papa from 'papaparse'

import { createYielder, WorkAborted, type WorkOptions } from './cancellable-work.ts'
import { UnreadableFileError } from './file-text.ts'

/** One row of a table. */
export interface CsvRow {
  /** Its first line in the file, as text editors count. */
  line: number
  /** Its row in a spreadsheet, where cells may have several lines. */
  row: number
  cells: readonly string[]
  /** Why it cannot be parsed. */
  broken: string | null
}

/** The maximum number of rows of a file, without the header. */
export const MAX_ROWS = 10_000

const SEPARATORS = [',', ';', '\t']
const PART = 128 * 1024

/** Parses a table and drops blank rows. `isHeader` recognises headers, which determines the separator. */
export async function readCsv(
  text: string,
  isHeading: (cell: string) => boolean,
  options: WorkOptions,
): Promise<CsvRow[]> {
  const delimiter = separatorOf(text, isHeading)
  const rows: CsvRow[] = []
  const breathe = createYielder(options)
  let line = 1
  let row = 1
  let read = 0

  function addRows({ data, errors }: Papa.ParseResult<string[]>): void {
    const quotes = new Set(errors.flatMap(({ type, row: at }) => (type === 'Quotes' ? [at] : [])))
    for (const [at, cells] of data.entries()) {
      const broken = quotes.has(at) ? 'A quotation mark is not closed.' : null
      if (broken || cells.some((cell) => cell.trim() !== ''))
        rows.push({ line, row, cells, broken })
      line += 1 + cells.reduce((sum, cell) => sum + linesIn(cell), 0)
      row += 1
    }
    if (rows.length > MAX_ROWS + 1) throw new UnreadableFileError(TOO_MANY)
  }

  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      chunkSize: PART,
      chunk: (part: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        parser.pause()
        read += PART
        void goOn(part).then(
          () => parser.resume(),
          (error: Error) => {
            reject(error)
            parser.abort()
          },
        )
      },
      complete: () => (options.signal.aborted ? reject(new WorkAborted()) : resolve()),
    })
  })
  return rows

  async function goOn(part: Papa.ParseResult<string[]>): Promise<void> {
    addRows(part)
    await breathe(Math.min(1, read / text.length))
  }
}

const TOO_MANY = `This file has more than ${MAX_ROWS.toLocaleString('en')} rows. Please split it and import the parts one by one.`

/**
 * The separator that yields most headers in the first line: counting separators would include
 * commas in sentences.
 */
function separatorOf(text: string, isHeading: (cell: string) => boolean): string {
  const head = text.trimStart().slice(0, PART)
  const counts = SEPARATORS.map((delimiter) => {
    const [cells = []] = Papa.parse<string[]>(head, { delimiter, newline: '\n', preview: 1 }).data
    return cells.filter(isHeading).length
  })
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

const linesIn = (cell: string) => cell.split('\n').length - 1
