import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { isFullSuite } from '../supabase/tests/suites.ts'
import { readPublicPages } from '../tools/public-pages.ts'
import { DESKTOP, LONG_TIMEOUT, PHONE } from './browser.ts'
import { openForTests } from './fixture.ts'
import { callsOf, expectHydrated, findToggle } from './layout-helpers.ts'
import { requireSite } from './site-fixture.ts'

const SMALL = { width: 360, height: 740 }
const NARROW = { width: 320, height: 640 }
const PAGES = [
  ...(await readPublicPages(requireSite())),
  '/health-library/obstructive-sleep-apnoea',
  '/no/such/page',
]

const { clinic, browser } = await openForTests()

async function openPage(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', ...options })).newPage()
  await page.goto(clinic.url + path)
  return page
}

const rootFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test(
  'without script every number dials, the place is a link, and no control is dead (AC-079)',
  { tags: ['full'] },
  async () => {
    const page = await openPage('/contact', { viewport: PHONE, javaScriptEnabled: false })
    expect(
      await callsOf(page).evaluateAll((links) => links.map((it) => it.getAttribute('href'))),
    ).toEqual(['tel:108', '/emergency'])
    const main = page.getByRole('main')
    expect(await main.locator('a[href^="tel:+91"]').count()).toBeGreaterThan(0)
    expect(await main.getByRole('link', { name: 'Directions' }).getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    )
    await main.getByRole('link', { name: 'Open in Google Maps' }).waitFor()
    expect(await main.getByRole('button', { name: 'Show map' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /colours/ }).count()).toBe(0)

    await findToggle(page).click()
    await page.getByRole('radio', { name: 'A++, Very large' }).check()
    expect(await rootFont(page)).toBe('24px')
    await page.context().close()
  },
)

test(
  'large text applies to every page, without sideways scrolling',
  { tags: ['full'] },
  async () => {
    const page = await openPage('/', { viewport: NARROW })
    await expectHydrated(page)
    await findToggle(page).click()
    await page.getByRole('radio', { name: 'A+, Large' }).check()
    expect(await rootFont(page)).toBe('20px')
    for (const path of PAGES) {
      await page.goto(clinic.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.getAttribute('html', 'data-text-size'), LONG_TIMEOUT).toBe('2')
      expect(await rootFont(page)).toBe('20px')
      expect.soft(await page.evaluate(sideways), path).toBe(0)
    }
    // Like zooming, it switches a desktop to the phone's menu if the links no longer fit.
    await page.setViewportSize(DESKTOP)
    expect(await findToggle(page).isVisible()).toBe(true)
    await findToggle(page).click()
    await page.getByRole('radio', { name: 'A, Normal' }).check()
    expect(await rootFont(page)).toBe('16px')
    await expect.poll(() => findToggle(page).isVisible(), LONG_TIMEOUT).toBe(false)
    await page.context().close()
  },
)

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('no page overflows the smallest phone in very large text, and the name in the bar breaks between words', async () => {
  const page = await openPage('/', { viewport: NARROW })
  await page.evaluate(() => window.localStorage.setItem('nadi-text-size', '3'))
  const some = isFullSuite ? PAGES : ['/', '/contact']
  for (const path of some.flatMap((one) => [one, `/te${one === '/' ? '' : one}`])) {
    await page.goto(clinic.url + path)
    await page.locator('[data-text-size="3"]').waitFor(LONG_TIMEOUT)
    expect([path, await page.evaluate(sideways)]).toEqual([path, 0])
    const name = page.getByRole('banner').locator('a span').last()
    const widest = await name.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      // A broken word needs more lines than there are words.
      const words = (element.textContent ?? '').split(' ').length
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size - words
    })
    expect([path, widest <= 0]).toEqual([path, true])
  }
  await page.context().close()
})

test(
  'no page overflows a small phone whose own text size is doubled',
  { tags: ['full'] },
  async () => {
    const page = await openPage('/', { viewport: SMALL })
    const phone = await page.context().newCDPSession(page)
    await phone.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const some = isFullSuite ? PAGES : ['/', '/contact', '/no/such/page']
    for (const path of some.flatMap((one) => [one, `/te${one === '/' ? '' : one}`])) {
      await page.goto(clinic.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await rootFont(page)).toBe('32px')
      expect.soft([path, await page.evaluate(sideways)]).toEqual([path, 0])
    }
    await page.context().close()
  },
)

test('with the text size of a narrow phone doubled, the name and the buttons of the bar keep their size as targets', async () => {
  const page = await openPage('/contact', { viewport: NARROW })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/contact', '/te/contact']) {
    await page.goto(clinic.url + path)
    await expectHydrated(page)
    const controls = page.getByRole('banner').locator('a:visible, button:visible')
    const boxes = await Promise.all((await controls.all()).map((it) => it.boundingBox()))
    expect(boxes).toHaveLength(4)
    for (const box of boxes)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44)
  }
  await page.context().close()
})

test('keyboard focus in sticky bars does not scroll the page', { tags: ['full'] }, async () => {
  const page = await openPage('/services', { viewport: PHONE })
  await expectHydrated(page)
  for (const stuck of [findToggle(page), callsOf(page).first()]) {
    await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }))
    await stuck.focus()
    expect(await page.evaluate(() => window.scrollY)).toBe(1400)
  }
  await page.context().close()
})

/** The number of footer columns on a desktop, and their titles. */
async function footerColumns() {
  const page = await openPage('/', { viewport: DESKTOP })
  const footer = page.getByRole('contentinfo')
  const widths = await footer
    .locator('[data-columns]')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '))
  const titles = await footer.getByRole('heading', { level: 2 }).allTextContents()
  await page.context().close()
  return { columns: widths.length, titles }
}

test(
  'the footer has four columns on a desktop, and three without active social links (AC-038)',
  { tags: ['full'] },
  async () => {
    expect(await footerColumns()).toEqual({
      columns: 4,
      titles: ['Contact Us', 'Quick Links', 'Follow Us'],
    })
    const on = await clinic.sql<{ id: string }>(
      'update public.social_media set is_enabled = false where is_enabled returning id',
    )
    expect(await footerColumns()).toEqual({ columns: 3, titles: ['Contact Us', 'Quick Links'] })
    const ids = on.map(({ id }) => id)
    await clinic.sql('update public.social_media set is_enabled = true where id = any ($1)', [ids])
  },
)

test.for([
  ['of 200 letters', 'Institute of Neurology and Sleep Medicine '.repeat(5).slice(0, 200)],
  ['of 200 letters without a space', 'N'.repeat(200)],
  ['in Telugu', 'వెన్నెల నరాల వైద్యశాల మరియు నిద్ర వైద్య కేంద్రం'],
] as const)(
  'a name %s fits, on the narrowest screen too (AC-018, AC-028)',
  { tags: ['full'] },
  async ([, name]) => {
    const [before] = await clinic.sql<{ name: string }>('select name from public.hospital_profile')
    await clinic.sql('update public.hospital_profile set name = $1', [name])
    const page = await openPage('/contact', { viewport: NARROW })
    await expectHydrated(page)
    expect(await page.evaluate(sideways)).toBe(0)
    const bar = await page.getByRole('banner').boundingBox()
    expect(bar?.height).toBe(65)
    const inFooter = page
      .getByRole('contentinfo')
      .getByRole('link', { name })
      .locator('span')
      .last()
    // The glyphs of some fonts, such as Noto Sans, exceed their last line by a pixel.
    const linesCut = await inFooter.evaluate((it) =>
      Math.round(
        (it.scrollHeight - it.clientHeight) / Number.parseFloat(getComputedStyle(it).lineHeight),
      ),
    )
    expect(linesCut).toBe(0)
    await page.context().close()
    await clinic.sql('update public.hospital_profile set name = $1', [before?.name])
  },
)

test('on a phone on its side nothing sticks to the edges', { tags: ['full'] }, async () => {
  const page = await openPage('/services', { viewport: { width: 740, height: 360 } })
  await expectHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const bar = await page.getByRole('banner').boundingBox()
  const call = await callsOf(page).first().boundingBox()
  expect(Math.max(bar?.y ?? 0, call?.y ?? 0)).toBeLessThan(0)
  await page.context().close()
})
