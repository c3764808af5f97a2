import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'
import { hire, openClinic, type Clinic } from './clinic.ts'

let clinic: Clinic
let browser: Browser
beforeAll(async () => {
  ;[clinic, browser] = await Promise.all([openClinic(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
})

test('on a large screen the doctors stand in three columns, and good news is green (AC-152, AC-418)', async () => {
  const sunita = await hire(clinic.sql)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/login`)
  await page.getByLabel('Username').fill(sunita.username)
  await page.getByLabel(/^Password/).fill(sunita.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Doctors' }).click()
  const cards = page.locator('li', { has: page.getByRole('heading', { level: 2 }) })
  await cards.nth(5).waitFor()
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? Infinity)

  await page.getByRole('button', { name: 'Add Doctor' }).click()
  await page.getByLabel('Full Name').fill('Dr. Green')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const banner = page.getByText('Doctor added successfully!').locator('..')
  const [red = 0, green = 0, blue = 0] = await banner.evaluate((box) =>
    (getComputedStyle(box).borderInlineStartColor.match(/\d+/g) ?? []).map(Number),
  )
  expect(green).toBeGreaterThan(Math.max(red, blue))
})

test('beside the sidebar of a small screen the header and the cards keep their shape', async () => {
  const rani = await hire(clinic.sql, { username: 'rani' })
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/login`)
  await page.getByLabel('Username').fill(rani.username)
  await page.getByLabel(/^Password/).fill(rani.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Doctors' }).click()
  const badge = page.getByText('Active', { exact: true }).first()
  await badge.waitFor()
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThan(180)
  expect((await badge.boundingBox())?.height).toBeLessThan(40)
})
