// oxlint-disable-next-line no-restricted-imports -- What the app never asks is asked with the real client.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import type { Role } from '#model/roles.ts'
import { RemoteError, type Failure, type StaffRemote } from '#remote/remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'

import { addPerson, signIn, type Clinic } from '../clinic.ts'

/** Where a server answers; what every call needs. */
export interface Server {
  url: string
  key: string
}

/** A server filled with the small clinic of clinic.ts, and a way around it into its database. */
export interface TestWorld extends Server, Clinic {
  stop: () => Promise<void>
}

/** A kind of server that has to answer as all the others do. */
export interface ServerKind {
  name: string
  open: () => Promise<TestWorld>
}

export type TestSupabase = SupabaseClient

/** The app's own remote for the holder of this token. */
export function createRemote({ url, key }: Server, token: string | null): StaffRemote {
  return createSupabaseRemote({ url, key }, () => token)
}

/** The library itself, for what the app's own remote never asks. */
export function createTestSupabase({ url, key }: Server, token: string | null): TestSupabase {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoSocket as never },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        // The key is no token: PostgREST would refuse it before it looks at the question.
        headers.delete('authorization')
        if (token) headers.set('x-session-token', token)
        return fetch(input, { ...init, headers })
      },
    },
  })
}

/** Never constructed; Node 20 has no WebSocket to stand here. */
function NoSocket(): void {}

/** A new signed-in user, whom one test may disable, demote or sign out. */
export async function newPerson({ db }: TestWorld, role: Role) {
  const username = `person-${crypto.randomUUID()}`
  await addPerson(db, username, role)
  return { username, token: await signIn(db, username) }
}

/** Tokens that open nothing any more, and what the server says to them. */
export const endings = ['signed out', 'account disabled', 'idle too long'] as const

export async function createEndedToken(
  world: TestWorld,
  ending: (typeof endings)[number],
): Promise<string> {
  const { username, token } = await newPerson(world, 'Content Manager')
  const whose = `(select id from public.users where username = '${username}')`
  if (ending === 'signed out') await createRemote(world, token).session.signOut()
  else if (ending === 'account disabled') {
    await world.db.exec(`update public.users set is_enabled = false where id = ${whose}`)
  } else {
    const then = `now() - interval '12 hours 1 minute'`
    await world.db.exec(
      `update private.sessions set last_seen_at = ${then} where user_id = ${whose}`,
    )
  }
  return token
}

/** A token of a user who must choose a password first. */
export async function createFirstSignInToken(world: TestWorld): Promise<string> {
  const { username, token } = await newPerson(world, 'Content Manager')
  const update = 'update public.users set must_change_password = true where username = $1'
  await world.db.query(update, [username])
  return token
}

/** How a call fails; 'nothing' when it does not. */
export async function catchFailure(work: Promise<unknown>): Promise<Failure | 'nothing'> {
  try {
    await work
    return 'nothing'
  } catch (error) {
    if (error instanceof RemoteError) return error.failure
    throw error
  }
}
