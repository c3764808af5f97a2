// @module-tag full

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { DESKTOP, LONG_TIMEOUT } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { hasFocus } from './staff.ts'

const { clinic, browser } = await openForTests()

test('a doctor is added without a mouse, from signing in to the list', async () => {
  const sunita = await createStaffAccount(clinic.sql)
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  const { keyboard } = page
  await page.goto(`${clinic.url}/login`)
  await tabTo(page.getByLabel('Username'))
  await keyboard.type(sunita.username)
  await tabTo(page.getByLabel(/^Password/))
  await keyboard.type(sunita.password)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await tabTo(page.getByRole('link', { name: 'Doctors' }))
  await keyboard.press('Enter')
  const add = page.getByRole('button', { name: 'Add Doctor' })
  await tabTo(add)
  await keyboard.press('Enter')

  const name = page.getByLabel('Full Name')
  await hasFocus(name)
  await keyboard.type('Dr. No Mouse')
  await tabTo(page.getByLabel('Years of Experience'))
  await keyboard.type('12')
  await tabTo(page.getByLabel('Active'))
  await keyboard.press('Space')
  await escapeAndComeBack(page)
  await tabTo(page.getByRole('button', { name: 'Save' }))
  await keyboard.press('Enter')

  await page.getByText('Doctor added successfully!').waitFor()
  await hasFocus(add)
  const readSaved = () =>
    clinic.sql(
      `select years_of_experience as years, is_enabled from public.doctors
      where name = 'Dr. No Mouse'`,
    )
  await expect.poll(readSaved, LONG_TIMEOUT).toEqual([{ years: 12, is_enabled: false }])
})

/** Esc asks before it discards anything; a second Esc cancels the question. */
async function escapeAndComeBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await hasFocus(page.getByLabel('Active'))
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Dr. No Mouse')
}

/** Goes there by the Tab key alone; every stop on the way must show the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  const page = target.page()
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(whereFocusIsInvisible)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}

/** The focused element if it does not show its focus, or null. */
function whereFocusIsInvisible(): string | null {
  const focused = document.activeElement
  // The browser's own bars are tab stops, too.
  if (!focused || focused === document.body) return null
  const shows = [focused, ...focused.querySelectorAll('*'), focused.parentElement ?? focused].some(
    (element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    },
  )
  return shows && focused.matches(':focus-visible') ? null : focused.outerHTML
}
