// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { emptyContent } from '#db/content.ts'
import { tables } from '#model/tables.ts'
import { createMemoryRemote } from '#session/testing/memory-remote.ts'

import { resetDevice, openAsVisitor, reported } from '../testing/open-admin.tsx'

/** Timeout for a busy machine. */
beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())
async function logIn(username: string, password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^Username/), { target: { value: username } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('the sign-in page names the clinic, the panel and the city (AC-100, AC-104)', async () => {
  openAsVisitor('/login')
  expect((await screen.findByRole('heading')).textContent).toBe('Sample Clinic Admin Panel')
  expect(screen.getByText(/Management System/).textContent).toBe('Management System · Guntur')
})

test('the sign-in page shows no clinic name until it is loaded', async () => {
  const { content } = openAsVisitor('/login')
  act(() => content.set({ content: null }))
  expect((await screen.findByRole('heading')).textContent?.trim()).toBe('Admin Panel')
  expect(document.title).toBe('Admin Panel')
  act(() => content.set({ failed: true }))
  expect(screen.getByRole('heading').textContent).toBe('Nadi Admin Panel')
})

test("the sign-in page shows the clinic's logo", async () => {
  const { content } = openAsVisitor('/login')
  await screen.findByLabelText(/^Username/)
  const hospital_profile = [
    { id: tables.hospital_profile.only, name: 'Sample Clinic', logo_image: '/logo.webp' },
  ] as never
  act(() => content.set({ content: { ...emptyContent, hospital_profile } }))
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/logo.webp')
})

test("the sign-in page calls the device offline by the last request, not by the browser's word alone (S-96)", async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { content } = openAsVisitor('/login')
  await screen.findByLabelText(/^Username/)
  expect(screen.queryByText(/^You are offline/)).toBeNull()
  act(() => content.set({ offline: true }))
  expect(await screen.findByText('You are offline. Signing in needs a connection.')).toBeTruthy()
})

test('the sign-in page tells users with a forgotten password whom to ask', async () => {
  openAsVisitor('/login')
  expect(await screen.findByText(/^Forgotten your password\? Ask your Super Admin/)).toBeTruthy()
})

test('the sign-in form sends no request while a field is empty (AC-009, AC-101)', async () => {
  const { remote } = openAsVisitor('/login')
  for (const [username, password] of [
    ['', ''],
    ['lakshmi', ''],
    ['', 'secret1'],
  ] as const) {
    await logIn(username, password)
    expect(screen.getByLabelText<HTMLInputElement>(/^Username/).form?.checkValidity()).toBe(false)
  }
  expect(remote.calls).not.toContain('signIn')
  await logIn('lakshmi', 'secret1')
  expect(await screen.findByText('Welcome back, lakshmi')).toBeTruthy()
})

test('the browser requires both fields, and nothing else is asked of them (AC-101, AC-119)', async () => {
  openAsVisitor('/login')
  const username = (await screen.findByLabelText(/^Username/)) as HTMLInputElement
  const password = screen.getByLabelText(/^Password/) as HTMLInputElement
  expect([username.required, password.required]).toEqual([true, true])
  fireEvent.change(username, { target: { value: 'x' } })
  fireEvent.change(password, { target: { value: 'y' } })
  expect(username.form?.checkValidity()).toBe(true)
})

test('opening the sign-in page makes sure that a first account exists (AC-105)', async () => {
  const { remote } = openAsVisitor('/login')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(remote.calls).toEqual(['ensureDefaultAdmin'])
})

test('if no first account can be created, that is logged, and the form still shows (AC-116)', async () => {
  const refusing = createMemoryRemote()
  refusing.ensureDefaultAdmin = async () => ({ error: 'Failed to create Super Admin' })
  openAsVisitor('/login', refusing)
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  await expect.poll(() => reported.map(String)).toEqual(['Error: Failed to create Super Admin'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server error while creating the first account leaves the form unchanged (AC-116)', async () => {
  const failing = createMemoryRemote()
  failing.failure = 'broken'
  openAsVisitor('/login', failing)
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(failing.calls).toEqual(['ensureDefaultAdmin'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a wrong password shows an alert, and the button shows that it is busy (AC-102, AC-103, AC-109)', async () => {
  const { remote } = openAsVisitor('/login')
  let respond: ((result: { error: string }) => void) | undefined
  remote.signIn = () =>
    new Promise((resolve) => {
      respond = resolve
    })
  await logIn('lakshmi', 'wrong')
  const busy = await screen.findByRole('button', { name: 'Logging in...' })
  expect((busy as HTMLButtonElement).disabled).toBe(true)
  respond?.({ error: 'Invalid username or password' })
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid username or password')
})

test('the right password leads to the dashboard (AC-107)', async () => {
  openAsVisitor('/login')
  await logIn('lakshmi', 'secret1')
  expect(await screen.findByText('Welcome back, lakshmi')).toBeTruthy()
})

test('a signed-in user is redirected from /login (AC-120)', async () => {
  openAsVisitor('/login')
  await logIn('lakshmi', 'secret1')
  await screen.findByText('Welcome back, lakshmi')
  cleanup()
  openAsVisitor('/login')
  expect(await screen.findByText('Welcome back, lakshmi')).toBeTruthy()
})

test.each([' secret1', 'secret1 ', '\u00a0secret1', 'secret1\u200b'])(
  'a refused password with a blank at an end says so, and the blank stays: %j (S-24)',
  async (typed) => {
    const { remote } = openAsVisitor('/login')
    await logIn('lakshmi', typed)
    const sentence =
      'Invalid username or password. The password that you typed begins or ends with a blank.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe(typed)
    await logIn('lakshmi', 'wrong one')
    expect(await screen.findByText('Invalid username or password')).toBeTruthy()
    remote.accounts.forEach((account) => (account.password = typed))
    await logIn('lakshmi', typed)
    expect(await screen.findByText('Welcome back, lakshmi')).toBeTruthy()
  },
)

test('blanks copied along with a user name or a one-time password do no harm', async () => {
  const { remote } = openAsVisitor('/login')
  remote.accounts.forEach((account) => (account.password = 'abcd-efgh-jkmn-pqrs'))
  await logIn('\u00a0lakshmi\t', ' abcd-efgh-jkmn-pqrs\u00a0')
  expect(await screen.findByText('Welcome back, lakshmi')).toBeTruthy()
})
