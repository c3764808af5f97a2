// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import {
  listCachedFiles,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  waitForCompleteWorker,
} from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { signIn, waitForCachedStaffScreens } from './staff.ts'

const { clinic, browser } = await openForTests()

test('offline, a visitor sees what is cached and how old it is, revalidates and deletes it, while staff data stays (S-84)', async () => {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
  await waitForCachedStaffScreens(page)
  const staffFiles = await listCachedFiles(page, 'staff-files')
  expect(staffFiles.length).toBeGreaterThan(10)
  await page.goto(clinic.url)
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/on-this-phone')
  const databases = await databasesOf(page)
  expect(databases).toHaveLength(2)

  await context.setOffline(true)
  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('link', { name: 'On this phone' }).first().click()
  const main = page.getByRole('main')
  await main.getByText(/^5\d$/).waitFor()
  await main.getByText(/\d MB$/).waitFor()
  await main.getByText('To update, this phone needs internet.').waitFor()
  expect(await main.getByRole('button', { name: 'Update now' }).count()).toBe(0)

  await context.setOffline(false)
  await page.evaluate(async () => {
    const pictures = await caches.open('pictures')
    for (const picture of await pictures.keys()) await pictures.delete(picture)
  })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await main.getByRole('button', { name: 'Update now' }).click()
  await main.getByText('Everything is stored and up to date.').waitFor()
  expect((await listCachedFiles(page, 'pictures')).length).toBeGreaterThan(20)

  await main.getByRole('button', { name: 'Remove' }).click()
  await main.getByText(/Unsent edits of staff are not removed/).waitFor()
  await main.getByRole('button', { name: 'Yes, remove' }).click()
  await main.getByText('Removed from this phone.').waitFor()
  expect(await listCachedFiles(page, 'pictures')).toEqual([])
  expect(await listCachedPages(page)).toEqual([])
  expect(await databasesOf(page)).toEqual(databases)
  expect(await listCachedFiles(page, 'staff-files')).toEqual(staffFiles)
  await context.close()
})

function databasesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await window.indexedDB.databases()
    return all.map(({ name = '' }) => name).toSorted()
  })
}
