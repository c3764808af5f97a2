// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { readStore } from './queued-edits.ts'
import { waitForEverythingSaved, openScreen, signIn } from './staff.ts'

const LINES = 'మీ ఆరోగ్యం\nమా బాధ్యత'

const { clinic, browser } = await openForTests()

interface SingleRecord {
  path: string
  heading: string
  table: string
  first: readonly [label: RegExp, column: string]
  next: readonly [label: string, column: string]
  saved: string
  /** Where visitors read it. */
  page: string
}

const records: SingleRecord[] = [
  {
    path: 'hospital-profile',
    heading: 'Hospital Profile',
    table: 'hospital_profile',
    first: [/^Hospital Name/, 'name'],
    next: ['Mission', 'mission'],
    saved: 'Hospital profile saved successfully!',
    page: '/',
  },
  {
    path: 'contact',
    heading: 'Contact Information',
    table: 'contact_information',
    first: [/^Address$/, 'address'],
    next: ['Working Hours', 'working_hours'],
    saved: 'Contact information saved successfully!',
    page: '/contact',
  },
]

test('a clinic without a profile and contacts creates each and edits it offline; the record and the log say who and when (AC-147, AC-151, AC-191, AC-195)', async () => {
  for (const { table } of records) {
    await clinic.sql(`delete from public.${table}`)
    // There never was one: a deleted one would be restored (R17).
    await clinic.sql('delete from sync.tombstones where tbl = $1', [table])
  }
  const person = await createStaffAccount(clinic.sql, {
    username: `founder-${crypto.randomUUID()}`,
  })
  const context = await browser.newContext({
    viewport: TABLET,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, clinic, person)
  for (const record of records) await makeAndEdit(page, person, record)
  for (const { table, page: path } of records) {
    expect.soft(await logged(table, person), table).toEqual(['create', 'update'])
    await page.goto(clinic.url + path)
    await page
      .getByText(LINES.split('\n')[1] ?? '')
      .first()
      .waitFor()
  }
  await page.getByRole('banner').getByText('One hospital_profile').waitFor()
  await context.close()
})

async function makeAndEdit(page: Page, person: Person, record: SingleRecord): Promise<void> {
  const { path, heading, table, first, next } = record
  const rows = () => clinic.sql(`select * from public.${table}`)
  await openScreen(page, clinic, path, heading)
  await page.getByRole('textbox', { name: first[0] }).fill(`One ${table}`)
  await save(page, record)
  await waitForEverythingSaved(page)
  const [created] = await rows()
  expect(created).toMatchObject({ [first[1]]: `One ${table}`, last_updated_by: person.id })

  await page.getByLabel(next[0], { exact: true }).fill(LINES)
  await page.getByText('Not saved').waitFor()
  await expect.poll(() => readStore(page, person, 'drafts'), LONG_TIMEOUT).toHaveLength(1)
  await page.reload()
  await page.getByText(/^Restored draft from/).waitFor()
  await page.context().setOffline(true)
  await save(page, record)
  await page.getByRole('form').getByText('Waiting to sync (1)').waitFor()
  expect(await rows()).toEqual([created])
  await page.context().setOffline(false)
  await waitForEverythingSaved(page)
  const [edited, ...otherRows] = await rows()
  expect(otherRows).toEqual([])
  expect(edited).toMatchObject({
    id: created?.['id'],
    [next[1]]: LINES,
    last_updated_by: person.id,
  })
  expect(Number(edited?.['updated_at'])).toBeGreaterThan(Number(created?.['updated_at']))
}

async function save(page: Page, { heading, saved }: SingleRecord): Promise<void> {
  await page.getByRole('form', { name: heading }).getByRole('button', { name: /^Save/ }).tap()
  await page.getByText(saved).waitFor()
}

async function logged(table: string, { id }: Person): Promise<string[]> {
  const lines = await clinic.sql<{ action: string }>(
    `select action from public.activity_logs where table_affected = $1 and user_id = $2
    order by created_at, id`,
    [table, id],
  )
  return lines.map(({ action }) => action)
}
