import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** Their own examples name what does not exist. */
const EXAMPLES = ['tools/references.test.ts', 'tools/acceptance.test.ts']

const known = {
  ruling: listed('docs/rulings.md', /^- \*\*(S-\d\d)\*\*/gm),
  threat: listed('docs/threats.md', /^- \*\*threat (\d+)\*\*/gm),
  'sync rule': listed('docs/sync.md', /^- \*\*([RDI]\d+)\b/gm),
  statement: listed('docs/acceptance.md', /^\| (AC-\d{3}) \|/gm),
  decision: new Set(
    readdirSync(join(ROOT, 'docs/decisions')).map((name) => String(Number(name.slice(0, 4)))),
  ),
}
const files = everyFile()

test('whatever is cited by number is in the repository', () => {
  expect(files.flatMap((file) => unknownIn(file, read(file)))).toEqual([])
  expect(Object.values(known).map(({ size }) => size > 8)).toEqual(Array(5).fill(true))
})

test('every link from one page of ours to another leads there', () => {
  const pages = files.filter((file) => file.endsWith('.md'))
  expect(pages.flatMap((page) => deadLinksIn(page, read(page)))).toEqual([])
  expect(pages).toContain('docs/sync.md')
})

test('a number or a link that leads nowhere is told with its file and line', () => {
  const text = `
    '[R9, D14] S-01 S-99 AC-001 AC-999 (I5, threats 24, 25 and 99, S-06 to S-98)'
    rule: 'D77', docs/decisions/0001, decision 9, decisions/0099
    not a rule: values ('D0', 0), %D0%B4, #D99`
  expect(unknownIn('x.ts', text)).toEqual([
    'x.ts:2 ruling S-99',
    'x.ts:2 ruling S-98',
    'x.ts:2 threat 99',
    'x.ts:2 sync rule D14',
    'x.ts:2 statement AC-999',
    'x.ts:3 sync rule D77',
    'x.ts:3 decision 99',
  ])
  expect(deadLinksIn('docs/x.md', '[a](sync.md#rules) [b](https://a.b)\n[c](lost.md)')).toEqual([
    'docs/x.md:2 lost.md',
  ])
})

/** What a line cites, by kind. A rule of sync in quotes is data, unless a mutant names it so. */
function cited(line: string): [keyof typeof known, string[]][] {
  const threats = line.match(/\bthreats? \d+(?:(?:, | and | to )\d+\b)*/g) ?? []
  return [
    ['ruling', line.match(/\bS-\d{2,}\b/g) ?? []],
    ['threat', threats.flatMap((words) => words.match(/\d+/g) ?? [])],
    [
      'sync rule',
      line.match(/(?<![\w%#'-])[RDI]\d{1,2}\b|(?<=')[RDI]\d+(?=:)|(?<=rule: ')[RDI]\d+/g) ?? [],
    ],
    ['statement', line.match(/\bAC-\d{3,}\b/g) ?? []],
    [
      'decision',
      (line.match(/(?<=\bdecision )\d+|(?<=decisions\/)\d{4}/gi) ?? []).map((n) =>
        String(Number(n)),
      ),
    ],
  ]
}

function unknownIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      cited(line).flatMap(([kind, ids]) =>
        ids.filter((id) => !known[kind].has(id)).map((id) => `${file}:${at + 1} ${kind} ${id}`),
      ),
    )
}

function deadLinksIn(page: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(page), target)))
      .map((target) => `${page}:${at + 1} ${target}`),
  )
}

function everyFile(): string[] {
  const folders = ['src', 'supabase', 'tools', 'e2e', 'bench', 'docs', 'deploy', 'public']
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  return [...readdirSync(ROOT), ...inFolders]
    .filter((file) => /\.(tsx?|mjs|js|css|html|sql|md|txt)$/.test(file))
    .filter((file) => !EXAMPLES.includes(file) && !file.startsWith('e2e/results/'))
}

function listed(file: string, entry: RegExp): Set<string> {
  return new Set([...read(file).matchAll(entry)].map(([, id = '']) => id))
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
