import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { create } from 'tar'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createArchiveReader } from './archive-end.ts'
import { unpackArchive } from './archive.ts'

const MB = 1024 * 1024

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-archive-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Packs a tar of two files; the second contains many zeros, as a picture may. */
async function tarOfOurs(): Promise<Buffer> {
  await writeFile(join(folder, 'manifest.json'), '{}')
  await writeFile(join(folder, 'zeros'), Buffer.alloc(4 * MB + 1))
  const file = join(folder, 'ours.tar')
  await create({ cwd: folder, file, portable: true }, ['manifest.json', 'zeros'])
  return readFile(file)
}

test.for([1, 511, 512, 10_000, 8 * MB])(
  'an archive is read to its end in chunks of %i bytes',
  async (size) => {
    const tar = await tarOfOurs()
    const read = createArchiveReader()
    for (let at = 0; at < tar.length; at += size) read(tar.subarray(at, at + size))
    // The padding of GNU tar.
    read(Buffer.alloc(10_240))
    expect(() => read(Buffer.alloc(MB))).toThrow('It goes on after its end.')
  },
)

test(
  'excess zeros are refused at once, alone and after an archive',
  { timeout: 10_000 },
  async () => {
    const zeros = gzipSync(Buffer.alloc(100 * MB))
    const file = join(folder, 'zeros.tar.gz')
    for (const bytes of [zeros, Buffer.concat([gzipSync(await tarOfOurs()), zeros])]) {
      await writeFile(file, bytes)
      await expect(unpackArchive(file, join(folder, 'out'))).rejects.toThrow(
        `${file} is damaged or not a backup: it cannot be unpacked.`,
      )
    }
  },
)
