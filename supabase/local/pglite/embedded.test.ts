import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { Database } from '../database.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { openEmbedded } from './embedded.ts'

let home: string
let folder: string
let db: Database
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'nadi-directory-'))
  folder = join(home, 'database')
  db = await openEmbedded(folder)
  await db.exec('create table notes (id int primary key, words text)')
})
afterAll(async () => {
  await db.close()
  await rm(home, { recursive: true })
})
afterEach(() => db.exec('truncate notes'))

const notes = () => db.query<{ id: number }>('select id from notes order by id')

test('a transaction is stored completely or not at all', async () => {
  await db.transaction(async (tx) => {
    await tx.query('insert into notes values ($1, $2)', [1, 'kept'])
  })
  const failing = db.transaction(async (tx) => {
    await tx.query('insert into notes values ($1, $2)', [2, 'half'])
    await tx.query('insert into notes values ($1, $2)', [1, 'there already'])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' })
  expect(await notes()).toEqual([{ id: 1 }])
})

test('a statement that runs too long is ended and rolled back, and blocks no other client', async () => {
  await db.query('insert into notes values (1, $1)', ['before'])
  const endless = db.transaction(
    async (tx) => {
      await tx.query(`insert into notes values (2, 'during')`)
      await tx.query('select count(*) from generate_series(1, 1000000000000)')
    },
    { limitMs: 300 },
  )
  const next = notes()
  await expect(endless).rejects.toMatchObject({ code: '57014' })
  expect(await next).toEqual([{ id: 1 }])
})

test(
  'a commit that hangs, as on a disk that takes no writes, is ended and reported as temporary',
  { tags: ['full'] },
  async () => {
    const directory = join(home, 'hanging')
    const limits = { commitMs: 500, statementMs: 500 }
    const hanging = await openEmbedded(directory, limits)
    await hanging.exec(`create table notes (id int);
    create function spin() returns trigger language plpgsql as 'begin loop end loop; end';
    create constraint trigger spins after insert on notes deferrable initially deferred
      for each row execute function spin()`)
    const insert = 'insert into notes values (1)'
    const blockedCommit = hanging.transaction((tx) => tx.query(insert))
    const next = hanging.query('select id from notes')
    await expect(blockedCommit).rejects.toThrow(DatabaseUnavailableError)
    await expect(blockedCommit).rejects.toMatchObject({
      cause: { message: 'the database did not commit within 0.5 s and was ended' },
    })
    expect(await next).toEqual([])
    await expect(hanging.query(insert)).rejects.toMatchObject({ code: '57014' })
    expect(await hanging.query('select id from notes')).toEqual([])
    await hanging.close()
  },
)

test('write listeners run before the author continues, read before all others, and run for writes only', async () => {
  const events: string[] = []
  db.onWrite?.(async (inside) => {
    events.push('written')
    const [row] = await inside.transaction((tx) => tx.query('select count(*) as notes from notes'))
    events.push(JSON.stringify(row))
  })
  await db.query('select * from notes')
  const author = db
    .query('insert into notes values (1, null)')
    .then(() => events.push('the author knows'))
  const next = db
    .transaction((tx) => tx.query('select * from notes'))
    .then(() => events.push('next'))
  await Promise.all([author, next])
  expect(events).toEqual(['written', 'the author knows', '{"notes":1}', 'next'])
})

test(
  'an interrupted first start leaves nothing that breaks a second one',
  { tags: ['full'] },
  async () => {
    const directory = join(home, 'cut-off')
    await mkdir(join(`${directory}.new`, 'base'), { recursive: true })
    await writeFile(join(`${directory}.new`, 'PG_VERSION'), '18\n')
    const opened = await openEmbedded(directory)
    expect(await opened.query('select 1 as one')).toEqual([{ one: 1 }])
    await opened.close()
    expect(existsSync(`${directory}.new`)).toBe(false)
  },
)

test(
  'a damaged database is left unchanged, and the sentence says what to do',
  { tags: ['full'] },
  async () => {
    const directory = join(home, 'damaged')
    await (await openEmbedded(directory)).close()
    await truncate(join(directory, 'global/pg_control'), 10)
    await expect(openEmbedded(directory)).rejects.toThrow(
      /cannot be opened: .+ restore the newest backup \(docs\/backup\.md, "Restore"\)\.$/,
    )
    expect((await stat(join(directory, 'global/pg_control'))).size).toBe(10)
    expect(existsSync(`${directory}.lock`)).toBe(false)
  },
)
