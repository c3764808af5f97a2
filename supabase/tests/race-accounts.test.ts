import { describe, expect, test } from 'vitest'

import { isPostgresAvailable } from '../local/postgres-for-tests.ts'
import { PASSWORD, personIds, signIn, themes } from './clinic.ts'
import { gatherCrowd, type Person } from './crowd.ts'
import { reportMissingPostgres } from './engines.ts'

const WRONG = 'Invalid username or password'
const WAIT = 'Too many attempts. Please try again in a few minutes.'
const NEW_HASH = '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS'
const SUPER_ADMINS = `select username from public.users where role = 'Super Admin' and is_enabled`

/** What the sweep has to clear: attempts and sessions that have run out. */
const LEFTOVERS = `
  insert into private.attempts (name, at)
    select n::text, now() - interval '1 hour' from generate_series(1, 50) n;
  insert into private.sessions (token_hash, user_id, last_seen_at)
    select gen_random_uuid()::text, id, now() - interval '13 hours' from public.users, generate_series(1, 5)`

/** A procedure and its arguments, to be called about an account. */
type Act = (id: string, name: string) => [procedure: string, args: unknown[]]
const deleting: Act = (id) => ['public.delete_user($1)', [id]]
const disabling: Act = (id) => ['public.set_user_enabled($1, false)', [id]]
const demoting: Act = (id, name) => [
  `public.save_user($1, $2, $3, 'Viewer', true)`,
  [id, name, `${name}@clinic.invalid`],
]

reportMissingPostgres()

describe.for(isPostgresAvailable() ? ['many people at once, on Postgres'] : [])(
  '%s',
  { tags: ['full'] },
  () => {
    const crowd = gatherCrowd()

    test.for([
      ['admin', 'an account that exists'],
      ['no such name', 'an unknown name'],
    ])(
      'of 40 guesses at the same moment for %s, %s, ten are looked at and 30 must wait (S-56, threat 24)',
      async ([name]) => {
        const guessers = await crowd.connect(Array.from({ length: 40 }, () => null))
        const results = await Promise.all(
          guessers.map((guesser) => guesser.call('public.sign_in($1, $2)', [name, 'a wrong one'])),
        )
        const count = (message: string) => results.filter(({ error }) => error === message).length
        expect([count(WRONG), count(WAIT)]).toEqual([10, 30])
        const counted = await crowd
          .db()
          .query('select count(*)::int as n from private.attempts where name = $1', [name])
        expect(counted).toEqual([{ n: 10 }])
        await crowd.db().query('delete from private.attempts')
      },
    )

    test('an unknown name costs the same to refuse as a wrong password: one hash of the same strength (AC-109, threat 24)', async () => {
      const costs = await Promise.all(['viewer', 'unknown'].map((name) => costOfRefusal(name)))
      expect(costs).toEqual([
        { error: WRONG, hashes: 1, strength: '$2b$10$' },
        { error: WRONG, hashes: 1, strength: '$2b$10$' },
      ])
    })

    /** What Postgres counts while it refuses a wrong password; nearly all of its time goes into hashing. */
    async function costOfRefusal(name: string) {
      let cost = {}
      await crowd.db().transaction(async (tx) => {
        await tx.exec(`set local track_functions = 'all'`)
        const [refused] = await tx.query<{ error: string }>(
          `select public.sign_in($1, 'a wrong one') ->> 'error' as error`,
          [name],
        )
        const [counted] = await tx.query<{ hashes: number }>(
          `select sum(calls)::int as hashes from pg_stat_xact_user_functions where funcname = 'crypt'`,
        )
        const [attempt] = await tx.query<{ strength: string }>(
          `select left(private.sign_in_begin($1, null, '127.0.0.1') ->> 'stored', 7) as strength`,
          [name],
        )
        cost = { ...refused, ...counted, ...attempt }
        await tx.exec('delete from private.attempts')
      })
      return cost
    }

    /** Two new Super Admins only. */
    async function twoSuperAdmins(names: readonly [string, string]): Promise<[Person, Person]> {
      const pair: [Person, Person] = [
        await crowd.newPerson(names[0], 'Super Admin'),
        await crowd.newPerson(names[1], 'Super Admin'),
      ]
      await crowd
        .db()
        .query(
          `update public.users set is_enabled = false where role = 'Super Admin' and username not in ($1, $2)`,
          [...names],
        )
      return pair
    }

    test.for([
      ['delete', 'public.delete_user($1)'],
      ['disable', 'public.set_user_enabled($1, false)'],
    ] as const)(
      'two Super Admins who %s each other at the same moment: one is left (S-07, threat 5)',
      async ([verb, procedure]) => {
        const [one, two] = await twoSuperAdmins([`${verb}-one`, `${verb}-two`])
        const results = await crowd.whileWaiting('select 1', [
          () => one.connection.call(procedure, [two.id]),
          () => two.connection.call(procedure, [one.id]),
        ])
        // The second one is no Super Admin any more when her turn comes.
        expect(results).toEqual(expect.arrayContaining([{ success: true }, '42501']))
        expect(await crowd.db().query(SUPER_ADMINS)).toHaveLength(1)
      },
    )

    test.for([
      ['demote each other', demoting, demoting],
      ['demote and delete each other', demoting, deleting],
      ['disable and demote each other', disabling, demoting],
    ] as const)(
      'two Super Admins who %s at the same moment: one is left (S-07, threat 5)',
      async ([action, first, second]) => {
        const names = [
          `${action}-one`.replaceAll(' ', '-'),
          `${action}-two`.replaceAll(' ', '-'),
        ] as const
        const [one, two] = await twoSuperAdmins(names)
        const results = await crowd.whileWaiting('select 1', [
          () => one.connection.call(...first(two.id, names[1])),
          () => two.connection.call(...second(one.id, names[0])),
        ])
        expect(results).toEqual(
          expect.arrayContaining([expect.objectContaining({ success: true }), '42501']),
        )
        expect(await crowd.db().query(SUPER_ADMINS)).toHaveLength(1)
      },
    )

    test('nor can two people at the SQL editor remove the last two (S-07, threat 5)', async () => {
      await twoSuperAdmins(['last-one', 'last-two'])
      const scripts = [
        `delete from public.users where username = 'last-one'`,
        `update public.users set role = 'Viewer' where username = 'last-two'`,
      ]
      const editors = await crowd.connect(scripts.map(() => null))
      const results = await crowd.whileWaiting(
        'select 1',
        editors.map((editor, n) => () => editor.query(scripts[n] ?? '')),
      )
      expect(results).toEqual(expect.arrayContaining([[], '23514']))
      expect(await crowd.db().query(SUPER_ADMINS)).toHaveLength(1)
    })

    test('a user who is demoted while her change of accounts or themes waits is refused (S-10)', async () => {
      const { id, connection } = await crowd.newPerson('demoted', 'Super Admin')
      await crowd.newPerson('other', 'Super Admin')
      const [sameSession] = await crowd.connect([connection.token])
      const account = [personIds.Viewer, 'viewer', 'viewer@clinic.invalid', 'Super Admin']
      const results = await crowd.whileWaiting(
        `update public.users set role = 'Viewer' where username = 'demoted'`,
        [
          () => connection.call('public.save_user($1, $2, $3, $4, true)', account),
          async () =>
            sameSession?.call('public.activate_theme_atomic($1, $2)', [themes.custom, id]),
        ],
      )
      expect(results).toEqual(['42501', '42501'])
    })

    test('who signs in with a password that is changed at that moment does not get in (threat 25)', async () => {
      const { id } = await crowd.newPerson('changing', 'Content Manager')
      const [caller] = await crowd.connect([null])
      const results = await crowd.whileWaiting(
        `update private.credentials set password_hash = '${NEW_HASH}' where user_id = '${id}'`,
        [async () => caller?.call('public.sign_in($1, $2)', ['changing', PASSWORD])],
      )
      expect(results).toEqual([{ error: WRONG }])
    })

    test('signing in, ending sessions and the daily sweep never lock each other up', async () => {
      const people = [
        await crowd.newPerson('first', 'Content Manager'),
        await crowd.newPerson('second', 'Content Manager'),
      ]
      const callers = await crowd.connect([null, null, null])
      const sweepers = await crowd.connect([null])
      const over = new AbortController()
      const sweeping = sweepers.map(async (sweeper) => {
        while (!over.signal.aborted)
          await sweeper.exec(LEFTOVERS).then(() => sweeper.exec('select private.sweep()'))
      })
      const signingIn = callers.map(async (caller, n) => {
        for (let times = 0; times < 12; times++) {
          const name = (times + n) % 2 ? 'first' : 'second'
          await caller.call('public.sign_in($1, $2)', [name, PASSWORD])
        }
      })
      const signingOut = people.map(async ({ connection }) => {
        for (let times = 0; times < 24; times++) {
          await connection.call('to_jsonb(public.sign_out_others()::text)')
        }
      })
      await Promise.all([...signingIn, ...signingOut])
      over.abort()
      // A deadlock would have ended one of them with 40P01.
      expect(await Promise.all(sweeping)).toHaveLength(1)
      expect(await signIn(crowd.db(), 'first')).toHaveLength(43)
    }, 60_000)

    // The last one: it leaves no account behind.
    test('two login pages of an empty clinic make one first account (S-03, AC-105)', async () => {
      await crowd.db().transaction(async (tx) => {
        await tx.exec(`alter table public.users disable trigger guard; delete from public.users;
        alter table public.users enable trigger guard`)
      })
      const visitors = await crowd.connect([null, null])
      const opening = visitors.map((page) => () => page.call('public.ensure_default_admin()'))
      const results = await crowd.whileWaiting('select 1', opening)
      expect(results).toEqual([{ success: true }, { success: true }])
      const accounts = await crowd.db().query('select username from public.users')
      expect(accounts).toEqual([{ username: 'superadmin' }])
    })
  },
)
