// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { LONG_TIMEOUT, TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { readStore } from './queued-edits.ts'
import {
  openRecordForm,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'
const HOUR = 60 * 60_000

const { clinic, browser } = await openForTests()
let person: Person
let context: BrowserContext
let page: Page
let people = 0
beforeEach(async () => {
  people += 1
  person = await createStaffAccount(clinic.sql, { username: `sunita-${people}` })
  context = await browser.newContext({ viewport: TABLET, hasTouch: true })
  page = await context.newPage()
  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await waitForEverythingSaved(page)
  return () => context.close()
})

async function metaOf(key: string): Promise<unknown> {
  const meta = (await readStore(page, person, 'meta')) as { key: string; value: unknown }[]
  return meta.find((entry) => entry.key === key)?.value
}
const locked = (onPage: Page = page) => onPage.getByRole('heading', { name: 'Locked' })
const lock = async () => {
  await page.getByRole('button', { name: 'Lock this tablet' }).click()
  await locked().waitFor()
}
async function unlock(password: string, onPage: Page = page): Promise<void> {
  await onPage.getByLabel('Password').fill(password)
  await onPage.getByRole('button', { name: 'Unlock' }).click()
}
const readable = () => page.evaluate(() => document.documentElement.innerHTML)

/** Makes this device believe that the server has not responded for this long. */
async function backdateResponses(hours: number): Promise<void> {
  await page.evaluate(
    async ([name, ms]) => {
      const open = window.indexedDB.open(`clinic-staff-${name}`)
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        open.addEventListener('success', () => resolve(open.result))
        open.addEventListener('error', () => reject(open.error ?? new Error('not opened')))
      })
      const store = db.transaction('meta', 'readwrite').objectStore('meta')
      for (const [key, field] of [
        ['session', 'lastSeenAt'],
        ['sync', 'answeredAt'],
      ] as const) {
        const request = store.get(key)
        request.addEventListener('success', () => {
          const entry = request.result as { key: string; value: Record<string, number> }
          entry.value[field] = (entry.value[field] ?? 0) - ms
          store.put(entry)
        })
      }
      await new Promise((resolve) => {
        store.transaction.addEventListener('complete', resolve)
      })
      db.close()
    },
    [person.id, hours * HOUR] as const,
  )
}

test('a locked tablet shows nothing, survives an offline reload, and unlocks where the user was (S-55)', async () => {
  await waitForCachedStaffScreens(page)
  await context.setOffline(true)
  const first = await openRecordForm(page, DOCTOR)
  await first.getByLabel('Qualification').fill('Waiting')
  await submitForm(first)
  const form = await openRecordForm(page, DOCTOR)
  await form.getByLabel('Specialisation').fill('Half typed')
  await lock()
  for (const state of ['locked', 'reloaded']) {
    if (state === 'reloaded') await page.reload()
    await locked().waitFor()
    const text = await readable()
    expect(text).not.toContain(DOCTOR)
    expect(text).not.toContain('Half typed')
    expect(text).toContain(person.username)
  }
  await unlock('not it')
  await page.getByText('That password is not right').waitFor()
  await unlock(person.password)
  const restored = page.getByRole('form', { name: 'Edit Doctor' })
  await restored.waitFor()
  expect(await restored.getByLabel('Specialisation').inputValue()).toBe('Half typed')
  expect(await readStore(page, person, 'outbox')).toHaveLength(1)
})

test('locking covers every tab within a second, and unlocking one unlocks all (S-55)', async () => {
  const otherTab = await context.newPage()
  await openDoctors(otherTab, clinic)
  await lock()
  await locked(otherTab).waitFor({ timeout: 1_000 })
  await unlock(person.password, otherTab)
  await otherTab.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor({ timeout: 1_000 })
  expect(await locked().count()).toBe(0)
})

test('navigating away and back, or to the sign-in page, does not bypass the lock (S-55)', async () => {
  await lock()
  await page.goto(`${clinic.url}/doctors`)
  await page.goBack()
  await locked().waitFor()
  await page.goto(`${clinic.url}/login`)
  await locked().waitFor()
  await page.goto(`${clinic.url}/admin/users`)
  await locked().waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
})

test('after 24 hours without the server the tablet is locked; five wrong passwords end offline unlocking (S-55)', async () => {
  await waitForCachedStaffScreens(page)
  await context.setOffline(true)
  await backdateResponses(23)
  await page.reload()
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await backdateResponses(2)
  await page.reload()
  await page.getByText('This device has not reached the server for 24 hours.').waitFor()
  for (let n = 1; n < 5; n++) {
    await unlock(`guess ${n}`)
    await page.getByText('That password is not right').waitFor()
  }
  await unlock('guess 5')
  const notice = page.getByText('This device can be unlocked only with a connection now.')
  await notice.waitFor()
  await unlock(person.password)
  await notice.waitFor()
  expect(await metaOf('unlocking')).toBeUndefined()
  await context.setOffline(false)
  await unlock(person.password)
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
})

test('after five wrong passwords the right one opens a new session; logging out ends all', async () => {
  const tokens: string[] = []
  page.on('request', (request) => {
    const token = request.headers()['x-session-token']
    if (token && !tokens.includes(token)) tokens.push(token)
  })
  await waitForEverythingSaved(page)
  await page.reload()
  await expect.poll(() => tokens.length, LONG_TIMEOUT).toBe(1)
  await lock()
  for (let n = 1; n <= 5; n++) {
    await unlock(`guess ${n}`)
    if (n < 5) await page.getByText('That password is not right').waitFor()
  }
  await page.getByText('Invalid username or password').waitFor()
  await unlock(person.password)
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await expect.poll(() => tokens.length, LONG_TIMEOUT).toBe(2)
  const lives = async (token = '') => {
    const response = await page.request.post(`${clinic.url}/rest/v1/rpc/my_session`, {
      headers: { 'x-session-token': token },
      data: { touch: false },
    })
    return (await response.json()) !== null
  }
  expect(await Promise.all(tokens.map(lives))).toEqual([false, true])
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => Promise.all(tokens.map(lives)), LONG_TIMEOUT).toEqual([false, false])
})

test('an expiring session asks; without a response the screen locks when it ends (S-55)', async () => {
  const idle = (time: string) =>
    clinic.sql(
      `update private.sessions set last_seen_at = now() - interval '12 hours' + $2::interval where user_id = $1`,
      [person.id, time],
    )
  const refreshSession = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  await idle('5 minutes')
  await refreshSession()
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  await question.getByText('signed out in 5 minutes').waitFor({ timeout: 40_000 })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await question.waitFor({ state: 'detached' })
  const [session] = await clinic.sql<{ fresh: boolean }>(
    `select last_seen_at > now() - interval '1 minute' as fresh from private.sessions where user_id = $1`,
    [person.id],
  )
  expect(session).toEqual({ fresh: true })

  await idle('20 seconds')
  await refreshSession()
  await page.getByText('Locked after a long time without activity.').waitFor({ timeout: 60_000 })
  await unlock(person.password)
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await waitForEverythingSaved(page)
})

test('a session ended from another device is out at once, and this one lists the others (S-10)', async () => {
  const lostDevice = await browser.newContext({ viewport: TABLET })
  const lostPage = await lostDevice.newPage()
  await signIn(lostPage, clinic, person)
  await openDoctors(lostPage, clinic)
  await page.getByRole('link', { name: /^Your account/ }).click()
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect.poll(() => sessions.count(), LONG_TIMEOUT).toBe(2)
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out elsewhere' }).click()
  await page.getByText('You are signed in nowhere else.').waitFor()
  await lostPage.evaluate(() => window.dispatchEvent(new Event('online')))
  await lostPage.getByText('You are signed out on the server').waitFor()
  expect(await sessions.count()).toBe(1)
  await lostDevice.close()
})

test('after a password change on the account screen the old password no longer works', async () => {
  await page.getByRole('link', { name: /^Your account/ }).click()
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(person.password)
  await form.getByLabel(/^New password/).fill('tea boat lantern')
  await form.getByLabel('Repeat new password').fill('tea boat lantern')
  const before = JSON.stringify(await metaOf('unlocking'))
  await form.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Your password is changed.').waitFor()
  await expect
    .poll(async () => JSON.stringify(await metaOf('unlocking')), LONG_TIMEOUT)
    .not.toBe(before)
  await lock()
  await unlock(person.password)
  await page.getByText('That password is not right').waitFor()
  await unlock('tea boat lantern')
  await page.getByRole('heading', { name: 'Your Account' }).waitFor()
})
