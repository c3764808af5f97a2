import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from 'vitest'

test('no two CSS modules have the same name, of which the names of their classes are made', () => {
  const names = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
