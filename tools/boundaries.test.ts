import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

// A boundary rule that has stopped working looks exactly like clean code, so
// each forbidden arrow is tried once in a throw-away copy of the house. Starting
// the linter takes seconds: it reads all the arrows at once, each in a file of its own.
const forbidden = [
  ['src/model/doctor.ts', '#db/database.ts'],
  ['src/ui/button.ts', '#db/database.ts'],
  ['src/ui/button.ts', '#model/doctor.ts'],
  ['src/db/queries.ts', '#remote/remote.ts'],
  ['src/db/queries.ts', '@supabase/supabase-js'],
  ['src/remote/remote.ts', '#db/database.ts'],
  ['src/remote/remote.ts', 'dexie'],
  ['src/sync/engine.ts', '#admin/shell/screen.tsx'],
  ['src/sync/engine.ts', 'dexie'],
  ['src/session/session.ts', '#sync/engine.ts'],
  ['src/session/session.ts', '#ports/ports.ts'],
  ['src/ports/ports.ts', '#sync/engine.ts'],
  ['src/theme/theme.ts', '#remote/remote.ts'],
  ['src/site/page.ts', '#remote/remote.ts'],
  ['src/site/page.ts', '#sync/engine.ts'],
  ['src/site/page.ts', '#admin/shell/screen.tsx'],
  ['src/site/page.ts', 'dexie'],
  ['src/admin/doctors/cards.ts', '#site/page.ts'],
  ['src/admin/doctors/cards.ts', '#remote/remote.ts'],
  ['src/admin/doctors/cards.ts', '@supabase/supabase-js'],
  ['src/admin/doctors/cards.ts', '../services/cards.ts'],
  ['src/admin/doctors/cards.ts', '../layout/header.ts'],
  ['src/admin/doctors/cards.ts', '../screens.ts'],
  ['src/admin/library/illnesses/table.ts', '#admin/services/cards.ts'],
  ['src/admin/shell/screen.tsx', '../services/cards.ts'],
  ['src/admin/forms/form.ts', '../services/cards.ts'],
  ['src/admin/lists/list.ts', '../services/cards.ts'],
  ['src/admin/content-types/labels.ts', '../services/cards.ts'],
  ['src/admin/edits/park-reasons.ts', '../services/cards.ts'],
  ['src/admin/sign-in/login.ts', '../services/cards.ts'],
  ['src/admin/sign-in/login.ts', '../layout/header.ts'],
  ['src/admin/layout/header.ts', '../services/cards.ts'],
  ['src/db/database.ts', '#app/main.tsx'],
  ['src/worker/worker.ts', '#db/database.ts'],
  ['supabase/local/server.ts', '#db/database.ts'],
] as const
const allowed = [
  ['src/site/page.ts', '#db/database.ts'],
  ['src/sync/engine.ts', '#remote/remote.ts'],
  ['src/app/start.ts', '#admin/shell/screen.tsx'],
  ['src/admin/screens.ts', './services/cards.ts'],
  ['src/admin/doctors/cards.ts', '#ports/ports.ts'],
  ['src/ports/ports.ts', '#session/session.ts'],
  ['src/admin/layout/header.ts', '../screens.ts'],
  ['src/admin/doctors/cards.ts', '../shell/screen.tsx'],
  ['src/admin/library/illnesses/table.ts', '../categories/dialog.ts'],
] as const

/** What the arrows point at. */
const targets = [
  'src/remote/remote.ts',
  'src/db/database.ts',
  'src/model/doctor.ts',
  'src/sync/engine.ts',
  'src/session/session.ts',
  'src/ports/ports.ts',
  'src/site/page.ts',
  'src/app/main.tsx',
  'src/admin/screens.ts',
  'src/admin/shell/screen.tsx',
  'src/admin/layout/header.ts',
  'src/admin/services/cards.ts',
  'src/admin/library/categories/dialog.ts',
]
/** Parts of the app that are fetched late, in other ways than the one that bears a lost network. */
const latecomers = [
  `export const page = () => import('./page.ts')`,
  `export async function open() { return (await import('./page.ts')).here }`,
  `void whenQuiet(() => import('./page.ts'))`,
] as const
const inTheOneWay = `const loadPage = () => import('./page.ts').then(({ here }) => here)\nexport const page = [loadPage, fetchPart(() => import('./page.ts'))]`
/** What browsers have in secure contexts only: over plain http these are errors. */
const secureOnly = ['crypto.randomUUID()', 'crypto.subtle.digest("SHA-256", bytes)'] as const
const calls = ['fetch("/x")', 'indexedDB.open("x")', 'localStorage.clear()'] as const

/** The rules that each tried file breaks. */
let broken: ReadonlyMap<string, string[]>

beforeAll(() => {
  const arrows = [...forbidden, ...allowed].map(
    ([from, to]) =>
      [fileOf(from, to), `import * as there from '${to}'\nexport const here = there\n`] as const,
  )
  const called = [...calls, ...secureOnly].map(
    (call) => [fileOf('src/site/page.ts', call), `export const here = () => ${call}\n`] as const,
  )
  const late = [...latecomers, inTheOneWay].map(
    (text) => [fileOf('src/site/page.ts', text), `${text}\n`] as const,
  )
  broken = brokenRules(new Map([...arrows, ...called, ...late]))
})

test.for(forbidden)('%s may not import %s', ([file, target]) => {
  expect(broken.get(fileOf(file, target))).toContainEqual(
    expect.stringMatching(/boundaries|no-restricted-imports/),
  )
})

test.for(allowed)('%s may import %s', ([file, target]) => {
  const rules = broken.get(fileOf(file, target)) ?? []
  expect(rules.filter((rule) => rule.includes('boundaries'))).toEqual([])
})

test.for(calls)('a page may not call %s by itself', (call) => {
  expect(broken.get(fileOf('src/site/page.ts', call))).toContainEqual(
    expect.stringMatching(/no-restricted-globals/),
  )
})

test.for(secureOnly)('a page may not rely on `%s`, which plain http lacks', (call) => {
  expect(broken.get(fileOf('src/site/page.ts', call))).toContainEqual(
    expect.stringMatching(/no-restricted-properties/),
  )
})

test.for(latecomers)('no part is fetched late by `%s`', (text) => {
  expect(broken.get(fileOf('src/site/page.ts', text))).toContainEqual(
    expect.stringMatching(/late-parts/),
  )
})

test('a part is fetched late by what bears a lost network', () => {
  const rules = broken.get(fileOf('src/site/page.ts', inTheOneWay)) ?? []
  expect(rules.filter((rule) => rule.includes('late-parts'))).toEqual([])
})

/** Where one arrow is tried: beside the file it is about. */
function fileOf(file: string, tried: string): string {
  return file.replace(/\.tsx?$/, `-${tried.replaceAll(/\W+/g, '-')}$&`)
}

/** What the linter says of some files in a copy of the house that holds little else. */
function brokenRules(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  try {
    const settings = readdirSync('.').filter((name) =>
      /^(\.oxlintrc|package|tsconfig).*json$/.test(name),
    )
    for (const name of settings) cpSync(name, join(house, name))
    symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
    cpSync('tools/lint', join(house, 'tools/lint'), { recursive: true })
    for (const made of targets) write(join(house, made), 'export const here = 1\n')
    for (const [file, text] of files) write(join(house, file), text)
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/oxlint'),
      ['--format=json', 'src', 'supabase'],
      {
        cwd: house,
        encoding: 'utf8',
      },
    )
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[]
    }
    const rules = new Map<string, string[]>()
    for (const { code, filename } of diagnostics) {
      rules.set(filename, [...(rules.get(filename) ?? []), code])
    }
    return rules
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
