import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { listFiles } from './test-titles.ts'

const FOLDERS = ['src', 'supabase', 'tools', 'e2e', 'bench', 'docs', 'deploy', 'public']
/** The examples below cite what does not exist. */
const EXAMPLES = /^tools\/promises\/[^/]+\.test\.ts$/

/** What can be cited, by kind: how it is cited, and the numbers that exist. */
const kinds: [kind: string, citation: RegExp, known: Set<string>][] = [
  ['ruling', /\bS-\d{2,}\b/g, list('docs/rulings.md', /\*\*(S-\d{2,3})\*\*/g)],
  [
    'threat',
    /(?<=\bthreats? (?:\d+(?:, | and | to ))*)\d+/g,
    list('docs/threats.md', /\*\*threat (\d+)\*\*/g),
  ],
  [
    'sync rule',
    /(?<![\w%#'-])[RDI]\d{1,2}\b|(?<=')[RDI]\d+(?=:)|(?<=rule: ')[RDI]\d+/g,
    list('docs/sync.md', /\*\*([RDI]\d+)\b/g),
  ],
  ['statement', /\bAC-\d{3,}\b/g, list('tools/promises/acceptance.tsv', /^(AC-\d{3})\t/gm)],
  [
    'decision',
    /(?<=\bdecision 0*)[1-9]\d*|(?<=decisions\/0*)[1-9]\d*/gi,
    new Set(readdirSync('docs/decisions').map((name) => String(parseInt(name, 10)))),
  ],
]

const files = [...readdirSync('.'), ...listFiles(FOLDERS)].filter(
  (file) =>
    /\.(tsx?|mjs|js|css|html|sql|md|txt)$/.test(file) &&
    !/\/node_modules\/|^e2e\/results\//.test(file) &&
    !EXAMPLES.test(file),
)

test('every ruling, threat, sync rule, statement and decision that is cited exists', () => {
  expect(files.flatMap((file) => findUnknown(file, read(file)))).toEqual([])
  expect(kinds.map(([, , known]) => known.size > 8)).toEqual(kinds.map(() => true))
})

test('every link between our documents leads to a file', () => {
  const pages = files.filter((file) => file.endsWith('.md'))
  expect(pages).toContain('docs/sync.md')
  expect(pages.flatMap((page) => findDeadLinks(page, read(page)))).toEqual([])
})

test('an unknown number or link is reported with its file and line', () => {
  const text = `
    '[R9, D98] S-01 AC-001 AC-999 (I5, threats 24, 25 and 999, S-06 to S-00)'
    rule: 'D77', docs/decisions/0001, decision 9, decisions/0099
    not a rule: values ('D0', 0), %D0%B4, #D99`
  expect(findUnknown('x.ts', text)).toEqual([
    'x.ts:2 ruling S-00',
    'x.ts:2 threat 999',
    'x.ts:2 sync rule D98',
    'x.ts:2 statement AC-999',
    'x.ts:3 sync rule D77',
    'x.ts:3 decision 99',
  ])
  const links = '[a](sync.md#rules) [b](https://a.b)\n[c](lost.md)'
  expect(findDeadLinks('docs/x.md', links)).toEqual(['docs/x.md:2 lost.md'])
})

function findUnknown(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) =>
    kinds.flatMap(([kind, citation, known]) => {
      const unknown = (line.match(citation) ?? []).filter((id) => !known.has(id))
      return unknown.map((id) => `${file}:${at + 1} ${kind} ${id}`)
    }),
  )
}

function findDeadLinks(page: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(page), target)))
      .map((target) => `${page}:${at + 1} ${target}`),
  )
}

function list(file: string, entry: RegExp): Set<string> {
  return new Set([...read(file).matchAll(entry)].map(([, id = '']) => id))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
