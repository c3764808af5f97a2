// @module-tag full

import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { readPublicPages } from '../tools/public-pages.ts'
import { DESKTOP, PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'
import { requireSite } from './site-fixture.ts'

const STROKE = '/health-library/stroke'
/** A4 without its margins. */
const PAPER = { width: 680, height: 1009 }

const { clinic, browser } = await openForTests()

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await page.goto(clinic.url + path)
  return page
}

const waitForHydration = (page: Page) => page.locator('[data-hydrated="true"]').waitFor()

test('the URL of an illness opens it, with when to get help before anything else (AC-006)', async () => {
  const page = await open(STROKE)
  const problems = collectPageProblems(page)
  await page.reload()
  expect(await page.locator('h1').textContent()).toBe('Stroke')
  const card = page.getByRole('region', { name: 'When to get help' })
  expect(await card.locator('h2 + div > ul').first().innerText()).toContain('face droops')
  const numbers = await card
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(numbers).toEqual(['tel:108', 'tel:+914055500142'])
  await waitForHydration(page)
  expect(problems).toEqual([])
  await page.context().close()
})

test('without script an illness has everything: the card, the review, the sections and WhatsApp', async () => {
  const page = await open(STROKE, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Call 108 for an ambulance' }).waitFor()
  await page.getByText('Last reviewed on 9 April 2026 by Dr. Meera Chacko').waitFor()
  await page.getByRole('heading', { name: 'Common Symptoms' }).waitFor()
  const shareUrl = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(shareUrl ?? '')).toBe(
    `https://wa.me/?text=Stroke\n${clinic.url}${STROKE}`,
  )
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await page.context().close()
})

test('nothing moves while the page hydrates and its pictures load', async () => {
  const page = await open('/health-library/parkinsons-disease', { viewport: DESKTOP })
  await waitForHydration(page)
  await page.waitForFunction(() => [...document.images].every((picture) => picture.complete))
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => (entry as PerformanceEntry & { value: number }).value)
              .reduce((a, b) => a + b, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1000)
      }),
  )
  expect(moved).toBeLessThan(0.02)
  await page.context().close()
})

test('the contents of a long page link to its sections, by keyboard too', async () => {
  const page = await open('/health-library/parkinsons-disease')
  await page.getByRole('link', { name: 'Management & Treatment' }).press('Enter')
  await page.waitForURL('**/parkinsons-disease#treatment')
  const isInView = await page.waitForFunction(() => {
    const part = document.querySelector('#treatment h2')?.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect()
    return part && bar && part.top >= bar.bottom && part.bottom < window.innerHeight
  })
  expect(await isInView.jsonValue()).toBe(true)
  await page.context().close()
})

test('advice collapsed on the screen is printed in full', async () => {
  const page = await open('/health-library/sciatica', { viewport: PAPER })
  const last = page.getByText('See a doctor if the pain has not eased')
  await page.getByText('When else to get help').waitFor()
  expect(await last.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await last.isVisible()).toBe(true)
  expect(await page.getByText('When else to get help').isVisible()).toBe(false)
  await page.context().close()
})

test('printing shows the text, the note, the clinic and the URL, without bars', async () => {
  const page = await open(STROKE, { viewport: PAPER })
  await waitForHydration(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme-mode', 'dark'))
  await page.emulateMedia({ media: 'print' })
  const printedText = await page.locator('body').innerText()
  for (const text of [
    'When to get help',
    'What It Means',
    'Please note.',
    'Vennela Neurology Centre',
    '+91 40 5550 0142',
    'Plot 12, Moonrise Lane',
    clinic.url + STROKE,
  ]) {
    expect(printedText).toContain(text)
  }
  for (const text of [
    'Back',
    'Menu',
    'Quick Links',
    'Facebook',
    'Print',
    'Share on WhatsApp',
    'Emergency',
  ]) {
    expect(printedText).not.toMatch(new RegExp(`^${text}$`, 'm'))
  }
  expect(await page.locator('nav, button').filter({ visible: true }).count()).toBe(0)
  const styles = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor, width: document.documentElement.scrollWidth }
  })
  expect(styles).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
    width: PAPER.width,
  })
  await page.context().close()
})

test.for(await readPublicPages(requireSite()))(
  '%s is printed black on white, without bars and buttons',
  async (path) => {
    const page = await open(path, { viewport: PAPER })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('nav, button').filter({ visible: true }).count()).toBe(0)
    // The text with its color and the nearest background color.
    const faint = await page.evaluate(() => {
      const behind = (element: Element | null): string => {
        const color = element && getComputedStyle(element).backgroundColor
        return color === 'rgba(0, 0, 0, 0)' ? behind(element?.parentElement ?? null) : (color ?? '')
      }
      return [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.checkVisibility())
        .filter(({ childNodes }) =>
          [...childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        )
        .filter(
          (element) =>
            getComputedStyle(element).color !== 'rgb(0, 0, 0)' ||
            !['', 'rgb(255, 255, 255)'].includes(behind(element)),
        )
        .map(({ textContent }) => textContent)
    })
    expect(faint).toEqual([])
    await page.context().close()
  },
)

test('a name of 200 letters without a space does not overflow at 320 px', async () => {
  await clinic.sql(
    `insert into public.health_library_illnesses (illness_name, slug, short_summary, visibility)
    values (repeat('x', 200), 'long', repeat('y', 200), 'published')`,
  )
  const page = await open('/health-library/long', { viewport: { width: 320, height: 640 } })
  await waitForHydration(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.context().close()
})
