// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { getColumnLabel } from '../src/admin/content-types/content-types.ts'
import { listScreens } from '../src/admin/testing/list-screens.ts'
import type { EditableTable } from '../src/model/rows.ts'
import { getTableSpec } from '../src/model/tables.ts'
import { requireChromium } from '../tools/browser.ts'
import { LONG_TIMEOUT, DESKTOP } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { readEverythingOn } from './device-contents.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { findTracesOnDisk, type Traces } from './on-disk.ts'
import { createPhonePhoto } from './photo.ts'
import { onPolicyReport } from './policy-reports.ts'
import { createUpdateEdit, queueEdits, readStore } from './queued-edits.ts'
import { expectInHeader, signIn, waitForCachedStaffScreens } from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'
const PICTURE = 'canary-photo-of-a-person.jpg'

interface FormScreen {
  table: EditableTable
  path: string
  /** The button that opens an empty form; null if the screen is one form. */
  add: string | null
  /** The field to type into. */
  box: string
}

const FORMS: readonly FormScreen[] = [
  { table: 'hospital_profile', path: 'hospital-profile', add: null, box: 'Mission' },
  { table: 'contact_information', path: 'contact', add: null, box: 'Address' },
  ...listScreens.map(({ table, path, add }) => {
    return { table, path, add, box: getColumnLabel(table, getTableSpec(table).name ?? '') }
  }),
]

/** Fills in what a form requires or accepts besides. */
const COMPLETE: Partial<Record<EditableTable, (page: Page, text: string) => Promise<void>>> = {
  async doctors(page) {
    const photo = { ...(await createPhonePhoto(page, { width: 60, height: 40 })), name: PICTURE }
    await page.getByLabel('Click to upload Photo').setInputFiles(photo)
    await page.getByText('On this device').waitFor()
  },
  social_media: (page, text) =>
    page.getByLabel('Profile URL').fill(`https://social.example/${text}`),
  health_library_illnesses: (page, text) => page.getByLabel('Short Summary').first().fill(text),
  async notices(page) {
    await page.getByLabel('From').fill('2026-01-01')
    await page.getByLabel('Until').fill('2026-01-02')
  },
}

/** A list whose form is not left with unsaved input, because it would ask. */
const SEARCHED = 'services'
const SAVED = ['saved'] as const
const BOTH = ['saved', 'typed'] as const

/** What a device has no reason to store, signed in or not. */
const NEVER_STORED: Traces = {
  password: 'password of canary-boss',
  'password being typed': 'canary-password-of-a-person',
  'name of a photo': PICTURE,
  'file that was only looked at': 'canary-in-a-file',
}

/** What no page can remove from the disk, by part of the profile; see docs/security.md. */
const MAY_STAY: Readonly<Record<string, readonly string[]>> = {
  History: ['own id', 'search'],
  Favicons: ['own id', 'search'],
  Sessions: ['own id', 'search'],
  segmentation_platform: ['own id', 'search'],
  'Login Data': ['own name'],
  'Web Data': ['own name'],
  'Local Storage': ['own id'],
}

const { clinic } = await openForTests()
// Chromium without windows writes no history to the disk.
const tablet = await deviceForTests(DESKTOP, requireChromium())
let boss: Person
beforeAll(async () => {
  boss = await createStaffAccount(clinic.sql, { role: 'Super Admin', username: 'canary-boss' })
  await createStaffAccount(clinic.sql, { username: 'canary-colleague' })
  await clinic.sql(
    `insert into public.doctors (name, is_enabled) values ('canary-hidden-doctor', false)`,
  )
  await clinic.sql(
    `insert into public.modern_themes (name, slug, description, validation_status, config, config_hash)
    select 'canary-theme', 'own-theme', 'Fresh', 'passed', config, config_hash
    from public.modern_themes where name = 'Clinical Modern'`,
  )
})

// D1
test('after discarding and logging out no script finds staff data on the device, the disk keeps only what the docs say, and the public pages still open (threat 30, S-54)', async () => {
  const reports: string[] = []
  const context = await tablet.open()
  // Here the service worker serves the pages, with the policy from its cache.
  await onPolicyReport(context, (report) => reports.push(report))
  const page = await context.newPage()
  await signIn(page, clinic, boss)
  await waitForCachedStaffScreens(page)
  const secrets = {
    ...(await typeOnline(page)),
    ...(await typeOffline(context, page)),
    ...(await readSecrets(page)),
  }
  // The traces really exist now; otherwise finding none later would mean nothing.
  const before = await readEverythingOn(page)
  expect(namesIn(secrets, before)).toEqual(Object.keys(secrets).toSorted())
  expect(namesIn(NEVER_STORED, before)).toEqual([])
  const { IndexedDB } = await findTracesOnDisk(tablet.profile, secrets)
  expect(IndexedDB).toEqual(namesIn(secrets, before).filter((name) => name !== 'search'))

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Discard and log out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => databases(page), LONG_TIMEOUT).toEqual(['clinic-public'])
  const traces = { ...secrets, ...NEVER_STORED }
  expect(namesIn(traces, await readEverythingOn(page))).toEqual([])
  // Public content is still there, offline.
  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('heading', { name: DOCTOR }).waitFor()
  expect(namesIn(traces, await readEverythingOn(page))).toEqual([])
  await context.close()
  const left = await findTracesOnDisk(tablet.profile, traces)
  expect(beyond(MAY_STAY, left)).toEqual([])
  // So the disk was really searched.
  expect(left['History']).toEqual(['own id', 'search'])
  expect(reports).toEqual([])
  const logged = await clinic.sql(
    `select description from public.activity_logs where changes::text ~ 'canary-(saved|conflict)'`,
  )
  expect(logged).toEqual([])
})

/** Screens that need the server: their responses are cached, too. */
async function typeOnline(page: Page): Promise<Traces> {
  await go(page, 'users')
  await page.getByText('canary-colleague').first().waitFor()
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByLabel('Username').fill('canary-new-user')
  await page.getByLabel(/^Password/).fill('canary-password-of-a-person')
  await drafts(page, 1)

  const doctor = await idOf(DOCTOR)
  const set = { qualification: 'canary-conflict' }
  await page.context().setOffline(true)
  await queueEdits(page, boss, [
    createUpdateEdit('doctors', doctor, { set, was: { qualification: 'Unseen' } }),
  ])
  await page.context().setOffline(false)
  await expectInHeader(page, 'Needs attention (1)')
  await go(page, 'activity-logs')
  await page.getByText('canary-boss').first().waitFor()
  await page.getByRole('button', { name: 'Show Filters' }).click()
  await page.getByLabel('User', { exact: true }).selectOption('canary-boss')
  await page.waitForURL(`**user=${boss.id}`)
  // The URL of a page that was loaded before would stay in the tab's history (docs/security.md).
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.waitForURL('**/activity-logs')
  return {
    'own name': boss.username,
    'own id': boss.id,
    'name of a colleague': 'canary-colleague',
    'name being typed': 'canary-new-user',
    'hidden record': 'canary-hidden-doctor',
    'name of a theme': 'canary-theme',
    conflict: 'canary-conflict',
  }
}

/** Each form leaves one record saved and unsent, and one being typed. */
async function typeOffline(context: BrowserContext, page: Page): Promise<Traces> {
  await context.setOffline(true)
  await chooseFile(page)
  const traces: Record<string, string> = {}
  let count = 1
  for (const { table, ...form } of FORMS) {
    await go(page, form.path)
    for (const saving of form.path === SEARCHED ? SAVED : BOTH) {
      if (form.add) await page.getByRole('button', { name: form.add, exact: true }).click()
      const text = `canary-${saving}-${table.replaceAll('_', '-')}`
      const box = page.getByLabel(form.box).and(page.locator('input, textarea')).first()
      await box.fill(text)
      traces[`${saving}: ${table}`] = text
      if (saving === 'typed') await drafts(page, ++count)
      else {
        await COMPLETE[table]?.(page, text)
        await page.getByRole('button', { name: /^Save/ }).click()
        if (form.add) await box.waitFor({ state: 'detached' })
        else await page.getByText('saved successfully!').waitFor()
      }
    }
  }
  await go(page, 'modern-themes')
  await page.getByRole('button', { name: 'Edit Theme canary-theme' }).click()
  await page.getByLabel('Description').fill('canary-typed-theme')
  await drafts(page, ++count)
  traces['typed: theme'] = 'canary-typed-theme'

  await go(page, SEARCHED)
  await page.getByRole('searchbox').fill('canary-searched')
  await page.waitForURL('**q=canary-searched')
  traces['search'] = 'canary-searched'
  // Navigates on, as users do: the URL with the search stays in the history.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  return traces
}

/** A file that is previewed and not imported. */
async function chooseFile(page: Page): Promise<void> {
  await go(page, 'health-library/illnesses')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: /^Import/ }).click()
  await page.getByLabel(/^CSV file/).setInputFiles({
    name: 'canary-list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Illness Name,Short Summary\ncanary-in-a-file,canary-in-a-file\n'),
  })
  await page.getByText('canary-in-a-file').first().waitFor()
}

/** What the user never sees, and what is not text. */
async function readSecrets(page: Page): Promise<Traces> {
  const meta = (await readStore(page, boss, 'meta')) as { key: string; value: never }[]
  const valueOf = (key: string) => meta.find((one) => one.key === key)?.value
  const { token } = valueOf('session') as unknown as { token: string }
  const { salt } = valueOf('unlocking') as unknown as { salt: string }
  const [picture] = (await readStore(page, boss, 'blobs')) as { name: string }[]
  if (!picture) throw new Error('No picture waits here')
  return {
    token,
    'what a password is hashed with': salt,
    'name of a picture': picture.name,
  }
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${clinic.url}/admin/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function drafts(page: Page, count: number): Promise<void> {
  await expect.poll(() => readStore(page, boss, 'drafts'), LONG_TIMEOUT).toHaveLength(count)
}

async function idOf(doctor: string): Promise<string> {
  const [row] = await clinic.sql<{ id: string }>('select id from public.doctors where name = $1', [
    doctor,
  ])
  return row?.id ?? ''
}

const namesIn = (traces: Traces, text: string) =>
  Object.keys(traces)
    .filter((name) => text.includes(String(traces[name])))
    .toSorted()

function beyond(allowed: typeof MAY_STAY, found: Record<string, string[]>): string[] {
  return Object.entries(found).flatMap(([part, names]) =>
    names.filter((name) => !allowed[part]?.includes(name)).map((name) => `${part}: ${name}`),
  )
}

function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await window.indexedDB.databases()).map(({ name }) => name))
}
