// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openScreen, signIn, waitForEverythingSaved } from './staff.ts'

const { clinic, browser } = await openForTests()

const respond = (status: number) => (page: Page) =>
  page.route('**/rpc/sync*', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: '{"message":"no"}' }),
  )

/** Saves of a single record, as the banner reads them while the server does not take them. */
const states = [
  ['500', respond(500), 'once the server works again'],
  ['503', respond(503), 'once the server works again'],
  ['no session', respond(401), 'after you sign in again'],
  ['no network', (page: Page) => page.context().setOffline(true), 'once you are online'],
] as const

test.for(states)(
  '%s: a save says that it is on this device, and nothing says that it failed (AC-150, AC-194)',
  async ([name, fail, when]) => {
    const context = await browser.newContext({ viewport: TABLET, serviceWorkers: 'block' })
    const page = await context.newPage()
    const username = name.replaceAll(' ', '-')
    const person = await createStaffAccount(clinic.sql, { username })
    await signIn(page, clinic, person)
    for (const [path, heading, field, save, text] of [
      ['contact', 'Contact Information', 'address', 'Save Contact Info', 'Contact information'],
      ['hospital-profile', 'Hospital Profile', 'city', 'Save Profile', 'Hospital profile'],
    ] as const) {
      await openScreen(page, clinic, path, heading)
      const input = page.locator(`[name="${field}"]`).first()
      await input.waitFor()
      await fail(page)
      await input.fill(`Seen by ${name}`)
      await page.getByRole('button', { name: save }).click()
      const sentence = `${text} saved successfully! Saved on this device. It is sent ${when}.`
      const banner = page.locator('[data-tone="info"]').filter({ hasText: sentence })
      await banner.waitFor()
      expect(await page.getByText(/^Failed to/).count()).toBe(0)
      expect(await page.locator('[role="status"][data-tone="success"]').count()).toBe(0)
      await page.unroute('**/rpc/sync*')
      await context.setOffline(false)
    }
    await (when === 'after you sign in again' ? signInAgain(page, person) : syncNow(page))
    await waitForEverythingSaved(page)
    const [row] = await clinic.sql<{ city: string }>('select city from public.hospital_profile')
    expect(row?.city).toBe(`Seen by ${name}`)
    await context.close()
  },
)

async function syncNow(page: Page): Promise<void> {
  await page.goto(`${clinic.url}/admin/sync`)
  await page.getByRole('button', { name: 'Sync now' }).click()
}

async function signInAgain(page: Page, { password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}
