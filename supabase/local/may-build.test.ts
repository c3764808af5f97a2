import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { buildFault } from './may-build.ts'

test('a site is built in a writable folder; otherwise the sentence names the command to run', () => {
  expect(buildFault(tmpdir())).toBeNull()
  expect(buildFault(join(tmpdir(), 'not there'))).toMatch(
    /^The site in .*not there is not what its sources say, .* npm ci && npm run build$/,
  )
})

test.for(['#', '?'])('a folder with a %s in its name is refused in one sentence', (sign) => {
  const folder = join(tmpdir(), `clinic ${sign}1`)
  expect(buildFault(folder)).toBe(
    `The site cannot be built in ${folder}: rename the folder, so that no "${sign}" is in its path.`,
  )
})
