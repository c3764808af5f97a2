import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

import { expect, test } from 'vitest'

// Keeps file names unambiguous and imports free of cycles.

const sources = ['src', 'tools', 'bench'].flatMap((room) =>
  readdirSync(room, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules/.test(file))
    .map((file) => join(room, file)),
)

const ours = sources.filter((file) => file.startsWith('src/'))

test('a name of a file has one meaning in the house', () => {
  const names = groupBy(ours, (file) => basename(file).replace(/\.tsx?$/, ''))
  expect(names.size).toBeGreaterThan(400)
  const twice = [...names].filter(([, files]) => files.length > 1)
  expect(twice).toEqual([])
})

test('a style sheet is imported only from its own folder', () => {
  const importing = importsOf('module\\.css').map(([file, target]) => [
    file,
    dirname(file),
    dirname(target),
  ])
  expect(importing.length).toBeGreaterThan(90)
  expect(importing.filter(([, here, there]) => here !== there)).toEqual([])
})

test('no file imports itself through others, not even for a type', () => {
  const importing = importsOf('tsx?')
  expect(importing.length).toBeGreaterThan(1000)
  expect(findImportCycles(importing)).toEqual([])
})

test('detects an import cycle', () => {
  const around = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
  ] as const
  expect(findImportCycles(around)).toEqual([['a', 'b', 'c']])
})

function groupBy(files: readonly string[], by: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) groups.set(by(file), [...(groups.get(by(file)) ?? []), file])
  return groups
}

type Arrow = readonly [from: string, to: string]

/** Every import of a kind of file, as from where and of what. */
function importsOf(ending: string): Arrow[] {
  const named = new RegExp(
    `from\\s+'([.#][^']*\\.${ending})'|import\\s+'([.#][^']*\\.${ending})'`,
    'g',
  )
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, from, alone]): Arrow => {
      const path = from ?? alone ?? ''
      const target = path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path)
      return [file, normalize(target)]
    }),
  )
}

/** Each round trip among the files, beginning at its first file. */
function findImportCycles(arrows: readonly Arrow[]): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file)
    if (at >= 0) found.push(way.slice(at))
    if (at >= 0 || done.has(file)) return
    for (const [from, to] of arrows) if (from === file) walk(to, [...way, file])
    done.add(file)
  }
  for (const [from] of arrows) walk(from, [])
  return found
}
