/** A byte order mark, so that Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet treats as a formula, also after spaces and in full-width form. */
const FORMULA = /^(?:\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])/

/** Writes a CSV file that no spreadsheet runs as formulas (threat 41). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const safe = guardFormula(text)
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Puts an apostrophe before a formula, even if it has one: `removeFormulaGuard` then restores every text. */
function guardFormula(text: string): string {
  return FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** Reverts the apostrophe that `writeCsv` adds. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}
