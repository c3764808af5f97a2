import { hashSync } from 'bcryptjs'
import { beforeAll, describe, expect, test } from 'vitest'

import { addPerson, PASSWORD, personIds } from '../clinic.ts'
import {
  createEndedToken,
  catchFailure,
  createFirstSignInToken,
  newPerson,
  createRemote,
  type Server,
  type TestWorld,
} from './world.ts'

const WRONG = { error: 'Invalid username or password' }
const THROTTLED = { error: 'Too many attempts. Please try again in a few minutes.' }
const NEXT_PASSWORD = 'the next password'

/** Signing in and out, and what belongs to one's own account. */
export function accountCases(world: () => TestWorld): void {
  const visitor = () => createRemote(world(), null)
  const signIn = (username: string, password: string, device = crypto.randomUUID()) =>
    visitor().session.signIn({ username, password, device })

  test('the right name and password open a session', async () => {
    const result = await signIn('viewer', PASSWORD)
    expect(result).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: personIds.Viewer, username: 'viewer', role: 'Viewer' },
    })
    expect(JSON.stringify(result)).not.toContain('$2')
    const remote = createRemote(world(), 'token' in result ? result.token : null)
    expect(await remote.session.mySession()).toMatchObject({ user: { id: personIds.Viewer } })
  })

  test('capitals and blanks around a name do not matter (S-23)', async () => {
    expect(await signIn('  Content-MANAGER ', PASSWORD)).toHaveProperty('token')
  })

  test('a wrong password, an unknown name and a disabled account get the same sentence', async () => {
    const { username } = await newPerson(world(), 'Viewer')
    const disable = 'update public.users set is_enabled = false where username = $1'
    await world().db.query(disable, [username])
    expect(await signIn('admin', 'a wrong password')).toEqual(WRONG)
    expect(await signIn('admin', '')).toEqual(WRONG)
    expect(await signIn(`unknown-${crypto.randomUUID()}`, PASSWORD)).toEqual(WRONG)
    expect(await signIn(`' or 1=1; --`, PASSWORD)).toEqual(WRONG)
    expect(await signIn(username, PASSWORD)).toEqual(WRONG)
  })

  test('after ten wrong passwords even the right one has to wait (S-56)', async () => {
    const username = `guessed-${crypto.randomUUID()}`
    await addPerson(world().db, username, 'Viewer')
    const guesses = Array.from({ length: 12 }, (_, index) => signIn(username, `guess ${index}`))
    const results = await Promise.all(guesses)
    expect(results.filter((result) => result.error === WRONG.error)).toHaveLength(10)
    expect(results.filter((result) => result.error === THROTTLED.error)).toHaveLength(2)
    expect(await signIn(username, PASSWORD)).toEqual(THROTTLED)
  })

  test.for([PASSWORD, 'a wrong password'])(
    'a link cannot guess: asked by GET the server never looks at a password (%s)',
    async (password) => {
      const username = `linked-${crypto.randomUUID()}`
      await addPerson(world().db, username, 'Viewer')
      const query = new URLSearchParams({ username, password })
      const { url, key } = world()
      const headers = { apikey: key }
      const response = await fetch(`${url}/rest/v1/rpc/sign_in?${query.toString()}`, { headers })
      expect([response.status, await response.json()]).toMatchObject([405, { code: '25006' }])
      expect(await signIn(username, PASSWORD)).toHaveProperty('token')
    },
  )

  test('no first account is made where there are accounts (S-03)', async () => {
    expect(await visitor().accounts.ensureDefaultAdmin()).toEqual({ error: null })
    const found = `select from public.users where username = 'superadmin'`
    expect(await world().db.query(found)).toEqual([])
  })

  test('a session says whose it is; without one there is no user', async () => {
    const remote = createRemote(world(), world().tokens.Admin)
    const session = await remote.session.mySession()
    expect(session).toMatchObject({
      user: { id: personIds.Admin, username: 'admin', role: 'Admin' },
      endsIn: 12 * 60 * 60,
    })
    expect(JSON.stringify(session)).not.toContain('$2')
    expect(await visitor().session.mySession()).toBe(null)
  })

  test('signing out ends this session only, and may be done twice', async () => {
    const { username, token } = await newPerson(world(), 'Admin')
    const otherSession = await signIn(username, PASSWORD)
    await createRemote(world(), token).session.signOut()
    await createRemote(world(), token).session.signOut()
    await visitor().session.signOut()
    expect(await createRemote(world(), token).session.mySession()).toBe(null)
    const otherRemote = createRemote(world(), 'token' in otherSession ? otherSession.token : null)
    expect(await otherRemote.session.mySession()).toMatchObject({ user: { username } })
  })

  describe('changing the password', () => {
    let hash = ''
    beforeAll(() => {
      // As the browser makes it (S-67).
      hash = hashSync(NEXT_PASSWORD, 10)
    })

    test('needs the current one, lets the next one in and ends other sessions', async () => {
      const { username, token } = await newPerson(world(), 'Viewer')
      const otherSession = await signIn(username, PASSWORD)
      const remote = createRemote(world(), token)
      expect(await remote.session.changePassword('not it', hash)).toEqual({
        error: 'The current password is not right',
      })
      expect(await remote.session.changePassword(PASSWORD, hash)).toEqual({ error: null })
      expect(await remote.session.mySession()).toMatchObject({ user: { username } })
      const ended = createRemote(world(), 'token' in otherSession ? otherSession.token : null)
      expect(await ended.session.mySession()).toBe(null)
      expect(await signIn(username, PASSWORD)).toEqual(WRONG)
      expect(await signIn(username, NEXT_PASSWORD)).toHaveProperty('token')
    })

    test('lets a newcomer in (S-04)', async () => {
      const remote = createRemote(world(), await createFirstSignInToken(world()))
      expect(await catchFailure(remote.sync.pull(null))).toBe('password-first')
      expect(await remote.session.changePassword(PASSWORD, hash)).toEqual({ error: null })
      expect(await catchFailure(remote.sync.pull(null))).toBe('nothing')
    })

    test('takes a hash only: a password is never sent in its place', async () => {
      const { token } = await newPerson(world(), 'Viewer')
      const remote = createRemote(world(), token)
      expect(await catchFailure(remote.session.changePassword(PASSWORD, NEXT_PASSWORD))).toBe(
        'invalid',
      )
    })

    test('is for people who are signed in', async () => {
      expect(await catchFailure(visitor().session.changePassword(PASSWORD, hash))).toBe(
        'signed-out',
      )
      const ended = createRemote(world(), await createEndedToken(world(), 'idle too long'))
      expect(await catchFailure(ended.session.changePassword(PASSWORD, hash))).toBe('signed-out')
    })
  })
}

/** The account a hosted project keeps for this test: it only reads. */
export function hostedAccountCases(
  server: () => Server,
  { username, password }: { username: string; password: string },
): void {
  const device = crypto.randomUUID()

  test('a wrong password does not open the test account', async () => {
    const result = await createRemote(server(), null).session.signIn({
      username,
      password: 'wrong',
      device,
    })
    expect(result).toEqual(WRONG)
  })

  test('the test account signs in, reads and signs out', async () => {
    const result = await createRemote(server(), null).session.signIn({ username, password, device })
    if (!('token' in result)) throw new Error(result.error)
    const remote = createRemote(server(), result.token)
    expect(await remote.session.mySession()).toMatchObject({ user: { id: result.user.id } })
    expect(await remote.sync.pull(null)).toMatchObject({ reset: true })
    expect(await remote.log.dashboardCounts()).toEqual({ activity_24h: expect.any(Number) })
    await remote.session.signOut()
    expect(await remote.session.mySession()).toBe(null)
    expect(await catchFailure(remote.sync.pull(null))).toBe('signed-out')
  })
}
