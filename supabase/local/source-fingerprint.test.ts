import { chmod, cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { isOutOfDate, writeSourceFingerprint, fingerprintSources } from './source-fingerprint.js'

let root: string
let site: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nadi-sources-'))
  site = join(root, 'dist')
  await mkdir(join(root, 'src/site'), { recursive: true })
  await mkdir(join(site, '.server'), { recursive: true })
  await writeFile(join(root, 'src/site/public-page-frame.tsx'), 'the page')
  await writeFile(join(root, 'index.html'), 'the document')
  await writeFile(join(site, 'service-worker.js'), 'the worker')
  await writeSourceFingerprint(site, await fingerprintSources(root))
  return () => rm(root, { recursive: true, force: true })
})

test('a site is built again when a source has another content or name, or is gone', async () => {
  expect(await isOutOfDate(root, site)).toBe(false)
  await writeFile(join(root, 'src/site/public-page-frame.tsx'), 'another page')
  expect(await isOutOfDate(root, site)).toBe(true)
  await writeFile(join(root, 'src/site/public-page-frame.tsx'), 'the page')
  expect(await isOutOfDate(root, site)).toBe(false)
  await rename(join(root, 'src/site/public-page-frame.tsx'), join(root, 'src/site/other.tsx'))
  expect(await isOutOfDate(root, site)).toBe(true)
  await rm(join(root, 'src/site/other.tsx'))
  expect(await isOutOfDate(root, site)).toBe(true)
})

test("a copy of a built site is not built again, whatever its location and its files' dates", async () => {
  const copy = `${root}-copy`
  await cp(root, copy, { recursive: true })
  await utimes(join(copy, 'index.html'), new Date(), new Date(Date.now() + 60_000))
  await chmod(join(copy, 'src'), 0o555)
  expect(await isOutOfDate(`${copy}/`, join(copy, 'dist'))).toBe(false)
  // Only root can delete files in a folder that is not writable.
  await chmod(join(copy, 'src'), 0o755)
  await rm(copy, { recursive: true, force: true })
})

test('without sources no build is needed, and an unfinished build is repeated', async () => {
  await rm(join(site, 'service-worker.js'))
  expect(await isOutOfDate(root, site)).toBe(true)
  await rm(join(root, 'src'), { recursive: true })
  expect(await isOutOfDate(root, site)).toBe(false)
})
