import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { listCachedFiles, LONG_TIMEOUT, waitForCompleteWorker } from './browser.ts'
import type { Clinic, Person } from './clinic.ts'
import { countQueuedEdits } from './queued-edits.ts'

/** Signs in through the form, and chooses a password if the account requires it. */
export async function signIn(
  page: Page,
  { url }: Pick<Clinic, 'url'>,
  person: Person,
  newPassword?: string,
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/admin/dashboard')
  if (newPassword === undefined) return
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByLabel(/^New password/).fill(newPassword)
  await dialog.getByLabel('Repeat new password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits until this device could open every staff screen offline. */
export async function waitForCachedStaffScreens(page: Page): Promise<void> {
  await waitForCompleteWorker(page)
  const response = await page.request.get(new URL('/staff-files.json', page.url()).href)
  const files = new Set(Object.keys((await response.json()) as object))
  const missing = async () => {
    const cachedFiles = new Set(await listCachedFiles(page, 'staff-files'))
    return [...files].filter((file) => !cachedFiles.has(file))
  }
  await expect.poll(missing, LONG_TIMEOUT).toEqual([])
}

/** Simulates a user returning to the tablet: it syncs at once. */
export async function triggerRefresh(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

export async function openDoctors(page: Page, { url }: Pick<Clinic, 'url'>): Promise<void> {
  await page.goto(`${url}/admin/doctors`)
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
}

/** Opens a staff screen by its path, such as 'services', and waits for its heading. */
export async function openScreen(
  page: Page,
  { url }: Pick<Clinic, 'url'>,
  path: string,
  name: string,
) {
  await page.goto(`${url}/admin/${path}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** The card of a record in its list. */
export function findCard(page: Page, record: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: record, exact: true }) })
}

/** All cards of a list, in order. */
export function findCards(page: Page, list: string): Locator {
  return page.getByRole('list', { name: list }).getByRole('listitem')
}

/** Selects from the menu of a row, which narrow screens have in place of buttons. */
export async function chooseFromRowMenu(page: Page, record: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${record}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Opens the form of a doctor and returns it. */
export async function openRecordForm(page: Page, doctor: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${doctor}`, exact: true }).click()
  return page.getByRole('form', { name: 'Edit Doctor' })
}

export async function submitForm(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
}

/** Waits until an element has the keyboard focus. */
export async function hasFocus(thing: Locator): Promise<void> {
  const isFocused = () => thing.evaluate((it) => it === document.activeElement)
  await expect.poll(isFocused, LONG_TIMEOUT).toBe(true)
}

/** The sync state in the header. */
export async function expectInHeader(page: Page, words: string): Promise<void> {
  await page.getByRole('banner').getByText(words, { exact: true }).waitFor()
}

/**
 * Waits until every edit of this device is acknowledged, and the header says so. The header alone
 * is not enough right after a save: on a busy machine it may still show the previous state.
 */
export async function waitForEverythingSaved(page: Page): Promise<void> {
  // Not with expect.poll, which only tests may use: hooks call this, too.
  const latest = Date.now() + LONG_TIMEOUT.timeout
  while ((await countQueuedEdits(page)) > 0) {
    if (Date.now() > latest) throw new Error('Some edits still wait on this device')
    await page.waitForTimeout(100)
  }
  await expectInHeader(page, 'All saved')
}
