// @module-tag full

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, expect, test } from 'vitest'

import { runPackageCommand } from './snapshot-for-tests.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nadi-lost-database-'))
  await mkdir(join(dataDir, 'files'))
  return () => rm(dataDir, { recursive: true })
})

const elsewhere = join(tmpdir(), `nadi-never-made-${process.pid}`)
afterAll(() => rm(elsewhere, { recursive: true, force: true }))

const COMMANDS = [
  ['reset-password', ['superadmin']],
  ['backup', []],
  ['move', ['--to', elsewhere]],
] as const

/** The remains that a failed disk or an interrupted copy leaves. */
const REMAINS: Record<string, (database: string) => Promise<unknown>> = {
  'has no database folder': () => Promise.resolve(),
  'has an empty database folder': (database) => mkdir(database),
  'has remains of a database': async (database) => {
    await mkdir(join(database, 'base'), { recursive: true })
    await writeFile(join(database, 'base/1'), 'rows')
  },
}

test.for(
  COMMANDS.flatMap(([name, args]) => Object.keys(REMAINS).map((is) => [name, is, args] as const)),
)(
  'npm run %s changes nothing in a directory that %s (S-94)',
  { timeout: 60_000 },
  async ([name, is, args]) => {
    await REMAINS[is]?.(join(dataDir, 'database'))
    const before = await readdir(dataDir, { recursive: true })
    expect(await runPackageCommand(name, args, { DATA_DIR: dataDir })).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no clinic in ${dataDir}: it has no database. DATA_DIR says where it is.\n`,
    })
    expect(await readdir(dataDir, { recursive: true })).toEqual(before)
    expect(await readdir(elsewhere).catch(() => [])).toEqual([])
  },
)
