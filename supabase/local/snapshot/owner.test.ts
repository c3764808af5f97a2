import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { requireOwner } from './owner.ts'
import { runPackageCommand } from './snapshot-for-tests.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nadi-owner-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const mine = process.getuid?.() ?? 0

test('the owner or creator of the data directory may continue', () => {
  for (const folder of [dataDir, join(dataDir, 'not there')]) {
    expect(() => requireOwner(folder, 'backup', mine)).not.toThrow()
  }
})

test('another user is told which command to run', () => {
  expect(() => requireOwner(dataDir, 'backup', mine + 1)).toThrow(
    new RegExp(
      `^The data directory ${dataDir} belongs to another user\\. Type this instead: sudo -u \\S+ DATA_DIR=${dataDir} npm run backup$`,
    ),
  )
})

// Only root can change a directory's owner.
test.runIf(mine === 0)('root is refused by each command, which leaves nothing there', async () => {
  await chown(dataDir, 4242, 4242)
  for (const [name, args] of [
    ['backup', []],
    ['restore', ['/nowhere.tar.gz']],
    ['move', ['--to', 'postgres://nowhere.example/db']],
    ['reset-password', ['superadmin']],
  ] as const) {
    const { code, stderr } = await runPackageCommand(name, args, { DATA_DIR: dataDir })
    expect([code, stderr]).toEqual([
      1,
      `The data directory ${dataDir} belongs to another user. Type this instead: sudo -u '#4242' DATA_DIR=${dataDir} npm run ${name}\n`,
    ])
  }
  expect(await readdir(dataDir)).toEqual([])
})
