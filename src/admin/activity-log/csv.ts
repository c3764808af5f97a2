/** So that Excel reads Telugu as Telugu. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet takes for a formula, also after blanks and in its wide East Asian form. */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/

/** A file that every spreadsheet opens and none runs as formulas (threat 41). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
