// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { readPublicPages } from '../tools/public-pages.ts'
import {
  clearHttpCache,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  waitForCompleteWorker,
} from './browser.ts'
import { openForTests } from './fixture.ts'
import { requireSite } from './site-fixture.ts'

/** Every page with a fixed URL, and the emergency cards of the sample clinic. */
const MAIN = [
  ...(await readPublicPages(requireSite())),
  ...['stroke', 'epilepsy', 'concussion'].map((slug) => `/emergency/${slug}`),
].toSorted()

const { clinic, browser } = await openForTests()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await browser.newContext({ viewport: PHONE })
  page = await context.newPage()
  await page.goto(clinic.url)
  await waitForCompleteWorker(page)
  return () => context.close()
})

test('after one visit the main pages open offline as the server rendered them (AC-427)', async () => {
  await waitForMainPages()
  await context.setOffline(true)
  await clearHttpCache(page)
  for (const path of MAIN) {
    expect(pageNamedIn(await open(path)), path).toBe(path)
    expect(pageNamedIn(await open(`${path}?from=somewhere.else`)), path).toBe(path)
  }
  // An unvisited page is rendered on the device, not replaced by a similar one.
  expect(pageNamedIn(await open('/health-library/migraine'))).toBeNull()
  await page.getByRole('heading', { name: 'Migraine', level: 1 }).waitFor()
})

test('a visited page is cached; a missing one or a staff page never is', async () => {
  await waitForMainPages()
  await open('/health-library/migraine/')
  await open('/no/such/page')
  await open('/login')
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/health-library/migraine')
  expect((await listCachedPages(page)).toSorted()).toEqual(
    [...MAIN, '/health-library/migraine'].toSorted(),
  )
})

test("a page shows the cached content at once, and staff's changes on the next visit", async () => {
  await waitForMainPages()
  await clinic.sql(
    `update public.doctors set qualification = 'Newly Qualified' where name = 'Dr. Imran Baig'`,
  )
  expect(await open('/doctors')).not.toContain('Newly Qualified')
  await page.getByText('Newly Qualified').first().waitFor()
  await expect.poll(() => open('/doctors'), LONG_TIMEOUT).toContain('Newly Qualified')
})

test('a cached library page with a search in its URL says that it is searching and never shows another list', async () => {
  await waitForMainPages()
  await context.setOffline(true)
  const slow = await context.newPage()
  const devTools = await context.newCDPSession(slow)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // Reads at each frame what a reader sees; as text, because a compiled function needs its helpers.
  await slow.addInitScript({
    content: `{
      const seen = (window.seen = new Set())
      const isShown = (element) => element.checkVisibility()
      const look = () => {
        const main = [...document.querySelectorAll('main')].filter(isShown)
        const cards = [...document.querySelectorAll('main h2 a, main h3 a')].filter(isShown)
        const says = main.some(({ innerText }) => innerText.includes('Searching…'))
        if (cards.length > 0) seen.add(cards.map(({ textContent }) => textContent).join())
        else if (says) seen.add('Searching…')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }`,
  })
  await slow.goto(`${clinic.url}/health-library?q=narcolepsy`)
  const first = slow.locator('main h2 a:visible, main h3 a:visible').first()
  await first.waitFor({ timeout: 60_000 })
  expect(await first.textContent()).toBe('Narcolepsy')
  expect(await slow.getByRole('searchbox').inputValue()).toBe('narcolepsy')
  const seen = await slow.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen[0]).toBe('Searching…')
  for (const list of seen.slice(1)) expect(list).toMatch(/^Narcolepsy/)
})

test('a cached library page with a search in its URL opens with the results of a server that responds', async () => {
  await waitForMainPages()
  const path = '/health-library?q=narcolepsy'
  await expect.poll(async () => rootOf(await open(path)), LONG_TIMEOUT).not.toContain('unanswered')
  const [first] = /<h[23][^>]*><a [^>]*>.*?<\/a>/s.exec(await open(path)) ?? ['']
  expect(first).toContain('Narcolepsy')
})

test('without all files of its build a cached library page keeps its list, although it is searched', async () => {
  await waitForMainPages()
  // Nothing would end "Searching…" if the app could not start.
  await page.evaluate(async () => {
    const otherCaches = (await caches.keys()).filter((name) => !name.startsWith('pages-'))
    for (const name of otherCaches) await caches.delete(name)
  })
  await context.setOffline(true)
  const html = await open('/health-library?q=narcolepsy')
  expect(pageNamedIn(html)).toBe('/health-library')
  expect(rootOf(html)).not.toContain('data-unanswered')
})

test('switching the library off removes its cached pages (S-12)', async () => {
  await waitForMainPages()
  await open('/health-library/migraine')
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/health-library/migraine')
  await clinic.sql('update public.modern_site_settings set health_library_enabled = false')
  await open('/health-library')
  await page.waitForURL(`${clinic.url}/`)
  await open('/health-library/migraine')
  await page.getByText('Health Information Not Found').waitFor()
  await expect
    .poll(
      async () => (await listCachedPages(page)).filter((path) => path.startsWith('/health')),
      LONG_TIMEOUT,
    )
    .toEqual([])
  await clinic.sql('update public.modern_site_settings set health_library_enabled = true')
})

test('dark mode and large text apply to every page from its first paint', async () => {
  await waitForMainPages()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => window.localStorage.setItem('nadi-text-size', '2'))
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /dark|theme/i }).click()
  const bar = () => page.locator('meta[name="theme-color"]').getAttribute('content')
  const dark = await bar()
  for (const path of ['/doctors', '/health-library/migraine', '/login']) {
    await expect
      .poll(async () => rootOf(await open(path)), LONG_TIMEOUT)
      .toMatch(/ data-theme-mode="dark" data-text-size="2">$/)
  }
  const html = await open('/doctors')
  expect(html).toContain(`<meta name="theme-color" content="${dark}"`)
  expect(rootOf(html).match(/data-theme-mode/g)).toHaveLength(1)
  // The policy sent with the page still allows its own style.
  await page.getByRole('heading', { name: 'Meet Our Doctors' }).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'dark',
  )
})

test('after a theme change the cached pages have the new theme, also offline (AC-430)', async () => {
  await waitForMainPages()
  const before = themeIn(await open('/doctors'))
  await activateAnotherTheme()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => listCachedThemes(), LONG_TIMEOUT).not.toContain(before)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toHaveLength(MAIN.length)
  const after = await listCachedThemes()
  expect(new Set(after).size).toBe(1)
  await context.setOffline(true)
  expect(themeIn(await open('/doctors'))).toBe(after[0])
})

test('at most sixty pages are cached; those revalidated longest ago are evicted, emergency cards never (S-83)', async () => {
  await waitForMainPages()
  const illnesses = await clinic.sql<{ path: string }>(
    `select '/health-library/' || slug as path from public.health_library_illnesses
    where visibility = 'published'`,
  )
  expect(illnesses.length + MAIN.length).toBeGreaterThan(60)
  await page.evaluate(
    (paths) => {
      const theme = document.documentElement.dataset['themeHash']
      navigator.serviceWorker.controller?.postMessage({ type: 'keep-pages', paths, theme })
    },
    illnesses.map(({ path }) => path),
  )
  const last = illnesses.at(-1)?.path
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain(last)
  // The worker evicts pages after it has stored the new ones.
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toHaveLength(60)
  const cachedPages = await listCachedPages(page)
  expect(cachedPages).not.toContain('/')
  expect(cachedPages).toContain('/emergency/stroke')
})

async function waitForMainPages(): Promise<void> {
  await expect
    .poll(async () => (await listCachedPages(page)).toSorted(), LONG_TIMEOUT)
    .toEqual(MAIN)
}

/** The document of a URL, as received. */
async function open(path: string): Promise<string> {
  const response = await page.goto(clinic.url + path)
  return (await response?.text()) ?? ''
}

const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? ''
const themeIn = (html: string) => /data-theme-hash="([^"]+)"/.exec(rootOf(html))?.[1] ?? null

/** The URL for which the server rendered a document, or null if it did not. */
function pageNamedIn(html: string): string | null {
  return /id="page-content">\{"page":"([^"]+)"/.exec(html)?.[1] ?? null
}

async function listCachedThemes(): Promise<(string | null)[]> {
  const pages = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const cache = await caches.open(names[0] ?? 'pages-none')
    const responses = await cache.matchAll()
    return Promise.all(responses.map((response) => response.text()))
  })
  return pages.map(themeIn)
}

/** As the server does when an Admin activates a theme. */
async function activateAnotherTheme(): Promise<void> {
  await clinic.sql(
    `update public.modern_site_settings s
    set active_theme_id = t.id, active_version_id = v.id, theme_hash = t.config_hash
    from public.modern_themes t
    join public.theme_versions v on v.theme_id = t.id and v.version_number = t.version_number
    where t.id = (select id from public.modern_themes
      where id <> (select active_theme_id from public.modern_site_settings) order by id limit 1)`,
  )
}
