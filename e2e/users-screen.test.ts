import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { DESKTOP, PATIENCE, problemsOf, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { signedInPages } from './signed-in.ts'
import { chooseFor, openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
const signedIn = signedInPages({ clinic, browser }, { hasTouch: true })
let page: Page
let people = 0

/** A page of a tablet of its own on which somebody new has signed in. */
async function pageOf(person: Person): Promise<Page> {
  const context = await browser.newContext({
    viewport: TABLET,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const opened = await context.newPage()
  await signIn(opened, clinic, person)
  return opened
}

let boss: Person
beforeEach(async () => {
  people += 1
  ;({ page, person: boss } = await signedIn('Super Admin', TABLET))
})

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })

async function fillIn(name: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add New User' })
  await form.getByLabel(/^Username/).fill(name)
  await form.getByLabel(/^Email/).fill(`${name}@clinic.example`)
  await form.getByLabel(/^Role/).selectOption('Content Manager')
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel(/^Confirm/).fill(password)
  await form.getByRole('button', { name: 'Create User' }).click()
}

test(
  'an account made on the screen lets its owner in, who first chooses a password of her own (AC-248, AC-255, AC-256, S-04, S-67)',
  { tags: ['full'] },
  async () => {
    const problems = problemsOf(page)
    const bodies: string[] = []
    page.on('request', (request) => bodies.push(request.postData() ?? ''))
    await openScreen(page, clinic, 'dashboard', 'Dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'User Management' }).click()
    await page.getByRole('button', { name: 'Add User' }).click()
    await fillIn('madhavi', 'tea boat lantern')
    await page.getByText('User created successfully!').waitFor()
    await rowOf('madhavi').getByText('Never').waitFor()
    // The plain password never left the tablet.
    expect(bodies.join('\n')).toContain('$2b$10$')
    expect(bodies.join('\n')).not.toContain('tea boat lantern')
    const made = await clinic.sql(
      `select u.role, u.is_enabled, u.created_by, l.user_id, l.action, l.description
    from public.users u join public.activity_logs l on l.record_id = u.id where username = 'madhavi'`,
    )
    expect(made).toEqual([
      {
        role: 'Content Manager',
        is_enabled: true,
        created_by: boss.id,
        user_id: boss.id,
        action: 'create',
        description: 'Created user: madhavi',
      },
    ])

    const madhavi = { id: '', username: 'madhavi', password: 'tea boat lantern' }
    const context = await browser.newContext({ viewport: DESKTOP })
    const hers = await context.newPage()
    await signIn(hers, clinic, madhavi, 'another password')
    await openScreen(hers, clinic, 'doctors', 'Manage Doctors')
    await context.close()
    // With the next round this tablet hears of her sign-in.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await rowOf('madhavi')
      .getByText('Never')
      .waitFor({ state: 'detached', ...PATIENCE })
    expect(problems).toEqual([])
  },
)

test(
  'whoever is disabled on the screen is out at once, and in again when enabled (AC-110, AC-254, S-10)',
  { tags: ['full'] },
  async () => {
    const ravi = await hire(clinic.sql, { username: `ravi-${people}` })
    const his = await pageOf(ravi)
    await openScreen(his, clinic, 'doctors', 'Manage Doctors')
    await openScreen(page, clinic, 'users', 'User Management')
    const status = rowOf(ravi.username).getByRole('switch')
    await status.click()
    await rowOf(ravi.username).getByText('Disabled').waitFor()
    await his.evaluate(() => window.dispatchEvent(new Event('online')))
    await his.getByText('You are signed out on the server').waitFor(PATIENCE)
    await his.context().close()
    await status.click()
    await rowOf(ravi.username).getByText('Enabled').waitFor()
    const again = await pageOf(ravi)
    expect(new URL(again.url()).pathname).toBe('/admin/dashboard')
    await again.context().close()
  },
)

test('two Super Admins cannot both be removed, whichever screen is faster (S-07, AC-246, AC-247)', async () => {
  await clinic.sql(
    `update public.users set is_enabled = false where role = 'Super Admin' and username <> $1`,
    [boss.username],
  )
  await openScreen(page, clinic, 'users', 'User Management')
  await rowOf('(You)').getByRole('switch').click()
  await page.getByText('You cannot disable your own account').waitFor()
  await chooseFor(page, boss.username, 'Delete')
  await page.getByText('You cannot delete your own account').waitFor()
  const left = await clinic.sql(
    `select username from public.users where role = 'Super Admin' and is_enabled`,
  )
  expect(left).toEqual([{ username: boss.username }])
})

test('without a network the accounts can be read, and the buttons say what they need (S-53)', async () => {
  await openScreen(page, clinic, 'users', 'User Management')
  await rowOf(boss.username).waitFor()
  await page.context().setOffline(true)
  const button = page.getByRole('button', { name: 'Add User (needs a connection)' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  expect(await rowOf('(You)').getByRole('switch').isDisabled()).toBe(true)
})

test.for(['Admin', 'Content Manager', 'Viewer'] as const)(
  'the accounts are not for a %s: no link, no data, and a word why (AC-131, AC-406, S-09)',
  { tags: ['full'] },
  async (role) => {
    const person = await hire(clinic.sql, { role, username: `${role}-${people}`.replace(' ', '-') })
    const theirs = await pageOf(person)
    const asked: string[] = []
    theirs.on('request', (request) => asked.push(request.url()))
    await theirs.goto(`${clinic.url}/admin/users`)
    await theirs.getByText('Your role does not include that screen.').waitFor()
    expect(new URL(theirs.url()).pathname).toBe('/admin/dashboard')
    await theirs.getByRole('button', { name: 'Open menu' }).click()
    await theirs.getByRole('link', { name: 'Dashboard' }).waitFor()
    expect(await theirs.getByRole('link', { name: 'User Management' }).count()).toBe(0)
    expect(asked.filter((url) => /users-screen|save_user|\/users\?/.test(url))).toEqual([])
    await theirs.context().close()
  },
)
