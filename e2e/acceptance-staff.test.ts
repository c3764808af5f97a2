// @module-tag full

import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { roles, type Role } from '../src/model/roles.ts'
import { findHashOf } from '../src/model/testing/find-hash.ts'
import { DESKTOP, LONG_TIMEOUT } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { getColour } from './colours.ts'
import { readEverythingOn } from './device-contents.ts'
import { openForTests } from './fixture.ts'
import { openDoctors, openScreen, signIn } from './staff.ts'

// Statements of the specification about the staff panel that need a real browser.
const { clinic, browser } = await openForTests()

/** A page of a new browser. */
async function cleanPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

const colours: Record<Role, string> = {
  'Super Admin': 'purple',
  Admin: 'blue',
  'Content Manager': 'green',
  Viewer: 'gray',
}
const usernameOf = (role: Role) => `badge-${role.replace(' ', '-').toLowerCase()}`
test('the badge of each role has the colour of that role (AC-127)', async () => {
  const page = await cleanPage()
  for (const role of roles) {
    const person = await createStaffAccount(clinic.sql, { role, username: usernameOf(role) })
    if (role === 'Super Admin') await signIn(page, clinic, person)
  }
  await openScreen(page, clinic, 'users', 'User Management')
  for (const role of roles) {
    const row = page.getByRole('row').filter({ hasText: `${usernameOf(role)}@` })
    const badge = row.getByText(role, { exact: true })
    expect(await getColour(badge, 'backgroundColor')).toBe(colours[role])
    expect(await getColour(badge, 'color')).toBe(colours[role])
  }
  await page.context().close()
})

test('the sidebar stays in place while the content scrolls (AC-124)', async () => {
  const page = await cleanPage({ viewport: { width: 1280, height: 500 } })
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { username: 'scroller' }))
  await openDoctors(page, clinic)
  const sidebar = page.getByRole('complementary').filter({ hasText: 'Admin Panel' })
  const heading = page.getByRole('heading', { name: 'Manage Doctors' })
  await page.getByRole('button', { name: /^Edit/ }).last().waitFor()
  const [before, headingBefore] = [await sidebar.boundingBox(), await heading.boundingBox()]
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .scrollIntoViewIfNeeded()
  expect((await heading.boundingBox())?.y).toBeLessThan((headingBefore?.y ?? 0) - 200)
  expect(await sidebar.boundingBox()).toEqual(before)
  await page.context().close()
})

test('a session survives a reload and ends on logout (AC-120, AC-121)', async () => {
  const page = await cleanPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { username: 'comes-and-goes' }))
  await page.reload()
  await page.getByText('Welcome back, comes-and-goes').waitFor()
  await page.getByRole('link', { name: 'Doctors' }).click()
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.goBack()
  expect(page.url()).toContain(clinic.url)
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await page.getByText('Welcome back').count()).toBe(0)
  await expect.poll(() => readEverythingOn(page), LONG_TIMEOUT).not.toContain('comes-and-goes')
  await page.context().close()
})

test('no password or hash is in any response, in the page, or on the device (AC-123)', async () => {
  const page = await cleanPage()
  const boss = await createStaffAccount(clinic.sql, {
    role: 'Super Admin',
    username: 'careful-boss',
  })
  const responses: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/rest/')) responses.push(await response.text().catch(() => ''))
  })
  await signIn(page, clinic, boss)
  await expect.poll(() => responses.join('\n'), LONG_TIMEOUT).toContain('"users"')
  const all = [...responses, await page.content(), await readEverythingOn(page)].join('\n')
  // The account itself is in there, so the search would find a hash.
  expect(all).toContain(boss.username)
  expect(all).not.toMatch(/\$2[abxy]?\$\d\d\$/)
  // What unlocks the device is there, and is no hash without its prefix either.
  expect(all).toContain('"unlocking"')
  expect(await findHashOf(boss.password, all)).toBeNull()
  expect(all).not.toContain(boss.password)
  await page.context().close()
})

test('success messages are green and errors are red (AC-102, AC-418)', async () => {
  const page = await cleanPage()
  const person = await createStaffAccount(clinic.sql, { username: 'bearer-of-news' })
  await page.goto(`${clinic.url}/login`)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel(/^Password/).fill('not it')
  await page.getByRole('button', { name: 'Log in' }).click()
  const bad = page.getByRole('alert')
  expect(await bad.textContent()).toBe('Invalid username or password')
  expect(await bannerColour(bad)).toBe('red')

  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await page.getByRole('button', { name: 'Add Doctor' }).click()
  await page.getByLabel('Full Name').fill('Dr. Good News')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const good = page.getByText('Doctor added successfully!')
  await good.waitFor()
  expect(await bannerColour(good)).toBe('green')
  await page.context().close()
})

/** The background color of the box around a message. */
async function bannerColour(words: Locator): Promise<string> {
  const box = words.locator('xpath=ancestor-or-self::*[@data-tone]').last()
  const edge = await getColour(box, 'borderInlineStartColor')
  expect(await getColour(box, 'backgroundColor')).toBe(edge)
  return edge
}
