import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** Everything that turns a text into markup or styles. */
const WRITES =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|<style\b|createElement\('style'\)|srcDoc\b/

/** The files that do so, and why they may. */
const reasons: Record<string, string> = {
  'src/app/shell.ts':
    'the whole page drawn by the server; its styles are checked values of a theme',
  'src/site/head/head-tags.tsx': 'a block of data that no browser runs, without a less-than sign',
  'src/worker/not-here-page.ts': "texts of ours, and a number as the clinic's page escaped it",
}

test('no component turns typed text into markup or styles (threats 18, 42)', () => {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const writing = files.filter((file) => WRITES.test(withoutComments(readFileSync(file, 'utf8'))))
  expect(writing.toSorted()).toEqual(Object.keys(reasons))
})

const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
