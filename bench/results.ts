import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = new URL('results/', import.meta.url).pathname

/** Keeps a bench's result: for people as Markdown, and whole as JSON. */
export async function writeResults(name: string, markdown: string, whole: unknown): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(join(FOLDER, `${name}.md`), markdown)
  await writeFile(join(FOLDER, `${name}.json`), `${JSON.stringify(whole, null, 2)}\n`)
  // As everything else in the project is, or `npm run check` would not have it.
  spawnSync('npx', ['oxfmt', FOLDER])
  process.stdout.write(`${markdown}\nWritten to bench/results/${name}.md and .json\n`)
}

/** A Markdown table. Its first column is words, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const under = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, under, ...rows].map(line).join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
