import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { collectIdsInTitles, listTestFiles } from './test-titles.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LIST = 'docs/acceptance.md'

export interface Statement {
  id: string
  section: number
  statement: string
  howToCheck: string
}

/** The statements of the list, in its order. */
export function parseStatements(list: string): Statement[] {
  let section = 0
  return list.split('\n').flatMap((line) => {
    section = Number(/^## (\d+)\. /.exec(line)?.[1] ?? section)
    const [, id, statement, howToCheck] =
      /^\| (AC-\d{3}) \| (.+?) \| (.+?) \| .* \|$/.exec(line) ?? []
    return id && statement && howToCheck ? [{ id, section, statement, howToCheck }] : []
  })
}

/** The files whose tests name each id in their titles. */
export function findProofs(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of listTestFiles(['e2e', 'src', 'supabase'])) {
    const named = collectIdsInTitles(file, readFileSync(ROOT + file, 'utf8'))
    for (const id of named) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

/** The list with its last column brought up to date. */
export function fillInProofs(list: string, named: Map<string, string[]>): string {
  const rows = new Map(parseStatements(list).map((row) => [row.id, row]))
  return list.replaceAll(/^\| (AC-\d{3}) \| .*$/gm, (line, id: string) => {
    const row = rows.get(id)
    if (!row) return line
    const links = (named.get(id) ?? []).map((file) => `[${file}](../${file})`)
    return `| ${id} | ${row.statement} | ${row.howToCheck} | ${links.join(', ')} |`
  })
}

export const readList = (): string => readFileSync(ROOT + LIST, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(ROOT + LIST, fillInProofs(readList(), findProofs()))
}
