import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parseAst } from 'vite'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The files in which tests are, of these folders of the repository. */
export function listTestFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) =>
      /\.test\.tsx?$|^e2e\/engines\/flows\/|^supabase\/tests\/([^/]+\.sql|contract\/.+-cases\.ts)$/.test(
        file,
      ),
    )
    .toSorted()
}

/** The ids of statements that the titles of a file's tests name; what stands in comments or data proves nothing. */
export function collectIdsInTitles(file: string, code: string): Set<string> {
  return new Set(collectTitles(file, code).flatMap((title) => title.match(/\bAC-\d{3}\b/g) ?? []))
}

/** The titles of a file's tests. */
export function collectTitles(file: string, code: string): string[] {
  return file.endsWith('.sql') ? literalsOf(code) : titlesOf(file, code)
}

/** The texts of an SQL file; pgTAP has the title of each assertion among them. */
function literalsOf(code: string): string[] {
  return code.match(/--.*|'(?:[^']|'')*'/g)?.filter((text) => text.startsWith("'")) ?? []
}

function titlesOf(file: string, code: string): string[] {
  const found: string[] = []
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const [title] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : []
    if (node['type'] === 'CallExpression' && isTest(node['callee'])) found.push(textOf(title))
  })
  return found
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function visit(value: unknown, see: (node: Node) => void): void {
  if (!isNode(value)) return
  see(value)
  for (const inner of Object.values(value)) visit(inner, see)
}

/** `test` itself, and what it is asked for first: `test.for(rows)`, `test.skipIf(reason)`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee['type'] === 'Identifier') return callee['name'] === 'test'
  return isTest(callee['type'] === 'CallExpression' ? callee['callee'] : callee['object'])
}

/** A text as it is written in the file; what a template fills in is not known here. */
function textOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (typeof value['value'] === 'string') return value['value']
  const quasis = Array.isArray(value['quasis']) ? (value['quasis'] as Node[]) : []
  return quasis.map(({ value: part }) => (isNode(part) ? String(part['raw']) : '')).join('…')
}
