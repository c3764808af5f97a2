import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

// A boundary rule that stopped working looks exactly like clean code. So each kind of rule is broken once
// in a copy of the project that holds little else; one run of the linter reads all cases.

const imports = (path: string) => `import * as there from '${path}'\nexport const here = there\n`
const calls = (code: string) => `export const here = () => ${code}\n`

const forbidden: [file: string, rule: string, code: string][] = [
  ['src/site/one.ts', 'boundaries', imports('#admin/shell/two.ts')],
  ['src/site/two.ts', 'boundaries', imports('#remote/two.ts')],
  ['src/admin/doctors/one.ts', 'boundaries', imports('#site/page.ts')],
  ['src/admin/doctors/two.ts', 'boundaries', imports('../services/two.ts')],
  ['src/admin/shell/one.ts', 'boundaries', imports('../services/two.ts')],
  ['src/worker/one.ts', 'boundaries', imports('#db/two.ts')],
  ['supabase/local/one.ts', 'boundaries', imports('#db/two.ts')],
  ['src/elsewhere/one.ts', 'no-unknown-files', calls('1')],
  ['src/site/three.ts', 'no-restricted-imports', imports('dexie')],
  ['src/db/one.ts', 'no-restricted-imports', imports('@supabase/supabase-js')],
  ['src/remote/one.ts', 'no-restricted-imports', imports('dexie')],
  ['src/site/four.ts', 'no-restricted-globals', calls('fetch("/x")')],
  ['src/site/five.ts', 'no-restricted-globals', calls('localStorage.clear()')],
  ['src/site/six.ts', 'no-restricted-properties', calls('crypto.randomUUID()')],
  ['src/site/seven.ts', 'late-parts', `export const page = () => import('./page.ts')\n`],
  ['src/admin/doctors/four.ts', 'single-assertion', 'export const one = 1 as unknown as string\n'],
  ['src/site/eight.ts', 'late-parts', `void whenIdle(() => import('./page.ts'))\n`],
]
const allowed: [file: string, code: string][] = [
  ['src/site/nine.ts', imports('#db/two.ts')],
  ['src/admin/doctors/five.ts', 'export const read = (row: object) => row as { id: string }\n'],
  ['src/admin/doctors/three.ts', imports('../shell/two.ts')],
  ['src/admin/library/illnesses/one.ts', imports('../categories/two.ts')],
  ['src/site/ten.ts', `export const part = fetchPart(() => import('./page.ts'))\n`],
]
const targets = [
  'src/admin/library/categories/two.ts',
  'src/admin/services/two.ts',
  'src/admin/shell/two.ts',
  'src/db/two.ts',
  'src/remote/two.ts',
  'src/site/page.ts',
]

let folder: string
/** The rules that each file breaks. */
const broken = new Map<string, string>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nadi-boundaries-'))
  const settings = readdirSync('.').filter((name) =>
    /^(\.oxlintrc|package|tsconfig).*json$/.test(name),
  )
  for (const name of [...settings, 'tools/lint']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const file of targets) write(file, 'export const here = 1\n')
  for (const [file, , code] of forbidden) write(file, code)
  for (const [file, code] of allowed) write(file, code)
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--format=json', 'src', 'supabase'],
    { cwd: folder, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[]
  }
  for (const { code, filename } of diagnostics) {
    broken.set(filename, `${broken.get(filename) ?? ''} ${code}`)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.for(forbidden)('the linter finds that %s breaks %s', ([file, rule]) => {
  expect(broken.get(file) ?? '').toContain(rule)
})

test.for(allowed)('the linter allows %s', ([file]) => {
  expect(broken.get(file) ?? '').not.toMatch(/boundaries|late-parts/)
})

test('every folder that a boundary names exists', () => {
  const { settings } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    settings: { 'boundaries/elements': { pattern: string }[] }
  }
  const folders = settings['boundaries/elements'].flatMap(({ pattern }) => {
    const [, start = pattern, names = ''] = /^(.*)\((.*)\)$/.exec(pattern) ?? []
    return names.split('|').map((name) => `${start}${name}`.replace('/*', ''))
  })
  expect(folders).toContain('src/site')
  expect(folders.filter((name) => !existsSync(name))).toEqual([])
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
