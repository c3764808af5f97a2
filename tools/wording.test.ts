import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** The sentences of one part of docs/wording.txt. */
interface Sentence {
  section: string
  words: string
}

const sentences = sentencesIn(read('docs/wording.txt'))
const source = everythingWritten()

describe('every exact sentence of the specification stands in the source', () => {
  test.for(sentences.map(({ section, words }) => [section, words] as const))(
    '%s: %s',
    ([, words]) => {
      expect(stands(words, source)).toBe(true)
    },
  )
})

test('each sentence is listed once', () => {
  const all = sentences.map(({ words }) => words)
  expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([])
  expect(all.length).toBeGreaterThan(300)
})

test('a sentence that was reworded, cut, or only stands in a comment is missed', () => {
  const said = (text: string) => stands('Delete {name}? Yes', folded(text))
  expect(said('`Delete ${doctor.name}?\n  Yes`')).toBe(true)
  expect(said("'Delete ' || name || '? Yes'")).toBe(true)
  expect(said('`Delete ${doctor.name}? Yes!`')).toBe(true)
  expect(said('`Delete ${doctor.name}? Yesterday`')).toBe(false)
  expect(said('`Delete ${doctor.name}`')).toBe(false)
  expect(said('`Delete this doctor? Yes`')).toBe(false)
  expect(said('// `Delete ${doctor.name}? Yes`')).toBe(false)
  expect(said("-- 'Delete x? Yes'")).toBe(false)
  expect(stands('Back', folded('<BackButton />'))).toBe(false)
  expect(stands('Back', folded('<a>\n  Back\n</a>'))).toBe(true)
  expect(stands("you're", folded("'you\\'re'"))).toBe(true)
})

function sentencesIn(list: string): Sentence[] {
  return [...list.matchAll(/^(§\d|S-\d\d) \| (.+)$/gm)].map(([, section = '', words = '']) => ({
    section,
    words,
  }))
}

/** A value among the words, as TypeScript writes it, and SQL. */
const FILLED_IN = String.raw`(?:\$?\{[^}]{1,60}\}|' \|\| .{1,60}?(?: \|\| ')?|%(?:\d\$)?[sIL])`

/** {x} stands for whatever is filled in. A single word must be a whole text: as a name it proves nothing. */
function stands(words: string, text: string): boolean {
  const pattern = words
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(FILLED_IN)
  const whole = /\s/.test(words)
    ? String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`
    : `['"\`>] ?${pattern} ?(?:['"\`<]|\\$?\\{)`
  return new RegExp(whole, 'u').test(text)
}

/** What people can come to read: the code without its tests, comments and line breaks. */
function everythingWritten(): string {
  const files = ['src', 'supabase'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|sql)$/.test(file))
      .filter((file) => !/\.test\.|(^|[/\\])(tests|testing)[/\\]|-for-tests\./.test(file))
      .map((file) => `${folder}/${file}`),
  )
  return folded(['index.html', ...files].map(read).join('\n'))
}

function folded(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s{])\/\*[\s\S]*?\*\/|(?<=^|\s)(\/\/|--).*$/gm, ' ')
    .replaceAll(/\\'|''|’|&apos;|&rsquo;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
}
