// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { signIn } from './staff.ts'
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

test('fonts are requested only from the allowed hosts (AC-390)', async () => {
  await activateConfig(clinic, {
    typography: { fontUrls: ['https://evil.example/a.css', 'https://fonts.gstatic.com/x'] },
  })
  const page = await openVisitorPage(browser, clinic.url)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(clinic.url).host])
  expect(await fontLinks(page)).toEqual([])
  await page.context().close()
})

test('a failed poll is logged, and the next one makes up for it (AC-384)', async () => {
  await activateConfig(clinic, primary('#0B5CAD'))
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' })
  const page = await openAt(context)
  const noted: string[] = []
  page.on('console', (message) => noted.push(message.text()))
  let failing = true
  await context.route('**/rest/v1/rpc/visitor_pull*', (route) =>
    failing ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.continue(),
  )
  await activateConfig(clinic, primary('#22663B'))
  await context.clock.fastForward(66_000)
  await expect
    .poll(() => noted.some((text) => text.includes('could not be refreshed')), LONG_TIMEOUT)
    .toBe(true)
  expect(await getCssVariable(page, '--color-primary')).toBe('#0B5CAD')
  failing = false
  await context.clock.fastForward(66_000)
  await expect.poll(() => getCssVariable(page, '--color-primary'), LONG_TIMEOUT).toBe('#22663B')
  await context.close()
})

type Rows = Record<string, Record<string, unknown>[] | undefined>

/** Records a page's requests for rows: the URL, and the rows of the response. */
function recordRowResponses(page: Page) {
  const responses: { path: string; put: Rows }[] = []
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url())
    if (!path.startsWith('/rest/')) return
    const body = response.json() as Promise<{ put?: Rows }>
    void body.then(({ put = {} }) => responses.push({ path, put }))
  })
  return responses
}

test('start and poll load the settings as one row with the theme, its hash and the library switch (AC-385)', async () => {
  await activateConfig(clinic, primary('#0B5CAD'))
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' })
  await context.clock.install()
  const page = await context.newPage()
  const responses = recordRowResponses(page)
  await page.goto(`${clinic.url}/`)
  const settings = () => responses.flatMap(({ put }) => put['modern_site_settings'] ?? [])
  await expect.poll(settings, LONG_TIMEOUT).toHaveLength(1)
  await expect.poll(() => readCachedTheme(page), LONG_TIMEOUT).not.toBeNull()
  const hash = await activateConfig(clinic, primary('#7A1FA2'))
  await context.clock.fastForward(66_000)
  await expect.poll(settings, LONG_TIMEOUT).toHaveLength(2)
  for (const row of settings()) {
    expect(Object.keys(row).toSorted()).toEqual([
      'active_theme_id',
      'health_library_enabled',
      'id',
      'row_version',
      'theme_hash',
    ])
  }
  expect(settings().at(-1)).toMatchObject({ theme_hash: hash, health_library_enabled: true })
  expect(new Set(responses.map(({ path }) => path))).toEqual(new Set(['/rest/v1/rpc/visitor_pull']))
  await context.close()
})

/** The condition under which visitors see a row, and a change that hides it. */
const forVisitors: Record<string, [column: string, shown: unknown, hidden: unknown]> = {
  doctors: ['is_enabled', true, false],
  services: ['is_enabled', true, false],
  testimonials: ['is_published', true, false],
  social_media: ['is_enabled', true, false],
  health_library_categories: ['is_enabled', true, false],
  health_library_illnesses: ['visibility', 'published', 'draft'],
}

test('a page requests rows in one way, and receives only enabled or published ones (AC-414)', async () => {
  const hide = Object.entries(forVisitors).map(async ([table, [column, , hidden]]) => {
    const [row] = await clinic.sql<{ id: string }>(
      `update public.${table} set ${column} = $1
      where id = (select id from public.${table} order by id limit 1) returning id`,
      [hidden],
    )
    return row?.id
  })
  const hiddenIds = await Promise.all(hide)
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const responses = recordRowResponses(page)
  await page.goto(clinic.url)
  await expect.poll(() => responses.length, LONG_TIMEOUT).toBeGreaterThan(0)
  expect(responses.map(({ path }) => path)).toEqual(['/rest/v1/rpc/visitor_pull'])
  for (const [table, [column, visibleValue]] of Object.entries(forVisitors)) {
    const rows = responses.flatMap(({ put }) => put[table] ?? [])
    expect([table, new Set(rows.map((row) => row[column]))]).toEqual([
      table,
      new Set([visibleValue]),
    ])
    expect(rows.filter(({ id }) => hiddenIds.includes(String(id)))).toEqual([])
  }
  for (const [table, [column, visibleValue, hidden]] of Object.entries(forVisitors)) {
    await clinic.sql(`update public.${table} set ${column} = $1 where ${column} = $2`, [
      visibleValue,
      hidden,
    ])
  }
  await context.close()
})

test('the device stores the theme, its hash and the signed-in user, and no secret (AC-386)', async () => {
  const hash = await activateConfig(clinic, primary('#22663B'))
  const page = await openVisitorPage(browser, clinic.url)
  const person = await createStaffAccount(clinic.sql, { username: 'leela' })
  await signIn(page, clinic, person)
  await expect.poll(() => readCachedTheme(page), LONG_TIMEOUT).toMatchObject({ hash })
  const all = await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))
  expect(all).toContain(person.id)
  for (const secret of [person.password, '$2a$', '$2b$', 'x-session-token']) {
    expect(all).not.toContain(secret)
  }
  await page.context().close()
})

test('a missing or invalid theme falls back to the default one (AC-383)', async () => {
  for (const config of [{}, { colors: 7, layouts: [], typography: 'x' }]) {
    await activateConfig(clinic, config)
    const page = await openVisitorPage(browser, clinic.url)
    expect(await getCssVariable(page, '--color-primary')).toBe('#0B5CAD')
    await page.context().close()
  }
  await clinic.sql(
    'update modern_site_settings set active_theme_id = null, theme_hash = null, active_version_id = null',
  )
  const page = await openVisitorPage(browser, clinic.url)
  expect(await getCssVariable(page, '--color-primary')).toBe('#0B5CAD')
  expect(await page.getAttribute('html', 'data-theme-hash')).toBe('default')
  await page.context().close()
})

/** A page with a fake clock, and everything on it. */
async function openAt(context: BrowserContext): Promise<Page> {
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`${clinic.url}/`)
  await expect.poll(() => readCachedTheme(page), LONG_TIMEOUT).not.toBeNull()
  return page
}
