import type { BrowserContext, Locator, Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { PATIENCE, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { everythingOn } from './device-contents.ts'
import { openForTests } from './fixture.ts'
import { phonePhoto } from './photo.ts'
import {
  edit,
  headerSays,
  everythingIsSaved,
  openDoctors,
  save,
  signIn,
  staffScreensAreKept,
} from './staff.ts'
import { storeOf } from './waiting-edits.ts'

const DOCTOR = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()
let person: Person
let context: BrowserContext
let page: Page
let people = 0
beforeAll(async () => {
  await clinic.sql(
    `insert into public.doctors (name, is_enabled) values ('Dr. canary-hidden', false)`,
  )
})
beforeEach(async () => {
  people += 1
  person = await hire(clinic.sql, { username: `canary-name-${people}` })
  context = await browser.newContext({ viewport: TABLET })
  page = await context.newPage()
  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await everythingIsSaved(page)
  return () => context.close()
})

test(
  'somebody with waiting edits is asked, and may stay with all of them (S-54)',
  { tags: ['thorough'] },
  async () => {
    await context.setOffline(true)
    await changeQualification('canary-waiting')
    const question = await logOut()
    expect(await question.getByRole('button', { name: 'Send now and log out' }).isDisabled()).toBe(
      true,
    )
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    await headerSays(page, 'Waiting to sync (1)')
    expect(await storeOf(page, person, 'outbox')).toHaveLength(1)
  },
)

test(
  'somebody whose edits are on their way may have them sent before leaving (S-54)',
  { tags: ['thorough'] },
  async () => {
    // Holds the request back until it is let through.
    const held = new Promise<Route>((resolve, reject) => {
      page.route('**/rpc/sync_push', (route) => resolve(route), { times: 1 }).catch(reject)
    })
    await changeQualification('Sent at the last moment')
    const question = await logOut()
    await question.getByRole('button', { name: 'Send now and log out' }).click()
    await question.getByRole('button', { name: 'Sending...' }).waitFor()
    await (await held).continue()
    await page.waitForURL('**/login')
    expect(await qualification()).toBe('Sent at the last moment')
  },
)

test('after discarding and logging out nothing of staff is left on the device, and the public pages still are (S-54, D1)', async () => {
  const before = await qualification()
  await staffScreensAreKept(page)
  await context.setOffline(true)
  await changeQualification('canary-waiting', true)
  await page.getByRole('button', { name: 'Add Doctor' }).click()
  await page.getByLabel('Full Name').fill('canary-typed')
  await expect.poll(() => storeOf(page, person, 'drafts'), PATIENCE).toHaveLength(1)
  const secrets = await secretsHere()
  // What is looked for afterwards is really there now, or finding none of it would mean nothing.
  const full = await everythingOn(page)
  for (const secret of secrets) expect(full).toContain(secret)

  const question = await logOut()
  await question.getByText('1 change is not on the server yet. 1 form is not saved.').waitFor()
  await question.getByRole('button', { name: 'Discard and log out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => databases(page), PATIENCE).toEqual(['clinic-public'])
  const left = await everythingOn(page)
  for (const secret of secrets) expect(left).not.toContain(secret)

  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('heading', { name: DOCTOR }).waitFor()
  await context.setOffline(false)
  expect(await qualification()).toBe(before)
})

test(
  'logging out in one tab takes another one out of the admin panel within a second (S-54)',
  { tags: ['thorough'] },
  async () => {
    const other = await context.newPage()
    await openDoctors(other, clinic)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await other.waitForURL('**/login', { timeout: 1_000 })
    expect(await everythingOn(other)).not.toContain(person.username)
  },
)

async function changeQualification(text: string, withPhoto = false): Promise<void> {
  const form = await edit(page, DOCTOR)
  await form.getByLabel('Qualification').fill(text)
  if (withPhoto) {
    const photo = await phonePhoto(page, { width: 60, height: 40 })
    await form.getByLabel('Change Photo').setInputFiles(photo)
    await form.getByText('On this device').waitFor()
  }
  await save(form)
}

async function logOut(): Promise<Locator> {
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.waitFor()
  return question
}

/** Words that only staff may see, each kept in another place of the device. */
async function secretsHere(): Promise<string[]> {
  const meta = (await storeOf(page, person, 'meta')) as { value: { token?: string } }[]
  const token = meta.map(({ value }) => value?.token).find(Boolean)
  const [picture] = (await storeOf(page, person, 'blobs')) as { name: string }[]
  if (!token || !picture) throw new Error('Neither token nor picture is on the device')
  return [
    token,
    picture.name,
    person.username,
    person.id,
    'canary-waiting',
    'canary-typed',
    'canary-hidden',
  ]
}

async function qualification(): Promise<string | undefined> {
  const [row] = await clinic.sql<{ qualification: string }>(
    'select qualification from public.doctors where name = $1',
    [DOCTOR],
  )
  return row?.qualification
}

function databases(of: Page): Promise<(string | undefined)[]> {
  return of.evaluate(async () => (await window.indexedDB.databases()).map(({ name }) => name))
}
