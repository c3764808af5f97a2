import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { mayWrite, unbuilt } from './may-build.ts'

test('a site is built where one may write, and elsewhere the sentence says what to type', () => {
  expect(mayWrite(tmpdir())).toBe(true)
  expect(mayWrite(join(tmpdir(), 'not there'))).toBe(false)
  expect(unbuilt('/opt/nadi')).toMatch(/^The site in \/opt\/nadi .* npm ci && npm run build$/)
})
