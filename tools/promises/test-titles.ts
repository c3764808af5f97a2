import { readdirSync, readFileSync } from 'node:fs'

import { parseAst } from 'vite'

const FOLDERS = ['e2e', 'src', 'supabase', 'tools']
/** Files of tests: of vitest, of both engines, of pgTAP, and the cases that a contract shares. */
const TESTS =
  /\.test\.tsx?$|^e2e\/engines\/flows\/|^supabase\/tests\/([^/]+\.sql|contract\/.+-cases\.ts)$/

/** Lists the files below some folders by their paths. */
export function listFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
}

/** The titles of a file's tests, a line each. */
export type TestTitles = ReadonlyMap<string, string>

/** Reads the titles of all tests. */
export function readTestTitles(): TestTitles {
  const files = listFiles(FOLDERS).filter((file) => TESTS.test(file))
  return new Map(
    files
      .toSorted()
      .map((file) => [file, parseTitles(file, readFileSync(file, 'utf8')).join('\n')]),
  )
}

/** Parses the titles of the tests in a file; comments and data are none. */
export function parseTitles(file: string, code: string): string[] {
  if (file.endsWith('.sql')) {
    return code.match(/--.*|'(?:[^']|'')*'/g)?.filter((text) => text.startsWith("'")) ?? []
  }
  const titles: string[] = []
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const [title] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : []
    if (node['type'] !== 'CallExpression' || !isTest(node['callee'])) return
    const text = readText(title)
    if (text !== '') titles.push(text)
  })
  return titles
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (!isNode(value)) return
  onNode(value)
  for (const child of Object.values(value)) visit(child, onNode)
}

/** Accepts `test` and what is called on it first: `test.for(rows)`, `test.skipIf(reason)`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee['type'] === 'Identifier') return callee['name'] === 'test'
  return isTest(callee['type'] === 'CallExpression' ? callee['callee'] : callee['object'])
}

/** Reads a string or a template without the values that it fills in. */
function readText(value: unknown): string {
  if (!isNode(value)) return ''
  if (typeof value['value'] === 'string') return value['value']
  const parts = Array.isArray(value['quasis']) ? (value['quasis'] as Node[]) : []
  return parts.map(({ value: part }) => (isNode(part) ? String(part['raw']) : '')).join('…')
}
