import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { requireOwner } from './owner.ts'
import { runPackageCommand } from './snapshot-for-tests.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nadi-owner-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const mine = process.getuid?.() ?? 0

test('the owner or creator of the data directory may continue', () => {
  for (const folder of [dataDir, join(dataDir, 'not there')]) {
    expect(() => requireOwner(folder, 'backup', mine)).not.toThrow()
  }
})

test('another user is told which line to type, with the settings but no secret', () => {
  vi.stubEnv('DATA_DIR', '/where pictures are')
  vi.stubEnv('DATABASE_URL', 'postgres://clinic:password@nowhere.example/db')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => requireOwner(dataDir, 'move', mine + 1, ['--to', dataDir])).toThrow(
    new RegExp(
      `^The data directory ${dataDir} belongs to another user\\. Type this instead: sudo -u \\S+ DATA_DIR='/where pictures are' DATABASE_URL=… npm run move -- --to ${dataDir}$`,
    ),
  )
})

// Only root can change a directory's owner.
test.runIf(mine === 0)('root is refused by each command, which leaves nothing there', async () => {
  await chown(dataDir, 4242, 4242)
  for (const [name, args, line] of [
    ['backup', [], 'backup'],
    ['restore', ["/a clinic's.tar.gz"], String.raw`restore -- '/a clinic'\''s.tar.gz'`],
    [
      'move',
      ['--to', 'postgres://clinic:password@nowhere.example/db'],
      "move -- --to 'postgres://clinic:…@nowhere.example/db'",
    ],
    ['reset-password', ['superadmin'], 'reset-password -- superadmin'],
  ] as const) {
    const { code, stderr } = await runPackageCommand(name, args, { DATA_DIR: dataDir })
    expect([code, stderr]).toEqual([
      1,
      `The data directory ${dataDir} belongs to another user. Type this instead: sudo -u '#4242' DATA_DIR=${dataDir} npm run ${line}\n`,
    ])
  }
  expect(await readdir(dataDir)).toEqual([])
})
