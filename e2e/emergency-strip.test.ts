import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { isFullSuite, FULL_SUITE_ONLY } from '../supabase/tests/suites.ts'
import { DESKTOP, LONG_TIMEOUT, PHONE } from './browser.ts'
import { openForTests } from './fixture.ts'
import { callsOf, expectHydrated } from './layout-helpers.ts'

const SMALL = { width: 360, height: 740 }
const NARROW = { width: 320, height: 640 }
const WIDE_PHONE = { width: 480, height: 900 }

const { clinic, browser } = await openForTests()

async function openPage(path: string, viewport: typeof SMALL): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', viewport })).newPage()
  await page.goto(clinic.url + path)
  return page
}

test.for([
  [PHONE, ['Ambulance 108', 'What to do']],
  [SMALL, ['Ambulance 108', 'What to do']],
  [NARROW, ['Ambulance 108', 'What to do']],
  [DESKTOP, ['Clinic +91 40 5550 0142', 'Ambulance 108', 'Emergency 112', 'What to do']],
] as const)(
  'the emergency numbers are large targets in one line at %o, and are not printed (N8)',
  async ([viewport, names], { skip }) => {
    skip(!isFullSuite && viewport !== SMALL, FULL_SUITE_ONLY)
    const page = await openPage('/contact', viewport)
    await expectHydrated(page)
    const boxes = await Promise.all((await callsOf(page).all()).map((link) => link.boundingBox()))
    expect(await callsOf(page).allTextContents()).toEqual(names)
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    for (const box of boxes)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
    await page.emulateMedia({ media: 'print' })
    expect(await callsOf(page).first().isVisible()).toBe(false)
    await page.context().close()
  },
)

test.for([
  ['/contact', 1],
  ['/contact', 3],
  ['/te/contact', 1],
  ['/te/contact', 3],
] as const)(
  'on a small phone the strip of %s is one row at text size %d, with no text cut off, and the menu has the number of the clinic in one line (N8)',
  async ([path, size], { skip }) => {
    skip(!isFullSuite && size === 1, FULL_SUITE_ONLY)
    const page = await openPage(path, SMALL)
    await expectHydrated(page)
    await page.getByRole('banner').locator('button[aria-expanded]').click()
    await page.locator(`[data-size-option="${size}"]`).dispatchEvent('click')
    const number = page.getByRole('navigation').getByText('+91 40 5550 0142')
    expect(await number.evaluate((it) => it.getClientRects().length)).toBe(1)
    await expect
      .poll(async () => (await callsOf(page).first().boundingBox())?.height, LONG_TIMEOUT)
      .toBeLessThan(size === 1 ? 60 : 80)
    const cut = await callsOf(page).evaluateAll((links) =>
      links.filter((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        return range.getBoundingClientRect().width > it.clientWidth
      }),
    )
    expect(cut).toEqual([])
    const tops = await callsOf(page).evaluateAll((links) =>
      links.map((it) => it.getBoundingClientRect().top),
    )
    expect([tops.length, new Set(tops).size]).toEqual([2, 1])
    await page.context().close()
  },
)

test.for([
  [SMALL, '/contact'],
  [NARROW, '/contact'],
  [SMALL, '/te/contact'],
  [NARROW, '/te/contact'],
] as const)(
  "every emergency name and number is legible at %o of %s, and grows with the visitor's text size",
  async ([viewport, path], { skip }) => {
    skip(!isFullSuite && !(viewport === NARROW && path === '/te/contact'), FULL_SUITE_ONLY)
    const page = await openPage(path, viewport)
    await expectHydrated(page)
    const usual = await sizesOfCalls(page)
    expect(Math.min(...usual)).toBeGreaterThanOrEqual(14)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sizesOfCalls(page)).toEqual(usual.map((size) => 2 * size))
    const strip = page.getByRole('complementary').filter({ hasText: '108' })
    expect(await strip.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
    await page.context().close()
  },
)

test(
  'no emergency name or number overflows its link at any width, with any font of the device',
  { tags: ['full'] },
  async () => {
    const page = await openPage('/contact', NARROW)
    for (const width of [320, 360, 375, 390, 412, 430, 480, 560, 620, 700, 820, 1024]) {
      await page.setViewportSize({ width, height: 640 })
      for (const call of await callsOf(page).all())
        expect([width, await call.textContent(), await call.evaluate(textLeaves)]).toEqual([
          width,
          await call.textContent(),
          false,
        ])
    }
    await page.context().close()
  },
)

test('the red ground of an emergency number is as wide as its digits on a phone', async () => {
  const page = await openPage('/te/contact', WIDE_PHONE)
  const spare = await callsOf(page)
    .getByText(/^1(?:08|12)$/)
    .evaluateAll((numbers) =>
      numbers.map((number) => {
        const digits = document.createRange()
        digits.selectNodeContents(number)
        const { paddingLeft, paddingRight } = getComputedStyle(number)
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
        const widths = [number, digits].map((it) => it.getBoundingClientRect().width)
        return Math.round((widths[0] ?? 0) - (widths[1] ?? 0) - padding)
      }),
    )
  expect(spare).toEqual([0, 0])
  await page.context().close()
})

function textLeaves(link: Element): boolean {
  const edges = link.getBoundingClientRect()
  return [...link.querySelectorAll('span'), link].some((part) => {
    const text = document.createRange()
    text.selectNodeContents(part)
    const { left, right } = text.getBoundingClientRect()
    return left < edges.left - 1 || right > edges.right + 1 || part.scrollWidth > edges.width + 1
  })
}

/** The size of each text of the strip in px; none may be cut off or hidden. */
async function sizesOfCalls(page: Page): Promise<number[]> {
  const sizes: number[] = []
  for (const text of await callsOf(page).locator('span').all()) {
    const { size, isCut } = await text.evaluate((it) => ({
      size: Number.parseFloat(getComputedStyle(it).fontSize),
      isCut: it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline',
    }))
    expect([await text.textContent(), isCut, await text.isVisible()]).toEqual([
      await text.textContent(),
      false,
      true,
    ])
    sizes.push(size)
  }
  return sizes
}

test('on a phone the emergency strip stays visible, and covers neither the footer nor the focused element', async () => {
  const page = await openPage('/services', PHONE)
  await expectHydrated(page)
  const ambulance = callsOf(page).filter({ hasText: '108' })
  const inReach = () =>
    ambulance.evaluate((it) => {
      const { left, top } = it.getBoundingClientRect()
      return it.contains(document.elementFromPoint(left + 5, top + 5))
    })
  expect(await inReach()).toBe(true)
  await page.mouse.wheel(0, 1500)
  await expect.poll(inReach, LONG_TIMEOUT).toBe(true)

  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(coveredFocus)).toBeNull()
  }
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  const copyright = await page.getByText('All rights reserved').boundingBox()
  const strip = await ambulance.boundingBox()
  expect(strip?.y ?? 1e6).toBeLessThan(copyright?.y ?? 0)
  await page.context().close()
})

/** Returns the focused element if something sticky covers it, or null. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return above?.closest('header, aside') && !above.closest('header, aside')?.contains(focused)
    ? focused.outerHTML
    : null
}
