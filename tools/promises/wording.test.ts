import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { listFiles } from './test-titles.ts'

const sentences = [
  ...read('tools/promises/wording.txt').matchAll(/^(?:§\d|S-\d\d) \| (.+)$/gm),
].map(([, words = '']) => words)
const source = normalize(['index.html', ...listSources()].map(read).join('\n'))

test('every exact sentence of the specification is in the source', () => {
  expect(sentences.length).toBeGreaterThan(300)
  expect(sentences.filter((words) => !contains(source, words))).toEqual([])
})

test.for([
  [true, '`Delete ${doctor.name}?\n  Yes`'],
  [true, "'Delete ' || name || '? Yes'"],
  [false, '`Delete ${doctor.name}? Yesterday`'],
  [false, '`Delete this doctor? Yes`'],
  [false, '// `Delete ${doctor.name}? Yes`'],
  [false, "-- 'Delete x? Yes'"],
] as const)('%s: "Delete {name}? Yes" is in %s', ([isIn, text]) => {
  expect(contains(normalize(text), 'Delete {name}? Yes')).toBe(isIn)
})

test('a single word counts only as a whole text', () => {
  expect(contains(normalize('<BackButton />'), 'Back')).toBe(false)
  expect(contains(normalize('<a>\n  Back\n</a>'), 'Back')).toBe(true)
})

/** A value that is filled in, in TypeScript and in SQL. */
const FILLED_IN = String.raw`(?:\$?\{[^}]{1,60}\}|' \|\| .{1,60}?(?: \|\| ')?|%(?:\d\$)?[sIL])`

function contains(text: string, words: string): boolean {
  const pattern = words
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(FILLED_IN)
  const whole = /\s/.test(words)
    ? String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`
    : `['"\`>] ?${pattern} ?(?:['"\`<]|\\$?\\{)`
  return new RegExp(whole, 'u').test(text)
}

/** Lists the files whose texts people can read. */
function listSources(): string[] {
  return listFiles(['src', 'supabase']).filter(
    (file) => /\.(tsx?|sql)$/.test(file) && !/\.test\.|\/(tests|testing)\/|-for-tests\./.test(file),
  )
}

/** Removes comments and line breaks, and writes every apostrophe the same way. */
function normalize(code: string): string {
  return code
    .replaceAll(/(?<=^|[\s{])\/\*[\s\S]*?\*\/|(?<=^|\s)(\/\/|--).*$/gm, ' ')
    .replaceAll(/\\'|''|’|&apos;|&rsquo;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
