// @module-tag full

import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { findAccessibilityViolations, MODES } from './accessibility-violations.ts'
import { LONG_TIMEOUT, PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'

const SEIZURES = '/health-library?q=seizure&category=epilepsy-and-blackouts'
const TELUGU = 'పార్కిన్సన్ వ్యాధి'

const { clinic, browser } = await openForTests()
let everything: number
beforeAll(async () => {
  await clinic.sql(
    `insert into public.health_library_illnesses
      (illness_name, slug, short_summary, category_id, tags, visibility, display_order)
    select $1, 'parkinson-telugu', 'చేతులు వణకడం, కదలికలు మందగించడం.', id,
      array['వణుకు', 'నడక'], 'published', 2
    from public.health_library_categories where slug = 'movement-disorders'`,
    [TELUGU],
  )
  const [counted] = await clinic.sql<{ all: number }>(
    `select count(*)::int as all from public.health_library_illnesses
    where visibility = 'published'`,
  )
  everything = counted?.all ?? 0
})

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await page.goto(clinic.url + path)
  return page
}

const box = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('main h2 a:visible, main h3 a:visible')
const waitForText = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor()
const query = (page: Page) => new URL(page.url()).searchParams.toString()

test('on a phone the first result is visible above the keyboard', async () => {
  const page = await open('/health-library', { isMobile: true, hasTouch: true })
  await box(page).tap()
  await box(page).pressSequentially('snoring')
  const first = page.locator('main a[href*="sleep-apnoea"]').first()
  await first.waitFor(LONG_TIMEOUT)
  // An Android keyboard leaves some 400 px of a small phone.
  await expect.poll(async () => (await first.boundingBox())?.y, LONG_TIMEOUT).toBeLessThan(400)
  await page.context().close()
})

test('the number of results is announced once, after typing stops (S-14)', async () => {
  const page = await open('/health-library')
  const shownAndAnnounced = (text: string) => () => page.getByText(text, { exact: true }).count()
  // Once all topics are here, a query has one number of results.
  await box(page).fill('narcolepsy')
  await expect.poll(shownAndAnnounced('2 topics'), LONG_TIMEOUT).toBe(2)
  await box(page).fill('')
  await expect.poll(shownAndAnnounced(`${everything} topics`), LONG_TIMEOUT).toBe(2)
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    const status = document.querySelector('main output')
    if (!status) throw new Error('Nothing is announced here')
    const listen = () => announcements.push(status.textContent)
    new MutationObserver(listen).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  const readAnnouncements = () =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)
  await box(page).pressSequentially('narcolepsy', { delay: 80 })
  await expect.poll(shownAndAnnounced('2 topics'), LONG_TIMEOUT).toBe(2)
  expect(await readAnnouncements()).toEqual(['2 topics'])
  await page.context().close()
})

test('without script the server searches, keeps the query in the field, and the chips filter the list (AC-088, AC-089)', async () => {
  const page = await open('/health-library', { javaScriptEnabled: false })
  await waitForText(page, `${everything} topics`)
  await box(page).fill('migrane')
  await box(page).press('Enter')
  await page.waitForURL('**/health-library?q=migrane')
  expect(await box(page).inputValue()).toBe('migrane')
  expect(await cards(page).first().textContent()).toBe('Migraine')
  const chips = page.getByRole('list', { name: 'Categories' })
  await chips.getByRole('link', { name: 'Stroke' }).click()
  await page.waitForURL(/category=stroke/)
  expect(await chips.locator('a[aria-current]').textContent()).toBe('Stroke')
  await page.goto(`${clinic.url}/health-library?category=stroke`)
  expect(await page.locator('main h2:visible').count()).toBeLessThan(10)
  expect(await cards(page).first().textContent()).toBe('Stroke')
  await page.goto(`${clinic.url}/health-library?q=worst+headache+of+my+life`)
  await page.getByRole('link', { name: 'Call 108 for an ambulance' }).waitFor()
  await page.context().close()
})

test('a search page rendered by the server hydrates as rendered, and searches on', async () => {
  const page = await (
    await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  ).newPage()
  const problems = collectPageProblems(page)
  await page.goto(`${clinic.url}/health-library?q=sir+dard`)
  const [first] = await cards(page).allTextContents()
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  expect(await cards(page).first().textContent()).toBe(first)
  expect(await box(page).inputValue()).toBe('sir dard')
  await box(page).fill('narcolepsy')
  await expect.poll(() => cards(page).first().textContent(), LONG_TIMEOUT).toBe('Narcolepsy')
  expect(problems).toEqual([])
  await page.context().close()
})

test('a query typed before the script loaded is searched afterwards', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const waiting: Route[] = []
  let late = true
  await page.route('**/assets/*.js', (route) =>
    late ? void waiting.push(route) : route.continue(),
  )
  await page.goto(`${clinic.url}/health-library`, { waitUntil: 'commit' })
  await box(page).fill('narcolepsy')
  await expect.poll(() => waiting.length, LONG_TIMEOUT).toBeGreaterThan(0)
  late = false
  await Promise.all(waiting.map((route) => route.continue()))
  await expect.poll(() => query(page), LONG_TIMEOUT).toBe('q=narcolepsy')
  expect(await box(page).inputValue()).toBe('narcolepsy')
  await expect.poll(() => cards(page).first().textContent(), LONG_TIMEOUT).toBe('Narcolepsy')
  await page.context().close()
})

test('if the search fails to load, the whole list stays and Enter asks the server (AC-088)', async () => {
  const page = await (
    await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  ).newPage()
  await page.route('**/{search-engine,library}-*.js', (route) => route.abort())
  await page.goto(`${clinic.url}/health-library`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.getByRole('link', { name: 'A to Z' }).click()
  await waitForText(page, `${everything} topics`)
  expect(await cards(page).count()).toBe(everything)
  await box(page).fill('NARCOL')
  await box(page).press('Enter')
  await page.waitForURL('**/health-library?q=NARCOL')
  expect(await cards(page).first().textContent()).toBe('Narcolepsy')
  await page.context().close()
})

test('A to Z links to every letter that has topics, and to nothing else', async () => {
  const page = await open('/health-library')
  await page.getByRole('link', { name: 'A to Z' }).click()
  const letters = page.getByRole('region', { name: 'Letters' }).getByRole('link')
  await letters.first().waitFor()
  expect(query(page)).toBe('view=a-z')
  for (const letter of await letters.all()) {
    const { width = 0, height = 0 } = (await letter.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
    const name = (await letter.textContent()) ?? ''
    await letter.click()
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    const top = async () => (await heading.boundingBox())?.y ?? -1
    await expect.poll(top, LONG_TIMEOUT).toBeLessThan(PHONE.height)
    await expect.poll(top, LONG_TIMEOUT).toBeGreaterThanOrEqual(0)
  }
  expect(await letters.last().textContent()).toBe('ప')
  expect(await page.locator('[id^="letter-"] li a').count()).toBe(everything)
  await page.reload()
  await page.locator('[id^="letter-"]').getByRole('link', { name: TELUGU }).click()
  await page.getByRole('heading', { level: 1, name: TELUGU }).waitFor()
  await page.context().close()
})

test.for(MODES)(
  'the library has no accessibility violations in any of its states (%s)',
  async (mode) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    await context.addInitScript((chosen) => {
      window.localStorage.setItem('nadi-theme-mode', chosen)
    }, mode)
    const page = await context.newPage()
    const states = [
      [SEIZURES, 'Epilepsy'],
      ['/health-library?q=వణ', TELUGU],
      ['/health-library?q=snoring+stroke', 'Topics with some of these words'],
      ['/health-library?q=worst+headache+of+my+life', 'Call 108 for an ambulance'],
      ['/health-library?q=xyzzy', 'No health information found matching your criteria.'],
      ['/health-library?view=a-z', 'Back to the letters'],
    ] as const
    for (const [path, words] of states) {
      await page.goto(clinic.url + path)
      await waitForText(page, words)
      expect.soft(await findAccessibilityViolations(page), `${path} (${mode})`).toEqual([])
    }
    await context.close()
  },
)
