import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

import { buildFault } from './may-build.js'
import { ROOT } from './root.ts'

test('a site is built in a writable folder; otherwise the sentence names the command to run', () => {
  expect(buildFault(fileURLToPath(ROOT))).toBeNull()
  expect(buildFault(join(tmpdir(), 'not there'))).toMatch(
    /^The site in .*not there is not what its sources say, and this user .* npm ci --include=dev && npm run build$/,
  )
})

test('a site is not built without the packages that build it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-pruned-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(buildFault(folder)).toBe(
    `The site in ${folder} is not what its sources say, and the packages that build it are not installed. Type there: npm ci --include=dev && npm run build`,
  )
})

test.for(['#', '?'])('a folder with a %s in its name is refused in one sentence', (sign) => {
  const folder = join(tmpdir(), `clinic ${sign}1`)
  expect(buildFault(folder)).toBe(
    `The site cannot be built in ${folder}: rename the folder, so that no "${sign}" is in its path.`,
  )
})
