import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { engines, reportMissingPostgres, type Scripts } from './engines.ts'
import { isFullSuite } from './suites.ts'

/** Where Debian and Homebrew put what Postgres installs beside itself. */
const HOMES = ['/usr/share/postgresql', '/opt/homebrew/share', '/usr/local/share']

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql'))
const pgtap = findPgtap()

interface Sentence {
  ok: boolean
  name: string
  /** What pgTAP says about a failure. */
  why: string
}

reportMissingPostgres()

test('pgTAP is installed where both engines must prove it', () => {
  expect(pgtap !== null || !isFullSuite).toBe(true)
})

// The files run while the tests are collected, so that every sentence of pgTAP becomes a test here.
for (const { name, openScripts } of pgtap === null ? [] : engines) {
  const scripts = await openScripts()
  await scripts.run(
    `create schema tap; grant usage on schema tap to anon; set search_path = tap, public; ${pgtap}`,
  )
  await scripts.run(read('support/people.sql'))
  for (const file of files) {
    const sentences = await sentencesOf(scripts, file)
    describe(`${file} on ${name}`, () => {
      test.for(sentences.map((sentence) => [sentence.name, sentence] as const))(
        '%s',
        ([, { ok, why }]) => {
          expect(ok, why).toBe(true)
        },
      )
    })
  }
  await scripts.close()
}

describe.for(
  pgtap === null ? ['not run: pgTAP is not installed (apt install postgresql-15-pgtap)'] : [],
)('%s', () => {
  test('nothing of accounts, users, sync, themes and storage was proved here', () => {
    expect(pgtap).toBeNull()
  })
})

async function sentencesOf(scripts: Scripts, file: string): Promise<Sentence[]> {
  try {
    const lines = await scripts.run(read(file))
    return parse(lines.flatMap((line) => line.split('\n')))
  } catch (error) {
    await scripts.run('rollback')
    return [{ ok: false, name: 'the file runs to its end', why: String(error) }]
  }
}

/** Reads TAP: `ok 1 - sentence`, or `not ok 1 - sentence` with lines of explanation after it. */
function parse(lines: string[]): Sentence[] {
  const sentences: Sentence[] = []
  let planned = -1
  for (const line of lines) {
    const [, failed, name] = /^(not )?ok \d+ - (.*)$/.exec(line) ?? []
    if (name !== undefined) sentences.push({ ok: !failed, name, why: '' })
    else if (line.startsWith('#')) {
      const last = sentences.at(-1)
      if (last) last.why += `${line}\n`
    } else if (/^1\.\.\d+$/.test(line)) planned = Number(line.slice(3))
  }
  // pgTAP counts at the end (no_plan): a file that stops early must not pass for one that says less.
  const name = 'the file runs to its end'
  const why = `It said ${sentences.length}.`
  return [...sentences, { ok: sentences.length === planned && planned > 0, name, why }]
}

function read(file: string): string {
  return readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
}

/** pgTAP is plain SQL, so the copy that is installed with Postgres loads into PGlite too. */
function findPgtap(): string | null {
  const folders = HOMES.filter((home) => existsSync(home)).flatMap((home) => [
    `${home}/extension`,
    ...readdirSync(home).map((version) => `${home}/${version}/extension`),
  ])
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\/pgtap--\d+\.\d+\.\d+\.sql$/.test(file))
    .toSorted()
  const newest = found.at(-1)
  return newest ? readFileSync(newest, 'utf8').replaceAll(/^\\.*$/gm, '') : null
}
