/** So that Excel reads Telugu as Telugu. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet takes for a formula, also after blanks and in its wide East Asian form. */
const FORMULA = /^(?:\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])/

/** A file that every spreadsheet opens and none runs as formulas (threat 41). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const safe = guarded(text)
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An apostrophe more before a formula, also where some stand there already: so `removeFormulaGuard` gives back each text. */
function guarded(text: string): string {
  return FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** A cell as it was before `writeCsv` kept it from being run. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}
