// @module-tag full

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'

import { getLightness } from './colours.ts'
import { openForTests } from './fixture.ts'
import { editButton, openTab, setUpOwnTheme, THEME } from './theme-editor.ts'

const { clinic, browser } = await openForTests()
const { openThemes } = setUpOwnTheme({ clinic, browser })

test('on a dark device the panel is dark from the first paint, and the site light if its visitor chose that', async () => {
  const context = await browser.newContext({ colorScheme: 'dark', serviceWorkers: 'block' })
  const page = await context.newPage()
  const body = page.locator('body')
  const bar = () =>
    page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    )
  // Before any script, and then before the panel itself is loaded.
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${clinic.url}/login`, { waitUntil: 'commit' })
  await page.getByText('Initializing application...').waitFor()
  expect(await getLightness(body)).toBe('dark')
  release?.()
  await page
    .getByText('Loading...')
    .or(page.getByRole('button', { name: 'Log in' }))
    .waitFor()
  expect(await getLightness(body)).toBe('dark')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  expect([await getLightness(body), await bar()]).toEqual(['dark', '#121f2e'])

  await page.emulateMedia({ colorScheme: 'light' })
  expect(await getLightness(body)).toBe('light')
  await expect.poll(bar).toBe('#fff')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await getLightness(body)).toBe('light')

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.evaluate(() => window.localStorage.setItem('nadi-theme-mode', 'light'))
  await page.goto(clinic.url)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  expect(await getLightness(body)).toBe('light')
  expect(await page.locator('html').evaluate((it) => getComputedStyle(it).colorScheme)).toBe(
    'light',
  )
  await context.close()
})

test("in a dark panel a theme's preview is as visitors see it, and forced colors leave color samples alone", async () => {
  const page = await openThemes({ colorScheme: 'dark' })
  expect(await getLightness(page.locator('body'))).toBe('dark')
  await editButton(page).click()
  const editor = page.getByRole('dialog', { name: `Edit Theme: ${THEME}` })
  expect(await getLightness(editor)).toBe('dark')
  const preview = page.frameLocator('iframe').locator('body')
  await preview.getByRole('banner').waitFor()
  expect(await getLightness(preview)).toBe('light')
  expect(await page.frameLocator('iframe').locator('html').getAttribute('data-panel')).toBeNull()
  await editor.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(() => getLightness(preview)).toBe('dark')

  // With forced colors, the selection is still visible, and a color sample keeps its color.
  await page.emulateMedia({ forcedColors: 'active' })
  const tab = (name: string) => editor.getByRole('tab', { name })
  expect(await behind(tab('Overview'))).not.toBe(await behind(tab('Colors')))
  await openTab(editor, 'Colors')
  const swatch = editor.getByRole('button', { name: 'Pick Primary (light)' })
  expect(await behind(swatch)).toBe('rgb(11, 92, 173)')
  await page.context().close()
})

/** An element's background color. */
function behind(thing: Locator): Promise<string> {
  return thing.evaluate((it) => getComputedStyle(it).backgroundColor)
}
