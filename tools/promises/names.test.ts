import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { listFiles } from './test-titles.ts'

const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm
const FUNCTION = /^export (?:async )?(?:function \w+|const \w+ = (?:async )?(?:<[^>]+>)?\(.*=>)/
/** Verbs that end like a participle. */
const VERB = /^(?:embed|feed|need|proceed|seed|shed|speed)$/
const PARTICIPLE =
  /^(?:\w+ed|begun|brought|built|caught|chosen|done|drawn|found|given|gone|held|kept|known|laid|left|lost|made|meant|met|said|seen|sent|shown|taken|thrown|told|undone|worn|written)$/
const OTHER =
  /^(?:of|how|who|what|that|this|it|its|now|then|here|there|also|again|back|beside|around|own|same|said|from|with)$/

/** Selectors and the parts of schemas read as values. */
const VALUES = /^src\/(?:db\/queries\.ts|model\/columns)/

/** The product's exported names: the modules that export each, and whether it is a function. */
const exports = new Map<string, { files: string[]; isFunction: boolean }>()
for (const file of listFiles(['src'])) {
  if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\//.test(file)) continue
  const code = readFileSync(file, 'utf8')
  for (const { 1: name = '', index } of code.matchAll(EXPORT)) {
    const files = [...(exports.get(name)?.files ?? []), file]
    exports.set(name, { files, isFunction: FUNCTION.test(code.slice(index)) })
  }
}

test('an exported name has one meaning in src', () => {
  expect(exports.size).toBeGreaterThan(1000)
  const shared = [...exports].filter(([, { files }]) => files.length > 1)
  expect(shared.map(([name, { files }]) => `${name}: ${files.join(', ')}`)).toEqual([])
})

test('no exported name is a pronoun, adverb or preposition, and no function begins with a participle', () => {
  const poor = [...exports].filter(
    ([name, { files, isFunction }]) =>
      isPoorName(name, isFunction) && !files.some((file) => VALUES.test(file)),
  )
  expect(poor.map(([name, { files }]) => `${name}: ${files.join(', ')}`)).toEqual([])
})

test.for([
  ['export function sentEdits(): Edit[] {', 'sentEdits', true],
  ['export const sentEdits = (all: Edit[]) => all', 'sentEdits', true],
  ['export const sentEdits = []', 'sentEdits', false],
  ['export function seedFields() {', 'seedFields', false],
  ['export function ClampedText() {', 'ClampedText', false],
  ['export const beside = 1', 'beside', true],
] as const)('%s has a poor name, or not', ([code, name, expected]) => {
  expect(isPoorName(name, FUNCTION.test(code))).toBe(expected)
})

function isPoorName(name: string, isFunction: boolean): boolean {
  const [first = ''] = name.split(/(?=[A-Z])/)
  if (OTHER.test(name)) return true
  // A component begins with a capital, and reads as a noun.
  return isFunction && /^[a-z]/.test(name) && PARTICIPLE.test(first) && !VERB.test(first)
}
