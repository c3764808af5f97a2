// @module-tag full

import { readFile } from 'node:fs/promises'

import { beforeAll, expect, test } from 'vitest'

import { findAccessibilityViolations } from './accessibility-violations.ts'
import { TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { waitForEverythingSaved, openScreen, signIn, waitForCachedStaffScreens } from './staff.ts'

const { clinic } = await openForTests()
const tablet = await deviceForTests(TABLET)
let sunita: Person
beforeAll(async () => {
  sunita = await createStaffAccount(clinic.sql)
})

test('offline and by keyboard, a list is exported, corrected and imported, and stored once', async () => {
  const context = await tablet.open()
  const page = await context.newPage()
  await signIn(page, clinic, sunita)
  await waitForCachedStaffScreens(page)
  await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
  await page.locator('[data-row]').nth(5).waitFor()
  await context.setOffline(true)

  await page.getByRole('button', { name: 'Import and export' }).press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^Export all/ }).press('Enter')
  const text = await readFile(await (await download).path(), 'utf8')
  const summary = String((await first())?.['short_summary'])
  expect(text.startsWith('\uFEFFID,Illness Name')).toBe(true)
  expect(text).toContain(summary)

  await page.getByRole('button', { name: 'Import and export' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Import/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import illnesses from a CSV file' })
  const mended = text.replace(summary, 'వణుకు, mended offline.')
  await dialog
    .getByLabel(/^CSV file/)
    .setInputFiles({ name: 'mended.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) })
  await dialog.getByText('mended offline', { exact: false }).waitFor()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1 illness' }).press('Enter')
  await page.getByText(/^1 illness changed\. Sent (in a moment|once you are online)\.$/).waitFor()
  expect(await first()).toMatchObject({ short_summary: summary })

  await context.setOffline(false)
  await waitForEverythingSaved(page)
  expect(await first()).toMatchObject({ short_summary: 'వణుకు, mended offline.' })
  const log = await clinic.sql(
    `select description from public.activity_logs
    where user_id = $1 and table_affected = 'health_library_illnesses'`,
    [sunita.id],
  )
  expect(log).toHaveLength(1)
})

/** The first illness of the list. */
async function first() {
  const [row] = await clinic.sql(
    'select * from public.health_library_illnesses order by display_order, illness_name limit 1',
  )
  return row
}
