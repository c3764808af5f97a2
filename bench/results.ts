import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where results are written, unless the tests of the benches say otherwise. */
const FOLDER = process.env['BENCH_RESULTS'] ?? fileURLToPath(new URL('results/', import.meta.url))

/** Prints the Markdown of a bench's report, and writes it to bench/results as JSON. */
export async function writeResults(name: string, blocks: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const file = join(FOLDER, `${name}.json`)
  await writeFile(file, formatResults(blocks))
  process.stdout.write(`${blocks.join('\n\n')}\n\nWritten to ${file}\n`)
}

/** Formats blocks of Markdown as JSON: a text for each paragraph, a list of rows for each table. */
export function formatResults(blocks: readonly string[]): string {
  return `[\n${blocks.map(formatBlock).join(',\n')}\n]\n`
}

function formatBlock(block: string): string {
  if (!block.startsWith('|')) return JSON.stringify(block)
  const [head, , ...rows] = block.split('\n').map(readCells)
  return `[\n${[head, ...rows].map((row) => JSON.stringify(row)).join(',\n')}\n]`
}

const readCells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** A Markdown table. Its first column is words, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const under = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, under, ...rows].map(formatRow).join('\n')
}

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
