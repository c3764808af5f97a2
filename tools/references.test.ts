import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** Their own examples name what does not exist. */
const EXAMPLES = ['tools/references.test.ts', 'tools/acceptance.test.ts']
/** What a bench installs for itself, and what browser tests leave behind. */
const NOT_OURS = /\/node_modules\/|^e2e\/results\//

/** Applied on servers by their exact text, so they keep what they cited on the day they landed. */
const LANDED = /^supabase\/migrations\/00(0\d|1\d|20)_/
/** They say themselves what § means: the part of the specification that a sentence comes from. */
const SECTIONS = ['docs/acceptance.md', 'docs/wording.txt', 'tools/wording.test.ts']

const known = {
  ruling: listed('docs/rulings.md', /^- \*\*(S-\d{2,3})\*\*/gm),
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

test('what is cited is in the repository: no page, part or number of papers that are not', () => {
  const elsewhere = files
    .filter((file) => !LANDED.test(file) && !SECTIONS.includes(file))
    .flatMap((file) => elsewhereIn(file, read(file)))
  expect(elsewhere).toEqual([])
  const cases = `
    // web first (design/web.md), (security.md, 48), (trap 5), spec §9, design B1, issue 11, findings/a.md
    // (docs/sync.md, D1), designTokens.shadows.md must be a shadow, no trap 'notes.md'`
  expect(elsewhereIn('x.ts', cases)).toEqual([
    'x.ts:2 trap 5',
    'x.ts:2 §9',
    'x.ts:2 design B1',
    'x.ts:2 issue 11',
    'x.ts:2 design/web.md',
    'x.ts:2 security.md',
    'x.ts:2 findings/a.md',
  ])
})

test('every link from one page of ours to another leads there', () => {
  const pages = files.filter((file) => file.endsWith('.md'))
  expect(pages.flatMap((page) => deadLinksIn(page, read(page)))).toEqual([])
  expect(pages).toContain('docs/sync.md')
})

test('a number or a link that leads nowhere is told with its file and line', () => {
  const text = `
    '[R9, D98] S-01 AC-001 AC-999 (I5, threats 24, 25 and 99, S-06 to S-00)'
    rule: 'D77', docs/decisions/0001, decision 9, decisions/0099
    not a rule: values ('D0', 0), %D0%B4, #D99`
  expect(unknownIn('x.ts', text)).toEqual([
    'x.ts:2 ruling S-00',
    'x.ts:2 threat 99',
    'x.ts:2 sync rule D98',
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

/** Code names a page of ours by its whole path; a page beside it may go by its name. */
function elsewhereIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const numbers = line.match(
      /\btraps? \d+|\u00A7 ?\d+|\bdesign [A-Z]\d|\b(?:issue|finding)s? \d+/g,
    )
    const pages = line.match(/(?<![\w.'/-])(?<!https?:\S*)[a-z][\w/-]*\.md\b/g) ?? []
    const missing = pages.filter(
      (page) =>
        !existsSync(join(ROOT, page)) &&
        !(file.endsWith('.md') && existsSync(join(ROOT, dirname(file), page))),
    )
    return [...(numbers ?? []), ...missing].map((words) => `${file}:${at + 1} ${words}`)
  })
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
    .filter((file) => !EXAMPLES.includes(file) && !NOT_OURS.test(file))
}

function listed(file: string, entry: RegExp): Set<string> {
  return new Set([...read(file).matchAll(entry)].map(([, id = '']) => id))
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
