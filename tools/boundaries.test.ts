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

import { expect, test } from 'vitest'

// A boundary rule that has stopped working looks exactly like clean code, so
// each forbidden arrow is tried once in a throw-away copy of the house.
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
  ['src/theme/theme.ts', '#remote/remote.ts'],
  ['src/site/page.ts', '#remote/remote.ts'],
  ['src/site/page.ts', '#sync/engine.ts'],
  ['src/site/page.ts', '#admin/shell/screen.tsx'],
  ['src/site/page.ts', 'dexie'],
  ['src/admin/screen.ts', '#site/page.ts'],
  ['src/admin/screen.ts', '#remote/remote.ts'],
  ['src/admin/screen.ts', '@supabase/supabase-js'],
  ['src/db/database.ts', '#app/main.tsx'],
  ['src/worker/worker.ts', '#db/database.ts'],
  ['supabase/local/server.ts', '#db/database.ts'],
] as const
const allowed = [
  ['src/site/page.ts', '#db/database.ts'],
  ['src/sync/engine.ts', '#remote/remote.ts'],
  ['src/app/start.ts', '#admin/shell/screen.tsx'],
] as const

test.for(forbidden)('%s may not import %s', ([file, target]) => {
  expect(complaintsAbout(file, target)).toContainEqual(
    expect.stringMatching(/boundaries|no-restricted-imports/),
  )
})

test.for(allowed)('%s may import %s', ([file, target]) => {
  expect(complaintsAbout(file, target).filter((rule) => rule.includes('boundaries'))).toEqual([])
})

test.for(['fetch("/x")', 'indexedDB.open("x")', 'localStorage.clear()'])(
  'a page may not call %s by itself',
  (call) => {
    const rules = complaintsOf('src/site/page.ts', `export const here = () => ${call}\n`)
    expect(rules).toContainEqual(expect.stringMatching(/no-restricted-globals/))
  },
)

function complaintsAbout(file: string, target: string): string[] {
  return complaintsOf(file, `import * as there from '${target}'\nexport const here = there\n`)
}

/** The rules that one file breaks, in a copy of the house that holds little else. */
function complaintsOf(file: string, text: string): string[] {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  try {
    const settings = readdirSync('.').filter((name) =>
      /^(\.oxlintrc|package|tsconfig).*json$/.test(name),
    )
    for (const name of settings) cpSync(name, join(house, name))
    symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
    const others = [
      'src/remote/remote.ts',
      'src/db/database.ts',
      'src/model/doctor.ts',
      'src/sync/engine.ts',
      'src/site/page.ts',
      'src/app/main.tsx',
      'src/admin/shell/screen.tsx',
    ]
    for (const made of [...others, file]) {
      mkdirSync(dirname(join(house, made)), { recursive: true })
      writeFileSync(join(house, made), 'export const here = 1\n')
    }
    writeFileSync(join(house, file), text)
    const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json', file], {
      cwd: house,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
    return diagnostics.map(({ code }) => code)
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}
