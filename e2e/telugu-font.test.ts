import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { listCachedFiles, LONG_TIMEOUT, PHONE, TABLET, waitForCompleteWorker } from './browser.ts'
import { openForTests } from './fixture.ts'
import { captivePortal, openNetwork } from './network.ts'
import { openSignedInPages } from './signed-in.ts'
import { openScreen } from './staff.ts'

const FAMILY = 'Noto Sans Telugu'

const { clinic, browser } = await openForTests()
const signedIn = openSignedInPages({ clinic, browser })

/** A phone with a Telugu font, or without one (the same box for each letter), whatever this machine has. */
async function phone({
  hasTelugu,
  locale = 'en-IN',
}: {
  hasTelugu: boolean
  locale?: string
}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, locale })
  await context.addInitScript((has) => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: has ? (text.codePointAt(0) ?? 0) : 20 }) as TextMetrics
  }, hasTelugu)
  return context
}

const stateOf = (page: Page) =>
  page.evaluate(
    (family) => [...document.fonts].find((face) => face.family.includes(family))?.status,
    FAMILY,
  )
/** The file with all letters; the word in the bar has a font file of its own. */
const isLetters = (url: string) => /noto-sans-telugu.*\.woff2$/.test(url)

const listCachedFonts = async (page: Page) =>
  (await listCachedFiles(page, 'fonts')).filter(isLetters)

test('a phone without a Telugu font downloads it once, and has it offline (S-59)', async () => {
  const context = await phone({ hasTelugu: false })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/testimonials`)
  await waitForCompleteWorker(page)
  await page.reload()
  await page.locator('[lang="te"]').first().scrollIntoViewIfNeeded()
  await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('loaded')
  await expect.poll(() => listCachedFonts(page), LONG_TIMEOUT).toHaveLength(1)

  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('loaded')
  await context.close()
})

test('the offer of Telugu pages has its letters on a phone without a Telugu font (S-59)', async () => {
  const context = await phone({ hasTelugu: false, locale: 'te-IN' })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('region', { name: 'తెలుగులో చదవండి' }).waitFor()
  await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('loaded')
  await context.close()
})

test(
  'the link to the Telugu page never shows missing glyphs, on pages without other Telugu (S-59)',
  { tags: ['full'] },
  async () => {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await page.goto(`${clinic.url}/doctors`)
    // Missing-glyph boxes have equal widths; these two letters, with their vowel signs, have not.
    const widths = () =>
      page.getByRole('link', { name: 'తెలుగు' }).evaluate((link) => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (canvas) canvas.font = getComputedStyle(link).font
        return ['తె', 'గు'].map((letter) => canvas?.measureText(letter).width)
      })
    await expect.poll(async () => new Set(await widths()).size, LONG_TIMEOUT).toBe(2)
    await page.context().close()
  },
)

test(
  'a page rendered before its Telugu font loads has no missing glyphs afterwards (S-59)',
  { tags: ['full'] },
  async () => {
    const context = await phone({ hasTelugu: false })
    const page = await context.newPage()
    const widths = () =>
      page.locator('h1, nav a, dt').evaluateAll((elements) =>
        elements.map((element) => {
          const text = document.createRange()
          text.selectNodeContents(element)
          return text.getBoundingClientRect().width
        }),
      )
    await page.goto(`${clinic.url}/te`)
    await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('loaded')
    await page.evaluate(() => document.fonts.ready)
    const measured = await widths()
    expect(measured.length).toBeGreaterThan(5)
    // Measurements from before the font loaded are repeated in another language of the same script.
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'te-IN'))
    expect(await widths()).toEqual(measured)
    await context.close()
  },
)

test('a phone with a Telugu font downloads none (S-59)', { tags: ['full'] }, async () => {
  const context = await phone({ hasTelugu: true })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${clinic.url}/testimonials`)
  const isRequested = () => requests.some((url) => url.includes('telugu-font'))
  await expect.poll(isRequested, LONG_TIMEOUT).toBe(true)
  await waitForCompleteWorker(page)
  await page.waitForLoadState('networkidle')
  expect(await stateOf(page)).toBeUndefined()
  expect(requests.filter(isLetters)).toEqual([])
  await context.close()
})

test('nothing moves visibly when the font loads (S-59)', { tags: ['full'] }, async () => {
  const context = await phone({ hasTelugu: false })
  await context.addInitScript(() => {
    const observed = Object.assign(window, { moved: 0 })
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        observed.moved += (shift as { value?: number }).value ?? 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/te/health-library/parkinsons-disease`)
  await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('loaded')
  const isSeen = () => page.evaluate(() => getComputedStyle(document.body).opacity)
  await expect.poll(isSeen, LONG_TIMEOUT).toBe('1')
  expect(
    await page.evaluate(() => (window as unknown as { moved: number }).moved),
  ).toBeLessThanOrEqual(0.02)
  await context.close()
})

test('a preview has the font of its page (S-59)', { tags: ['full'] }, async () => {
  const { page } = await signedIn('Content Manager', TABLET)
  await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
  await expect.poll(() => differ(page.locator('[data-staff]')), LONG_TIMEOUT).toBe(true)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect
    .poll(() => differ(page.locator('[aria-expanded] [lang=te]').first()), LONG_TIMEOUT)
    .toBe(true)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe').getByRole('article')
  await preview.waitFor()
  await expect.poll(() => differ(preview), LONG_TIMEOUT).toBe(true)
})

/** Whether two Telugu letters differ in width: missing-glyph boxes do not. */
const differ = (container: Locator) =>
  container.evaluate((element) => {
    const [one, other] = ['ఇ', 'ఠ'].map((letter) => {
      const line = element.ownerDocument.createElement('span')
      line.style.position = 'absolute'
      line.textContent = letter
      element.append(line)
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    })
    return one !== other
  })

test(
  "a captive portal's response never becomes the font: not now, not later, and not on a device that cached it before (S-59)",
  { tags: ['full'] },
  async () => {
    const network = await openNetwork(clinic.url)
    const context = await phone({ hasTelugu: false })
    const page = await context.newPage()
    network.treat((path) => (isLetters(path) ? captivePortal('text/html') : 'pass'))
    await page.goto(network.url)
    await waitForCompleteWorker(page)
    const fontRequest = page.waitForRequest((request) => isLetters(request.url()))
    await page.goto(`${network.url}/testimonials`)
    const address = (await fontRequest).url()
    await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('error')
    expect(await listCachedFonts(page)).toEqual([])

    // The HTTP cache has the captive portal's response, for a year, and an older worker cached it,
    // too.
    await page.evaluate(async (url) => {
      const hotel = new Response('<h1>Welcome to our hotel</h1>', {
        headers: { 'content-type': 'text/html' },
      })
      await (await caches.open('fonts')).put(url, hotel)
    }, address)
    network.treat(() => 'pass')
    await page.reload()
    await expect.poll(() => stateOf(page), LONG_TIMEOUT).toBe('loaded')
    const readCachedType = () =>
      page.evaluate(async (url) => (await caches.match(url))?.headers.get('content-type'), address)
    await expect.poll(readCachedType, LONG_TIMEOUT).toBe('font/woff2')
    await context.close()
    await network.close()
  },
)
