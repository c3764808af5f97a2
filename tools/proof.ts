import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The pages that show what benches measured. Nobody types such a figure into them. */
export const PAGES = ['docs/proof.md', 'README.md']

/** `<!-- bench: web / Home, CPU ÷12 -->`: of `bench/results/web.md`, the first table under that heading. */
const BLOCK = /<!-- bench: (\w+) \/ ([^/>]+) -->\n[\s\S]*?<!-- end -->/g

/** `<!-- cell: web / Home, CPU ÷12 / b: Nadi / FCP -->`, in a line: of that table, one row's figure in one column. */
const CELL = /<!-- cell: (\w+) \/ ([^/>]+) \/ ([^>]+) -->.*?<!-- end -->/g

/** The page with each table and figure as the bench last wrote it; says when that was under each table. */
export function fillInFigures(page: string, results: (name: string) => string): string {
  return page
    .replaceAll(BLOCK, (block, name: string, heading: string) => {
      const table = tableUnder(results(name), heading)
      return [firstLine(block), table.join('\n'), measured(results(name)), '<!-- end -->'].join(
        '\n\n',
      )
    })
    .replaceAll(CELL, (cell, name: string, heading: string, place: string) => {
      const figure = figureOf(tableUnder(results(name), heading).map(cellsOf), place)
      return `${cell.slice(0, cell.indexOf('-->') + 3)}${figure}<!-- end -->`
    })
}

const firstLine = (text: string) => text.slice(0, text.indexOf('\n'))

/** The lines of the first table below a heading of any level. */
function tableUnder(markdown: string, heading: string): string[] {
  const lines = markdown.split('\n')
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.endsWith(` ${heading}`))
  const first = lines.findIndex((line, at) => at > from && line.startsWith('|'))
  if (from < 0 || first < 0) throw new Error(`No bench wrote a table under "${heading}".`)
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'))
  return lines.slice(first, length < 0 ? undefined : first + length)
}

function figureOf(table: string[][], place: string): string {
  const [row, column = ''] = place.split(' / ')
  const at = table[0]?.indexOf(column) ?? -1
  const figure = table.find(([label]) => label === row)?.[at]
  if (!figure) throw new Error(`That table has no "${column}" of "${row}".`)
  return figure
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** When, by which command and on what: every bench's file says it in a paragraph of its own. */
function measured(markdown: string): string {
  const line = markdown.split('\n').find((one) => one.startsWith('Measured on '))
  if (!line) throw new Error('A file of results does not say when it was measured.')
  return line
}

export const readPage = (path: string): string => readFileSync(ROOT + path, 'utf8')
export const readResults = (name: string): string => readPage(`bench/results/${name}.md`)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const page of PAGES) writeFileSync(ROOT + page, fillInFigures(readPage(page), readResults))
}
