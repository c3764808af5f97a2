import { hashSync } from 'bcryptjs'
import { expect, test, vi } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'
import type { StaffRemote } from '#remote/remote.ts'

import { PASSWORD, personIds, themes } from '../clinic.ts'
import { catchFailure, newPerson, createRemote, type TestWorld } from './world.ts'

const admin = personIds.Admin
const boss = personIds['Super Admin']
const named = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}`

/** What staff ask outside of sync, when the server does it and its response never comes (S-95). */
export function lostResponseCases(world: () => TestWorld): void {
  const as = (role: 'Admin' | 'Super Admin') => createRemote(world(), world().tokens[role])

  async function copyTheme(): Promise<string> {
    const slug = named('lost')
    const copy = await as('Admin').themes.duplicateTheme(
      { id: themes.live, name: 'Lost', slug },
      admin,
    )
    return copy?.theme_id ?? ''
  }

  async function live(): Promise<unknown> {
    const [settings] = await world().db.query(
      `select active_theme_id as active, previous_theme_id as previous from public.modern_site_settings`,
    )
    return settings
  }

  test('activating again keeps the way back to the theme before, and going back again says it is done (S-33, S-95)', async () => {
    const [before, id] = [await copyTheme(), await copyTheme()]
    const remote = as('Admin')
    await remote.themes.activateTheme(before, admin)
    const activated = await repeatRequest(remote, (to) => to.themes.activateTheme(id, admin))
    expect(activated).toEqual({ success: true, theme_name: 'Lost' })
    expect(await live()).toEqual({ active: id, previous: before })
    // A build before this one asks without an id.
    await as('Admin').themes.activateTheme(id, admin)
    expect(await live()).toEqual({ active: id, previous: before })
    const result = await repeatRequest(remote, (to) => to.themes.rollbackTheme(admin))
    expect(result).toEqual({ success: true, message: 'Theme rolled back successfully!' })
    expect(await live()).toEqual({ active: before, previous: null })
  })

  test('a theme is copied once, saved once and deleted once (S-95)', async () => {
    const slug = named('once')
    const copy = { id: themes.live, name: 'Once', slug }
    const duplicate = await repeatRequest(as('Admin'), (to) =>
      to.themes.duplicateTheme(copy, admin),
    )
    expect(duplicate).toEqual({ success: true, name: 'Once', theme_id: expect.any(String) })
    const id = duplicate?.theme_id ?? ''
    const change = { id, config: fullTheme, description: null, summary: 'x', baseVersion: 1 }
    const saved = await repeatRequest(as('Super Admin'), (to) =>
      to.themes.updateTheme(change, boss),
    )
    expect(saved).toEqual({ success: true, version_number: 2 })
    const versions = 'select from public.theme_versions where theme_id = $1'
    expect(await world().db.query(versions, [id])).toHaveLength(2)
    const removed = await repeatRequest(as('Admin'), (to) => to.themes.deleteTheme(id, admin))
    expect(removed).toEqual({ success: true })
  })

  test('an account is made once, changed and deleted once (S-95)', async () => {
    const remote = as('Super Admin')
    const username = named('nina')
    const user = { username, email: `${username}@clinic.invalid`, role: 'Viewer' as const }
    const change = { ...user, id: null, is_enabled: true, mustChangePassword: true }
    const passwordHash = hashSync('another password', 10)
    const account = await repeatRequest(remote, (to) =>
      to.accounts.saveUser({ ...change, passwordHash }),
    )
    expect(account).toEqual({ id: expect.any(String), error: null })
    const id = account.id ?? ''
    expect(await repeatRequest(remote, (to) => to.accounts.setUserEnabled(id, false))).toEqual({
      error: null,
    })
    expect(await repeatRequest(remote, (to) => to.accounts.deleteUser(id))).toEqual({ error: null })
    const logged =
      'select action from public.activity_logs where record_id = $1 order by created_at'
    expect(await world().db.query(logged, [id])).toEqual([
      { action: 'create' },
      { action: 'update' },
      { action: 'delete' },
    ])
  })

  test('a password is changed, and the person hears that it is (S-95)', async () => {
    const { username, token } = await newPerson(world(), 'Viewer')
    const remote = createRemote(world(), token)
    const hash = hashSync('the next password', 10)
    const changed = await repeatRequest(remote, (to) => to.session.changePassword(PASSWORD, hash))
    expect(changed).toEqual({ error: null })
    // What was answered is over: the same again is judged again.
    expect(await remote.session.changePassword(PASSWORD, hash)).toEqual({
      error: 'The current password is not right',
    })
    const signIn = { username, password: 'the next password', device: crypto.randomUUID() }
    expect(await createRemote(world(), null).session.signIn(signIn)).toHaveProperty('token')
  })

  test('what was changed before it is asked again is another request (S-95)', async () => {
    const remote = as('Admin')
    const slug = named('changed')
    await loseResponse(() =>
      remote.themes.duplicateTheme({ id: themes.live, name: 'One', slug }, admin),
    )
    const secondCopy = { id: themes.live, name: 'Two', slug }
    expect(await remote.themes.duplicateTheme(secondCopy, admin)).toEqual({
      success: false,
      error: 'Slug already exists',
    })
  })
}

/** Asks, and loses the answer. */
async function loseResponse(request: () => Promise<unknown>): Promise<void> {
  const { fetch } = globalThis
  const losing = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...args) => {
    await fetch(...args)
    throw new TypeError('Failed to fetch')
  })
  expect(await catchFailure(request())).toBe('unreachable')
  losing.mockRestore()
}

/** Requests again by the same remote, like a user who presses the button again. */
async function repeatRequest<T>(remote: StaffRemote, request: (remote: StaffRemote) => Promise<T>) {
  await loseResponse(() => request(remote))
  return request(remote)
}
