// @module-tag full

import { expect, test } from 'vitest'

import { LONG_TIMEOUT, collectPageProblems, TABLET } from './browser.ts'
import { openForTests } from './fixture.ts'
import { openSignedInPages } from './signed-in.ts'
import { openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
const signedIn = openSignedInPages({ clinic, browser }, { hasTouch: true })

// S-04, S-10, S-67
test('an account created on the screen can sign in with a password of her own, is signed out when disabled, and can return when enabled (AC-110, AC-248, AC-254, AC-255, AC-256)', async () => {
  const { page, person: boss } = await signedIn('Super Admin', TABLET)
  const problems = collectPageProblems(page)
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? ''))
  const username = `madhavi-${crypto.randomUUID().slice(0, 8)}`
  const madhavi = { id: '', username, password: 'tea boat lantern' }
  await openScreen(page, clinic, 'users', 'User Management')
  await page.getByRole('button', { name: 'Add User' }).tap()
  const form = page.getByRole('form', { name: 'Add New User' })
  await form.getByLabel(/^Username/).fill(username)
  await form.getByLabel(/^Email/).fill(`${username}@clinic.example`)
  await form.getByLabel(/^Role/).selectOption('Content Manager')
  await form.getByLabel(/^Password/).fill(madhavi.password)
  await form.getByLabel(/^Confirm/).fill(madhavi.password)
  await form.getByRole('button', { name: 'Create User' }).tap()
  await page.getByText('User created successfully!').waitFor()
  const row = page.getByRole('row').filter({ hasText: username })
  await row.getByText('Never').waitFor()
  // The plain password never leaves the tablet.
  expect(bodies.join('\n')).toContain('$2b$10$')
  expect(bodies.join('\n')).not.toContain(madhavi.password)
  const accounts = await clinic.sql(
    `select u.role, u.is_enabled, u.created_by, l.user_id, l.action, l.description
      from public.users u join public.activity_logs l on l.record_id = u.id where username = $1`,
    [username],
  )
  const by = { created_by: boss.id, user_id: boss.id }
  const line = { action: 'create', description: `Created user: ${username}` }
  expect(accounts).toEqual([{ role: 'Content Manager', is_enabled: true, ...by, ...line }])

  const options = { viewport: TABLET, serviceWorkers: 'block' } as const
  const hers = await (await browser.newContext(options)).newPage()
  await signIn(hers, clinic, madhavi, 'another password')
  // The next sync cycle brings her sign-in to this tablet.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await row.getByText('Never').waitFor({ state: 'detached', ...LONG_TIMEOUT })
  await row.getByRole('switch').tap()
  await row.getByText('Disabled').waitFor()
  await hers.evaluate(() => window.dispatchEvent(new Event('online')))
  await hers.getByText('You are signed out on the server').waitFor(LONG_TIMEOUT)
  await hers.context().close()

  await row.getByRole('switch').tap()
  await row.getByText('Enabled').waitFor()
  const again = await (await browser.newContext(options)).newPage()
  await signIn(again, clinic, { ...madhavi, password: 'another password' })
  await again.context().close()
  expect(problems).toEqual([])
})
