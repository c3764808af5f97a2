import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { listFiles } from './test-titles.ts'

const EXPORT = /^export (?:async )?(function|const|class|interface|type) (\w+)/gm
/** Verbs that end like a participle. */
const VERB = /^(?:embed|feed|need|proceed|seed|shed|speed)$/
const PARTICIPLE =
  /^(?:\w+ed|begun|brought|built|caught|chosen|done|drawn|found|given|gone|held|kept|known|laid|left|lost|made|meant|met|said|seen|sent|shown|taken|thrown|told|undone|worn|written)$/
const OTHER =
  /^(?:of|how|who|what|that|this|it|its|now|then|here|there|also|again|back|beside|around|own|same|said|from|with)$/

/** Selectors and the parts of schemas read as values. */
const VALUES = /^src\/(?:db\/queries\.ts|model\/columns)/

/** The exports of the product's modules, by name: their kind, and the modules. */
const exports = new Map<string, { kind: string; files: string[] }>()
for (const file of listFiles(['src'])) {
  if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\//.test(file)) continue
  for (const [, kind = '', name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT)) {
    exports.set(name, { kind, files: [...(exports.get(name)?.files ?? []), file] })
  }
}

test('an exported name has one meaning in src', () => {
  expect(exports.size).toBeGreaterThan(1000)
  const shared = [...exports].filter(([, { files }]) => files.length > 1)
  expect(shared.map(([name, { files }]) => `${name}: ${files.join(', ')}`)).toEqual([])
})

test('no exported name is a pronoun, adverb or preposition, and no function begins with a participle', () => {
  const poor = [...exports].filter(
    ([name, { kind, files }]) => isPoorName(name, kind) && !files.some((file) => VALUES.test(file)),
  )
  expect(poor.map(([name, { files }]) => `${name}: ${files.join(', ')}`)).toEqual([])
  expect(isPoorName('sentEdits', 'function')).toBe(true)
  expect(isPoorName('sentEdits', 'const')).toBe(false)
  expect(isPoorName('beside', 'const')).toBe(true)
})

function isPoorName(name: string, kind: string): boolean {
  // A component begins with a capital, and is no function to its readers.
  const [first = ''] = name.split(/(?=[A-Z])/)
  if (OTHER.test(name)) return true
  return kind === 'function' && /^[a-z]/.test(name) && PARTICIPLE.test(first) && !VERB.test(first)
}
