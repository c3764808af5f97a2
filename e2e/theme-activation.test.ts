// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, PHONE, collectPageProblems, TABLET } from './browser.ts'
import { openForTests } from './fixture.ts'
import { openSignedInPages } from './signed-in.ts'
import { hasFocus, openScreen } from './staff.ts'
import { getCssVariable, openVisitorPage } from './themes.ts'

const { clinic, browser } = await openForTests()
const signedIn = openSignedInPages({ clinic, browser }, { reducedMotion: 'reduce' })

test("by keyboard an Admin duplicates and activates a theme, a patient's open page applies it, and a rollback restores the old one (AC-310, AC-330, AC-331, AC-332)", async () => {
  const { page, person } = await signedIn('Admin', TABLET)
  const problems = collectPageProblems(page)
  await openScreen(page, clinic, 'modern-themes', 'Modern Themes')
  await page.getByRole('region', { name: 'Clinical Modern' }).waitFor()
  const patient = await openVisitorPage(browser, clinic.url, { viewport: PHONE })
  collectPageProblems(patient, problems)
  const before = await getCssVariable(patient, '--color-primary')

  await press(page, 'Duplicate Marigold Courtyard')
  await hasFocus(page.getByLabel('Theme Name'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Festival Days')
  await page.keyboard.press('Enter')
  await page.getByText('Theme duplicated successfully as "Festival Days"').waitFor()
  await hasFocus(button(page, 'Duplicate Marigold Courtyard'))
  await button(page, 'Activate Festival Days').waitFor()

  await press(page, 'Activate Festival Days')
  await confirm(page, 'Activate')
  await page
    .getByText('Theme activated successfully! You can rollback within 24 hours if needed.')
    .waitFor()
  await page.getByRole('region', { name: 'Festival Days' }).getByText('23h 59m remaining').waitFor()
  await comeBack(patient)
  await expect.poll(() => getCssVariable(patient, '--color-primary'), LONG_TIMEOUT).not.toBe(before)

  await press(page, 'Rollback')
  await confirm(page, 'Rollback')
  await page.getByText('Theme rolled back successfully!').waitFor()
  await page.getByRole('region', { name: 'Clinical Modern' }).waitFor()
  await comeBack(patient)
  await expect.poll(() => getCssVariable(patient, '--color-primary'), LONG_TIMEOUT).toBe(before)

  await press(page, 'Delete Festival Days')
  await confirm(page, 'Delete')
  await page.getByText('Theme deleted successfully').waitFor()
  await hasFocus(page.getByRole('heading', { level: 1, name: 'Modern Themes' }))
  const { id, lines } = await logged(person.id)
  expect(lines).toEqual([
    ['theme_duplicated', 'Duplicated modern theme: Marigold Courtyard as Festival Days', id],
    ['theme_activated', 'Activated modern theme: Festival Days', id],
    ['theme_rolled_back', 'Rolled back to previous modern theme', null],
    ['theme_deleted', 'Deleted modern theme: Festival Days', id],
  ])
  expect(problems).toEqual([])
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Confirms a dialog whose first button is no. */
async function confirm(page: Page, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const confirmButton = dialog.getByRole('button', { name: yes, exact: true })
  for (let stops = 0; stops < 5; stops++) {
    await page.keyboard.press('Tab')
    if (await confirmButton.evaluate((it) => it === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/** A visitor returns to a page: it polls the server. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** The log lines of this user's themes, in order, and the id of the first. */
async function logged(user: string): Promise<{ id: unknown; lines: unknown[][] }> {
  const rows = await clinic.sql(
    `select action, description, record_id from public.activity_logs
    where table_affected = 'modern_themes' and user_id = $1 order by created_at, id`,
    [user],
  )
  const lines = rows.map((row) => [row['action'], row['description'], row['record_id']])
  return { id: lines[0]?.[2], lines }
}
