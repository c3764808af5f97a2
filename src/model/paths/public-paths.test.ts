import { expect, test } from 'vitest'

import { normalizePath } from './public-paths.ts'

test('a path with a trailing slash is the same page', () => {
  expect(['/', '/doctors', '/doctors/', '//'].map(normalizePath)).toEqual([
    '/',
    '/doctors',
    '/doctors',
    '/',
  ])
})
