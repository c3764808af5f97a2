import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, PATIENCE } from './browser.ts'
import { hire, openClinic, type Clinic } from './clinic.ts'
import { signIn } from './staff.ts'
import { variable, visit, wear, WIDE } from './themes.ts'

let clinic: Clinic
let browser: Browser
beforeAll(async () => {
  ;[clinic, browser] = await Promise.all([openClinic(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
})

const primary = (color: string) => ({ colors: { light: { primary: color } } })
const font = (family: string) => ({
  typography: { fontUrls: [`https://fonts.googleapis.com/css2?family=${family}&display=swap`] },
})

test('AC-381 AC-386 a theme is fetched once: the next visit shows what the device kept of it', async () => {
  const hash = await wear(clinic, primary('#7A1FA2'))
  const page = await visit(browser, clinic.url + '/no/such/page')
  await expect.poll(() => kept(page), PATIENCE).toMatchObject({ hash })
  expect(await kept(page)).toMatchObject({ config: primary('#7A1FA2') })

  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('sync_pull'))
      void response.text().then((text) => answers.push(text))
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${clinic.url}/login`)
  await expect.poll(() => answers.length, PATIENCE).toBeGreaterThan(0)
  expect(await variable(page, '--color-primary')).toBe('#7A1FA2')
  expect(asked.filter((url) => url.includes('modern_themes'))).toEqual([])
  expect(answers.filter((answer) => answer.includes('#7A1FA2'))).toEqual([])
  await page.context().close()
})

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('nadi-theme') ?? 'null') as unknown)

test('AC-382 AC-390 a minute later an open page wears the new theme, and its fonts instead of the old', async () => {
  await wear(clinic, { ...primary('#0B5CAD'), ...font('Lora') })
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' })
  const page = await openAt(context)
  await expect
    .poll(() => fontLinks(page), PATIENCE)
    .toEqual(['https://fonts.googleapis.com/css2?family=Lora&display=optional'])
  await page.evaluate(() => Object.assign(window, { same: true }))
  const hash = await wear(clinic, { ...primary('#AA3311'), ...font('Inter') })
  await context.clock.fastForward(66_000)
  await expect.poll(() => variable(page, '--color-primary'), PATIENCE).toBe('#AA3311')
  await expect
    .poll(() => fontLinks(page), PATIENCE)
    .toEqual(['https://fonts.googleapis.com/css2?family=Inter&display=optional'])
  await expect.poll(() => kept(page), PATIENCE).toMatchObject({ hash })
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await context.close()
})

const fontLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-theme-font]')].map(
      ({ href }) => href,
    ),
  )

test('AC-390 no other host is ever asked for a font', async () => {
  await wear(clinic, {
    typography: { fontUrls: ['https://evil.example/a.css', 'https://fonts.gstatic.com/x'] },
  })
  const page = await visit(browser, clinic.url)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(clinic.url).host])
  expect(await fontLinks(page)).toEqual([])
  await page.context().close()
})

test('AC-384 a poll that fails is noted and made up for at the next', async () => {
  await wear(clinic, primary('#0B5CAD'))
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' })
  const page = await openAt(context)
  const noted: string[] = []
  page.on('console', (message) => noted.push(message.text()))
  let failing = true
  await context.route('**/rest/v1/rpc/sync_pull*', (route) =>
    failing ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.continue(),
  )
  await wear(clinic, primary('#22663B'))
  await context.clock.fastForward(66_000)
  await expect
    .poll(() => noted.some((text) => text.includes('could not be refreshed')), PATIENCE)
    .toBe(true)
  expect(await variable(page, '--color-primary')).toBe('#0B5CAD')
  failing = false
  await context.clock.fastForward(66_000)
  await expect.poll(() => variable(page, '--color-primary'), PATIENCE).toBe('#22663B')
  await context.close()
})

test('AC-385 what start and poll bring of the settings is one row with the theme, its hash and the library', async () => {
  const page = await visit(browser, clinic.url)
  const answer = await page.request.get(`${clinic.url}/rest/v1/rpc/sync_pull`, {
    headers: { apikey: 'public' },
  })
  const { put } = (await answer.json()) as { put: Record<string, Record<string, unknown>[]> }
  const rows = put['modern_site_settings'] ?? []
  expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([
    ['active_theme_id', 'health_library_enabled', 'id', 'row_version', 'theme_hash'],
  ])
  await page.context().close()
})

test('AC-386 the device remembers theme, hash and who is signed in, and no secret', async () => {
  const hash = await wear(clinic, primary('#22663B'))
  const page = await visit(browser, clinic.url)
  const person = await hire(clinic.sql, { username: 'leela' })
  await signIn(page, clinic, person)
  await expect.poll(() => kept(page), PATIENCE).toMatchObject({ hash })
  const all = await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))
  expect(all).toContain(person.id)
  for (const secret of [person.password, '$2a$', '$2b$', 'x-session-token']) {
    expect(all).not.toContain(secret)
  }
  await page.context().close()
})

test('AC-383 a theme that is missing or broken leaves the default one', async () => {
  for (const config of [{}, { colors: 7, layouts: [], typography: 'x' }]) {
    await wear(clinic, config)
    const page = await visit(browser, clinic.url)
    expect(await variable(page, '--color-primary')).toBe('#0B5CAD')
    await page.context().close()
  }
  await clinic.sql(
    'update modern_site_settings set active_theme_id = null, theme_hash = null, active_version_id = null',
  )
  const page = await visit(browser, clinic.url)
  expect(await variable(page, '--color-primary')).toBe('#0B5CAD')
  expect(await page.getAttribute('html', 'data-theme-hash')).toBe('default')
  await page.context().close()
})

/** A page whose clock is ours to turn, with everything on it. */
async function openAt(context: BrowserContext): Promise<Page> {
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`${clinic.url}/`)
  await expect.poll(() => kept(page), PATIENCE).not.toBeNull()
  return page
}
