import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LIST = 'docs/acceptance.md'

export interface Row {
  id: string
  section: number
  statement: string
}

/** The statements of the list, in its order. */
export function rowsOf(list: string): Row[] {
  let section = 0
  return list.split('\n').flatMap((line) => {
    section = Number(/^## (\d+)\. /.exec(line)?.[1] ?? section)
    const [, id, statement] = /^\| (AC-\d{3}) \| (.+) \| .* \|$/.exec(line) ?? []
    return id && statement ? [{ id, section, statement }] : []
  })
}

/** The tests that name each id: where one stands in the file of a test, it counts. */
export function proofs(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of testFiles()) {
    const named = readFileSync(ROOT + file, 'utf8').match(/\bAC-\d{3}\b/g) ?? []
    for (const id of new Set(named)) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

/** The list with its third column brought up to date. */
export function filledIn(list: string, named: Map<string, string[]>): string {
  const rows = new Map(rowsOf(list).map((row) => [row.id, row]))
  return list.replaceAll(/^\| (AC-\d{3}) \| .*$/gm, (line, id: string) => {
    const row = rows.get(id)
    if (!row) return line
    const links = (named.get(id) ?? []).map((file) => `[${file}](../${file})`)
    return `| ${id} | ${row.statement} | ${links.join(', ')} |`
  })
}

export const readList = (): string => readFileSync(ROOT + LIST, 'utf8')

function testFiles(): string[] {
  return ['e2e', 'src', 'supabase']
    .flatMap((folder) =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) =>
      /\.test\.tsx?$|^supabase\/tests\/(\w+\.sql|contract\/.+-cases\.ts)$/.test(file),
    )
    .toSorted()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(ROOT + LIST, filledIn(readList(), proofs()))
}
