import { afterEach, describe, expect, test } from 'vitest'

import { addPerson, openClinic, PASSWORD } from '../tests/clinic.ts'
import { onEveryEngine } from '../tests/engines.ts'
import { parseTrustedProxies } from './client-address.ts'
import type { Queryable } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'

const WRONG = '{"error": "Invalid username or password"}'
const WAIT = '{"error": "Too many attempts. Please try again in a few minutes."}'
const PER_ADDRESS = 50

interface Guess {
  username?: string
  password?: string
  device?: string
  headers?: Record<string, string>
}

const forged = (n: number): Guess => ({
  headers: { 'x-nadi-client-address': `198.51.100.${n}`, 'x-forwarded-for': `198.51.100.${n}` },
})

/**
 * A header as a proxy forwards it: the client wrote everything to the left of the proxy's own
 * entry.
 */
const through = (client: string): Guess => ({
  headers: { 'x-forwarded-for': `${crypto.randomUUID()}, 10.0.0.1, ${client}` },
})

/** Removes what differs between two sign-ins from a response. */
const shape = (body = '') =>
  body
    .replace(/"token": "[\w-]{43}"/, '"token": "…"')
    .replaceAll(/"(last_login|updated_at)": "[^"]+"/g, '"$1": "…"')
    .replace(/"row_version": \d+/, '"row_version": …')

async function callProcedure(db: Queryable, password: string): Promise<string | undefined> {
  const sql = `select to_json(public.sign_in('viewer', $1))::text as body`
  return (await db.query<{ body: string }>(sql, [password]))[0]?.body
}

onEveryEngine(openClinic, (world) => {
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    await world().db.query('delete from private.attempts')
  })

  /**
   * Starts a server on this database. Returns a function that signs in there and returns the text.
   */
  async function open(trustedProxies: string[] = []) {
    const { url, stop } = await startLocalSupabase({ database: world().db, trustedProxies })
    stops.push(stop)
    const signIn = async ({ headers = {}, ...credentials }: Guess) => {
      const response = await fetch(`${url}/rest/v1/rpc/sign_in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        // An empty password is wrong without the cost of a hash.
        body: JSON.stringify({ username: crypto.randomUUID(), password: '', ...credentials }),
      })
      expect(response.status).toBe(200)
      return response.text()
    }
    const atOnce = (times: number, guess: (n: number) => Guess = () => ({})) =>
      Promise.all(Array.from({ length: times }, (_, n) => signIn(guess(n))))
    /** Twenty at a time, so that none is refused because of a full queue. */
    const guesses = async (times: number, guess: (n: number) => Guess = () => ({})) => {
      const results: string[] = []
      for (let n = 0; n < times; n += 20) {
        results.push(...(await atOnce(Math.min(20, times - n), (more) => guess(n + more))))
      }
      return results
    }
    return { url, signIn, atOnce, guesses }
  }

  test('the responses equal the procedure’s own', async () => {
    const { signIn } = await open()
    expect(await signIn({ username: 'viewer', password: 'wrong' })).toBe(
      await callProcedure(world().db, 'wrong'),
    )
    const [result, expected] = [
      await signIn({ username: 'viewer', password: PASSWORD }),
      await callProcedure(world().db, PASSWORD),
    ]
    expect(shape(result)).toContain('{"user": {"id": ')
    expect(shape(result)).toBe(shape(expected))
  })

  describe('guessing from one address', () => {
    test('ends after 50 wrong guesses, for any names (threat 24)', { tags: ['full'] }, async () => {
      const { guesses, signIn } = await open()
      expect(new Set(await guesses(PER_ADDRESS))).toEqual(new Set([WRONG]))
      expect(await signIn({})).toBe(WAIT)
      expect(await signIn({ username: 'viewer', password: PASSWORD })).toBe(WAIT)
    })

    test('continues under no header that a client can write', { tags: ['full'] }, async () => {
      const { guesses } = await open()
      await guesses(PER_ADDRESS, forged)
      expect(await guesses(3, forged)).toEqual([WAIT, WAIT, WAIT])
    })

    test(
      'is counted per client behind the proxy that the operator named',
      { tags: ['full'] },
      async () => {
        const { guesses, signIn } = await open(['127.0.0.1'])
        await guesses(PER_ADDRESS, () => through('198.51.100.7'))
        expect(await signIn(through('198.51.100.7'))).toBe(WAIT)
        expect(await signIn(through('198.51.100.8'))).toBe(WRONG)
      },
    )

    test(
      'is counted by the proxy’s own address where the proxy writes addresses with ports',
      { tags: ['full'] },
      async () => {
        const { guesses, signIn } = await open(['127.0.0.1'])
        await guesses(PER_ADDRESS, (n) => through(`198.51.100.7:${5000 + n}`))
        expect(await signIn(through('198.51.100.7:6000'))).toBe(WAIT)
      },
    )

    test(
      'locks no user out on a tablet that was used before (threat 24)',
      { tags: ['full'] },
      async () => {
        const { guesses, signIn } = await open()
        const credentials = {
          username: 'admin',
          password: PASSWORD,
          device: 'the tablet at the desk',
        }
        expect(await signIn(credentials)).toContain('"token"')
        await guesses(PER_ADDRESS + 1)
        expect(await signIn({ ...credentials, device: 'another' })).toBe(WAIT)
        expect(await signIn(credentials)).toContain('"token"')
      },
    )
  })

  test('while passwords are compared the database serves other clients', async () => {
    const { url, signIn } = await open()
    let compared = 0
    const compare = () => signIn({ password: 'a wrong password' }).then(() => (compared += 1))
    const comparing = Array.from({ length: 8 }, compare)
    const first = await Promise.race(comparing)
    expect(first).toBe(1)
    const response = await fetch(`${url}/rest/v1/rpc/sync_pull`)
    expect([response.status, compared < 8]).toEqual([200, true])
    await Promise.all(comparing)
  })

  test(
    'when strangers send more passwords than can be compared, staff on their own tablets have priority',
    { tags: ['full'] },
    async () => {
      const { atOnce, signIn } = await open()
      await addPerson(world().db, 'early', 'Viewer')
      const credentials = {
        username: 'early',
        password: PASSWORD,
        device: 'the tablet in the ward',
      }
      expect(await signIn(credentials)).toContain('"token"')
      const order: string[] = []
      const crowd = atOnce(45, () => ({ password: 'a wrong password' })).then((results) => {
        order.push('strangers')
        return results
      })
      // Counted before all are compared: the first half of each is quicker than a comparison.
      const counted = 'select count(*)::int as n from private.attempts'
      const attempts = async () => (await world().db.query<{ n: number }>(counted))[0]?.n
      await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(20)
      expect(await signIn(credentials)).toContain('"token"')
      order.push('staff')
      expect(new Set(await crowd)).toEqual(new Set([WRONG, WAIT]))
      expect(order).toEqual(['staff', 'strangers'])
    },
  )
})

test('trusted proxies are named by their addresses only', () => {
  expect(parseTrustedProxies()).toEqual([])
  expect(parseTrustedProxies('')).toEqual([])
  expect(parseTrustedProxies('127.0.0.1, ::1,::ffff:10.0.0.2')).toEqual([
    '127.0.0.1',
    '::1',
    '10.0.0.2',
  ])
  for (const wrong of ['nginx', '10.0.0.0/8', '127.0.0.1,,::1', 'true']) {
    expect(() => parseTrustedProxies(wrong)).toThrow(
      /^TRUSTED_PROXY must be the address of a proxy/,
    )
  }
})
