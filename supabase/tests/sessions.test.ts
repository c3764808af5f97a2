import { describe, expect, test } from 'vitest'

import { guardedTables } from '#model/permissions.ts'

import type { Database } from '../local/database.ts'
import { addPerson, tryAs, actAs, openClinic, PASSWORD, signIn, type Clinic } from './clinic.ts'
import { onEveryEngine } from './engines.ts'
import { parseCell, procedureCells, whenNoLongerSignedIn } from './matrix.ts'
import { call, countAs, getPersonId } from './probes.ts'

/** Tokens that once were good, or never were; each belongs to a Super Admin who is one no longer. */
const dead = [
  'of a disabled account',
  'idle for 12 hours',
  'older than 7 days',
  'signed out',
  'of a deleted account',
  'that is the stored hash itself',
  'of 43 letters that was never given out',
  'of 5,000 letters',
  'with quotes and line breaks',
] as const
type Dead = (typeof dead)[number]

interface World extends Clinic {
  dead: Record<Dead, string>
  mustChoose: string
}

onEveryEngine(openWorld, (world) => {
  describe.for(dead)('a session %s', (kind) => {
    test('opens no more rows than a visitor sees (threats 25, 27, 28)', async () => {
      for (const table of guardedTables) {
        const counted = [table, await countAs(world(), world().dead[kind], table)]
        expect(counted).toEqual([table, await countAs(world(), null, table)])
      }
    })

    test('lets no procedure do more than a visitor may (threats 25, 27, 28)', async () => {
      for (const [name, { cells }] of Object.entries(procedureCells)) {
        const expected = whenNoLongerSignedIn[name] ?? parseCell(cells, 'visitor')
        expect([
          name,
          await call(world(), world().dead[kind], name, getPersonId('Super Admin')),
        ]).toEqual([name, expected])
      }
    })
  })

  test('an empty token is a visitor (threat 27)', async () => {
    for (const [name, { cells }] of Object.entries(procedureCells)) {
      expect([name, await call(world(), '', name, getPersonId('visitor'))]).toEqual([
        name,
        parseCell(cells, 'visitor'),
      ])
    }
  })

  test('headers that are missing altogether are a visitor (threat 27)', async () => {
    const { db } = world()
    const rank = `select private.rank() as rank`
    expect(await db.query(rank)).toEqual([{ rank: 0 }])
    await tryAs(db, { token: world().tokens.Admin, sql: rank })
    // After the transaction the setting is '' instead of missing.
    expect(await db.query(rank)).toEqual([{ rank: 0 }])
  })

  test('before the first password is changed, only that and the session itself work (S-04, threat 39)', async () => {
    const works = [
      'change_password',
      'my_session',
      'my_sessions',
      'sign_in',
      'ensure_default_admin',
    ]
    const ends = ['sign_out', 'sign_out_others']
    for (const [name, { cells }] of Object.entries(procedureCells)) {
      const isOpen = [...works, ...ends].some((open) => name.startsWith(`${open}(`))
      const blocked = name.startsWith('sync_') ? 'PT428' : parseCell(cells, 'visitor')
      expect([name, await call(world(), world().mustChoose, name, getPersonId('visitor'))]).toEqual(
        [name, isOpen ? 'ok' : blocked],
      )
    }
    for (const table of guardedTables) {
      const counted = [table, await countAs(world(), world().mustChoose, table)]
      expect(counted).toEqual([table, await countAs(world(), null, table)])
    }
  })

  test('a session lives 12 hours without use and 7 days at most (threat 25)', async () => {
    for (const [column, age] of [
      ['last_seen_at', '12 hours'],
      ['created_at', '7 days'],
    ]) {
      for (const [less, rank] of [
        ['1 second', 3],
        ['-1 second', 0],
      ]) {
        const outcome = await tryAs(world().db, {
          token: world().tokens.Admin,
          first: `update private.sessions set ${column} = now() - interval '${age}' + interval '${less}'`,
          sql: 'select private.rank() as rank',
        })
        expect([column, less, outcome]).toEqual([column, less, { rows: [{ rank }] }])
      }
    }
  })

  test.for(['right', 'wrong'])(
    'a read-only call cannot guess passwords for free, the %s one included (threat 24)',
    async (kind) => {
      const password = kind === 'right' ? PASSWORD : 'a wrong password'
      const outcome = await tryAs(world().db, {
        token: null,
        first: 'set transaction read only',
        sql: 'select public.sign_in($1, $2)',
        params: ['viewer', password],
      })
      expect(outcome).toMatchObject({ refused: '25006' })
    },
  )

  test('everything that reads also works in a read-only call, as GET runs it', async () => {
    for (const sql of [
      'public.sync_pull(null)',
      'public.visitor_pull(null)',
      'public.dashboard_counts()',
      'public.my_sessions()',
    ]) {
      const outcome = await tryAs(world().db, {
        token: world().tokens.Viewer,
        first: 'set transaction read only',
        sql: `select ${sql} as response`,
      })
      expect([sql, outcome]).toMatchObject([sql, { rows: [{}] }])
    }
  })
})

async function openWorld(db: Database): Promise<World> {
  const clinic = await openClinic(db)
  const opened = {} as Record<Dead, string>
  for (const kind of dead.slice(0, 5)) {
    const username = kind.replaceAll(/[^a-z0-9]+/g, '-')
    await addPerson(db, username, 'Super Admin')
    opened[kind] = await signIn(db, username)
  }
  await db.exec(`
    update public.users set is_enabled = false where username = 'of-a-disabled-account';
    insert into private.sessions (token_hash, user_id)
      select encode(sha256(convert_to('${opened['of a disabled account']}', 'UTF8')), 'hex'), id
      from public.users where username = 'of-a-disabled-account';
    update private.sessions s set last_seen_at = now() - interval '12 hours 1 minute'
      from public.users u where u.id = s.user_id and u.username = 'idle-for-12-hours';
    update private.sessions s set created_at = now() - interval '7 days 1 minute'
      from public.users u where u.id = s.user_id and u.username = 'older-than-7-days';
    delete from public.users where username = 'of-a-deleted-account';`)
  await db.transaction(async (tx) => {
    await actAs(tx, opened['signed out'])
    await tx.query('select public.sign_out()')
  })
  const [session] = await db.query<{ hash: string }>(
    'select token_hash as hash from private.sessions limit 1',
  )
  await addPerson(db, 'must-choose', 'Super Admin')
  await db.exec(
    `update public.users set must_change_password = true where username = 'must-choose'`,
  )
  return {
    ...clinic,
    mustChoose: await signIn(db, 'must-choose'),
    dead: {
      ...opened,
      'that is the stored hash itself': session?.hash ?? '',
      'of 43 letters that was never given out': 'A'.repeat(43),
      'of 5,000 letters': 'A'.repeat(5_000),
      'with quotes and line breaks': `'";\n--${'A'.repeat(36)}`,
    },
  }
}
