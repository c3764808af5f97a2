// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT } from './browser.ts'
import { openForTests } from './fixture.ts'
import { getCssVariable, openVisitorPage, activateConfig, WIDE } from './themes.ts'

const { clinic, browser } = await openForTests()

const primary = (color: string) => ({ colors: { light: { primary: color } } })
const font = (family: string) => ({
  typography: { fontUrls: [`https://fonts.googleapis.com/css2?family=${family}&display=swap`] },
})

test("a theme is downloaded once: the next visit uses the device's copy (AC-381, AC-386)", async () => {
  const hash = await activateConfig(clinic, primary('#7A1FA2'))
  const page = await openVisitorPage(browser, clinic.url + '/no/such/page')
  await expect.poll(() => readCachedTheme(page), LONG_TIMEOUT).toMatchObject({ hash })
  expect(await readCachedTheme(page)).toMatchObject({ config: primary('#7A1FA2') })

  const responses: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('visitor_pull'))
      void response.text().then((text) => responses.push(text))
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${clinic.url}/login`)
  await expect.poll(() => responses.length, LONG_TIMEOUT).toBeGreaterThan(0)
  expect(await getCssVariable(page, '--color-primary')).toBe('#7A1FA2')
  expect(requests.filter((url) => url.includes('modern_themes'))).toEqual([])
  expect(responses.filter((response) => response.includes('#7A1FA2'))).toEqual([])
  await page.context().close()
})

const readCachedTheme = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('nadi-theme') ?? 'null') as unknown)

test('a minute later an open page applies the new theme, and its fonts instead of the old (AC-382, AC-390)', async () => {
  await activateConfig(clinic, { ...primary('#0B5CAD'), ...font('Lora') })
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' })
  const page = await openAt(context)
  await expect
    .poll(() => fontLinks(page), LONG_TIMEOUT)
    .toEqual(['https://fonts.googleapis.com/css2?family=Lora&display=optional'])
  await page.evaluate(() => Object.assign(window, { same: true }))
  const hash = await activateConfig(clinic, { ...primary('#AA3311'), ...font('Inter') })
  await context.clock.fastForward(66_000)
  await expect.poll(() => getCssVariable(page, '--color-primary'), LONG_TIMEOUT).toBe('#AA3311')
  await expect
    .poll(() => fontLinks(page), LONG_TIMEOUT)
    .toEqual(['https://fonts.googleapis.com/css2?family=Inter&display=optional'])
  await expect.poll(() => readCachedTheme(page), LONG_TIMEOUT).toMatchObject({ hash })
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await context.close()
})

const fontLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-theme-font]')].map(
      ({ href }) => href,
    ),
  )

/** A page with a fake clock, and everything on it. */
async function openAt(context: BrowserContext): Promise<Page> {
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`${clinic.url}/`)
  await expect.poll(() => readCachedTheme(page), LONG_TIMEOUT).not.toBeNull()
  return page
}
