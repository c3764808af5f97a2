// @module-tag full

import { EventEmitter, once } from 'node:events'

import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { DESKTOP, LONG_TIMEOUT, PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'
import {
  expectFocus,
  expectHydrated,
  expectExpanded,
  expectShown,
  findToggle,
} from './layout-helpers.ts'

const { clinic, browser } = await openForTests()

async function openPage(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(clinic.url + path)
  return page
}

test('without script the menu opens, the services expand and a link works (AC-022, AC-025)', async () => {
  const page = await openPage('/', { viewport: PHONE, javaScriptEnabled: false })
  const library = page.getByRole('navigation').getByRole('link', { name: 'Health Library' })
  expect(await library.isVisible()).toBe(false)
  await findToggle(page).click()
  const service = page.getByRole('navigation').getByRole('link', { name: 'Headache Clinic' })
  expect(await service.isVisible()).toBe(false)
  await page.getByLabel('Show services').click()
  await service.waitFor()
  await page.keyboard.press('Escape')
  expect(await library.isVisible()).toBe(false)
  await findToggle(page).click()
  await library.click()
  await page.getByRole('heading', { level: 1, name: 'Health Library' }).waitFor()
  await page.context().close()
})

test('a menu opened before hydration stays open, and closes as usual (AC-025)', async () => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  const problems = collectPageProblems(page)
  const script = new EventEmitter()
  const scriptCame = once(script, 'came')
  await page.route('**/assets/*.js', async (route) => {
    await scriptCame
    await route.continue()
  })
  await page.goto(clinic.url, { waitUntil: 'commit' })
  const toggle = findToggle(page)
  const doctors = page.getByRole('navigation').getByRole('link', { name: 'Doctors' })
  await toggle.click()
  await page.getByLabel('Show services').click()
  await doctors.waitFor()
  await page.getByRole('radio', { name: 'A+, Large' }).check()
  expect(await toggle.getAttribute('aria-expanded')).toBeNull()
  script.emit('came')
  await expectHydrated(page)
  await expectExpanded(toggle, true)
  expect(await doctors.isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Headache Clinic' }).first().isVisible()).toBe(true)
  await expect.poll(() => page.getAttribute('html', 'data-text-size'), LONG_TIMEOUT).toBe('2')

  await page.keyboard.press('Escape')
  await expectExpanded(toggle, false)
  await expectFocus(toggle)
  await toggle.click()
  await expectExpanded(toggle, true)
  await toggle.click()
  await expectExpanded(toggle, false)
  await toggle.click()
  // With its services the menu reaches the lower edge.
  await page.getByLabel('Show services').click()
  await page.mouse.click(PHONE.width / 2, PHONE.height - 100)
  await expectExpanded(toggle, false)
  await toggle.click()
  await doctors.click()
  await expectExpanded(toggle, false)
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Meet Our Doctors' }))
  expect(problems).toEqual([])
  await page.context().close()
})

test('on a desktop the services drop down on hover and on focus, and Escape closes them (AC-021)', async () => {
  const page = await openPage('/', { viewport: DESKTOP })
  await expectHydrated(page)
  const navigation = page.getByRole('navigation')
  const service = navigation.getByRole('link', { name: 'Headache Clinic' })
  expect(await service.isVisible()).toBe(false)
  await navigation.getByRole('link', { name: 'Services', exact: true }).hover()
  await expectShown(service, true)
  await page.mouse.move(5, 700)
  await expectShown(service, false)
  await navigation.getByRole('link', { name: 'Services', exact: true }).focus()
  await expectShown(service, true)
  await page.keyboard.press('Escape')
  await expectShown(service, false)
  await page.context().close()
})

test('by keyboard the services take two tab stops, and one button opens them (AC-021)', async () => {
  const page = await openPage('/', { viewport: DESKTOP })
  await expectHydrated(page)
  const navigation = page.getByRole('navigation')
  const button = navigation.locator('summary')
  await navigation.getByRole('link', { name: 'Services', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expectFocus(button)
  await page.keyboard.press('Tab')
  await expectFocus(navigation.getByRole('link', { name: 'Health Library' }))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = navigation.getByRole('link', { name: 'Movement Disorders Clinic' })
  await expectFocus(first)
  await expectShown(first, true)
  await page.keyboard.press('Escape')
  await expectShown(first, false)
  expect(await button.evaluate((it) => it.closest('details')?.open)).toBe(false)
  await page.context().close()
})

test('Back restores the scroll position, and a new page starts at its top (AC-013)', async () => {
  const page = await openPage('/services', { viewport: PHONE })
  await expectHydrated(page)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }))
  await expect.poll(scrolled, LONG_TIMEOUT).toBe(1400)
  await findToggle(page).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).click()
  await page.getByRole('heading', { level: 1, name: 'Patient Testimonials' }).waitFor()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Our Services' }).waitFor()
  await expect.poll(scrolled, LONG_TIMEOUT).toBe(1400)
  await page.context().close()
})

test("without script a doctor's text expands, and each button names its doctor (AC-061)", async () => {
  const page = await openPage('/doctors', { viewport: PHONE, javaScriptEnabled: false })
  const more = page.locator('summary', { hasText: 'Read More' }).first()
  const whole = page.locator('main details p').first()
  await expectShown(whole, false)
  await more.click()
  await expectShown(whole, true)
  const doctor = await page.getByRole('heading', { level: 2 }).first().innerText()
  expect(await more.textContent()).toContain(doctor)
  await page.context().close()
})

test('a trailing slash is removed from the URL before the page hydrates', async () => {
  const page = await openPage('/doctors/?from=a-friend', { viewport: PHONE })
  const problems = collectPageProblems(page)
  await expectHydrated(page)
  expect(page.url()).toBe(`${clinic.url}/doctors?from=a-friend`)
  expect(problems).toEqual([])
  await page.context().close()
})

test('in forced colors the current page is still marked', async () => {
  const page = await openPage('/doctors', { viewport: PHONE, forcedColors: 'active' })
  await findToggle(page).click()
  const current = page.getByRole('navigation').getByRole('link', { name: 'Doctors' })
  const outline = await current.evaluate((link) => getComputedStyle(link).outlineStyle)
  expect(outline).toBe('solid')
  await page.context().close()
})
