// @module-tag full

import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { LONG_TIMEOUT, collectPageProblems, TABLET, waitForCompleteWorker } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { readEverythingOn } from './device-contents.ts'
import { openForTests } from './fixture.ts'
import { openSignedInPages } from './signed-in.ts'
import {
  openRecordForm,
  openDoctors,
  openScreen,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

const { clinic, browser } = await openForTests()
let page: Page
let asha: Person
const signedIn = openSignedInPages(
  { clinic, browser },
  { hasTouch: true, acceptDownloads: true, serviceWorkers: 'allow' },
)
beforeEach(async () => {
  ;({ page, person: asha } = await signedIn('Admin', TABLET))
})

const openLog = () => openScreen(page, clinic, 'activity-logs', 'Activity Logs')
const rows = () => page.getByRole('table', { name: 'Activity logs' })
const rowCount = async () => Number(await rows().getAttribute('aria-rowcount')) - 1

/** Log lines of a past day without other activity. */
async function writeLines(day: string, count: number, description: string): Promise<void> {
  await clinic.sql(
    `insert into public.activity_logs (user_id, action, description, table_affected, created_at)
    select $1, 'update', $2 || ' ' || n, 'doctors', $4::timestamptz + n * interval '1 minute'
    from generate_series(1, $3::int) n`,
    [asha.id, description, count, `${day}T08:00:00Z`],
  )
}

async function chooseDay(day: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Filters' }).click()
  await page.getByLabel('Start Date').fill(day)
  await page.getByLabel('End Date').fill(day)
}

// S-21, S-66
test('an edit is logged with its values before and after, field by field (AC-209, AC-216)', async () => {
  const problems = collectPageProblems(page)
  await openDoctors(page, clinic)
  const form = await openRecordForm(page, 'Dr. Imran Baig')
  await form.getByLabel('Qualification').fill('MD, క్షేత్ర వైద్యం')
  await submitForm(form)
  const logged = () =>
    clinic.sql(
      `select from public.activity_logs where description = 'Updated doctor: Dr. Imran Baig'`,
    )
  await expect.poll(logged, LONG_TIMEOUT).toHaveLength(1)
  await openLog()
  const line = rows().getByRole('row').nth(1)
  await line.getByText('Updated doctor: Dr. Imran Baig').waitFor()
  expect(await line.getByRole('cell').nth(1).textContent()).toBe(asha.username)
  await line.getByRole('button', { name: 'Details of Updated doctor: Dr. Imran Baig' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Qualification' }).waitFor()
  expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(1)
  await dialog.getByText('MD, క్షేత్ర వైద్యం').waitFor()
  expect(problems).toEqual([])
})

test('the log is read in pages of 50 and filtered by day, user and action (AC-213, AC-214, AC-217, AC-218, AC-220, AC-222, AC-223)', async () => {
  await writeLines('2024-03-05', 101, 'Line')
  await clinic.sql(
    `insert into public.activity_logs (user_id, action, description, created_at)
    values (null, 'theme_activated', 'Another day', '2024-03-07T08:00:00Z')`,
  )
  await openLog()
  await chooseDay('2024-03-05')
  await rows().getByText('Line 101', { exact: true }).waitFor()
  expect(await rowCount()).toBe(50)
  await page.getByRole('button', { name: 'Next' }).click()
  await rows().getByText('Line 51', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await rows().getByText('Line 1', { exact: true }).waitFor()
  expect(await rowCount()).toBe(1)
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await page.getByLabel('Action').selectOption('Login')
  await page.getByText('Clear filters to see all logs').waitFor()
  await page.getByText('Showing page 1').waitFor()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await rows().getByText(`User logged in: ${asha.username}`).waitFor()
  await page.getByRole('region', { name: 'Filters' }).getByLabel('User').selectOption(asha.username)
  await expect.poll(() => rows().getByText('Another day').count(), LONG_TIMEOUT).toBe(0)
})

test('the exported file has all lines, and no spreadsheet runs them (threat 41)', async () => {
  await writeLines('2024-04-05', 60, '=HYPERLINK("http://x.invalid"),డాక్టర్')
  await openLog()
  await chooseDay('2024-04-05')
  await page.getByText('Showing page 1').waitFor()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await arriving).path(), 'utf8')
  expect(file.startsWith('\uFEFFDate & Time,User,Action,Description,Where,Changes\r\n')).toBe(true)
  const mine = file.split('\r\n').filter((line) => line.includes('HYPERLINK'))
  expect(mine).toHaveLength(60)
  for (const line of mine) expect(line).toContain(`,"'=HYPERLINK(""http://x.invalid""),డాక్టర్`)
})

test('cached log lines can be read offline, and are deleted when their user logs out (S-53, S-54)', async () => {
  await writeLines('2024-05-05', 3, 'canary-line')
  await openLog()
  await chooseDay('2024-05-05')
  await rows().getByText('canary-line 3').waitFor()
  await waitForCompleteWorker(page)
  await waitForCachedStaffScreens(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('You are offline. Showing a partial copy of the log').waitFor()
  // The day is in the address.
  await rows().getByText('canary-line 3').waitFor()
  expect(await readEverythingOn(page)).toContain('canary-line 3')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => readEverythingOn(page), LONG_TIMEOUT).not.toContain('canary-line')
})

// S-09
test.for(['Content Manager', 'Viewer'] as const)(
  'a %s cannot open the log: there is no link, no request, and an explanation (AC-130, AC-406)',
  async (role) => {
    const person = await createStaffAccount(clinic.sql, { role, username: role.replace(' ', '-') })
    const theirs = await browser.newPage()
    await signIn(theirs, clinic, person)
    const requests: string[] = []
    theirs.on('request', (request) => requests.push(request.url()))
    await theirs.goto(`${clinic.url}/admin/activity-logs`)
    await theirs.getByText('You do not have access to that screen.').waitFor()
    await theirs.getByRole('link', { name: 'Dashboard' }).waitFor()
    expect(await theirs.getByRole('link', { name: 'Activity Logs' }).count()).toBe(0)
    expect(
      requests.filter((url) => /activity-logs-screen|activity_logs|user_names/.test(url)),
    ).toEqual([])
    await theirs.close()
  },
)
