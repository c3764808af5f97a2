// @module-tag full

import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openDoctors, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
let page: Page
beforeEach(async () => {
  page = await (await browser.newContext({ viewport: LYING })).newPage()
  const devTools = await page.context().newCDPSession(page)
  const insets = { top: 0, left: NOTCH, right: NOTCH, bottom: 21 }
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  return () => page.context().close()
})

/** An iPhone in landscape, with its notch and rounded corners. */
const LYING = { width: 844, height: 390 }
const NOTCH = 47

test('no input of the sign-in page is so small that Safari zooms in, in any theme (S-79)', async () => {
  await page.goto(`${clinic.url}/login`)
  await page.getByLabel('Username').waitFor()
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('input')].map((input) => {
      input.parentElement?.style.setProperty('font-size', '12px')
      return Number.parseFloat(getComputedStyle(input).fontSize)
    }),
  )
  expect(sizes).toHaveLength(2)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
})

test('no control or text of the panel is under the notch of a phone in landscape (S-79)', async () => {
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
  await openDoctors(page, clinic)
  await expect.poll(() => underTheNotch(page)).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Doctors' }).waitFor()
  await expect.poll(() => underTheNotch(page)).toEqual([])
  await page.keyboard.press('Escape')
  // The sidebar of a wider screen.
  await page.setViewportSize({ width: 1180, height: 600 })
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await expect.poll(() => underTheNotch(page)).toEqual([])
})

/** Visible links, buttons, fields and headings. */
function underTheNotch(at: Page): Promise<string[]> {
  return at.evaluate((notch) => {
    const all = [...document.querySelectorAll('a, button, h1, h2, input')]
    return all
      .filter((one) => one.checkVisibility() && !one.matches('[href="#main"]'))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 1 && right > 0 && (left < notch || right > window.innerWidth - notch)
      })
      .map((one) => one.textContent || one.outerHTML)
  }, NOTCH)
}
