import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Sections whose screens are not built yet; a section leaves this list together with its screens. */
export const SECTIONS_TO_COME: readonly number[] = [21, 22, 23]

/** Rows of finished sections that ask for such a screen too. */
export const ROWS_TO_COME: readonly string[] = [
  'AC-011', // the screen of themes
  'AC-128', // Modern Themes in the sidebar
  'AC-404', // the Details dialog of themes
  'AC-405', // the same, for each role
  'AC-406', // the same by address
]

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LIST = 'docs/acceptance.md'
const TO_COME = 'to come'

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

/** Whether a row may wait for its screen. */
export function isToCome({ id, section }: Row): boolean {
  return SECTIONS_TO_COME.includes(section) || ROWS_TO_COME.includes(id)
}

/** The list with its third column written anew. */
export function filledIn(list: string, named: Map<string, string[]>): string {
  const rows = new Map(rowsOf(list).map((row) => [row.id, row]))
  return list.replaceAll(/^\| (AC-\d{3}) \| .*$/gm, (line, id: string) => {
    const row = rows.get(id)
    if (!row) return line
    const links = (named.get(id) ?? []).map((file) => `[${file}](../${file})`)
    const proved = [...(isToCome(row) ? [TO_COME] : []), ...links].join(', ')
    return `| ${id} | ${row.statement} | ${proved} |`
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
