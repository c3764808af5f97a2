// @module-tag full

import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { findAccessibilityViolations } from './accessibility-violations.ts'
import { LONG_TIMEOUT, PHONE, TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()

const LYING = { width: 1180, height: 820 }

async function openIllnesses(username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { username }))
  await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
  await page.locator('[data-row]').nth(20).waitFor()
  return page
}

/** The number of fully visible rows. */
const inView = (page: Page) =>
  page.locator('[data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }).length,
  )

const names = (page: Page) => page.locator('[data-row] strong').allTextContents()

test('on opening, a tablet shows ten illnesses in portrait and seven in landscape, with a collapsed sidebar', async () => {
  const page = await openIllnesses('anjali')
  expect(await inView(page)).toBeGreaterThanOrEqual(10)
  await page.setViewportSize(LYING)
  await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(7)
  const sidebar = page.getByRole('complementary')
  await sidebar.getByRole('button', { name: 'Only icons' }).click()
  expect((await sidebar.boundingBox())?.width).toBeLessThan(80)
  const link = sidebar.getByRole('link', { name: 'Services' })
  const word = link.getByText('Services')
  expect(await word.evaluate((label) => getComputedStyle(label).opacity)).toBe('0')
  await link.hover()
  await expect.poll(() => word.evaluate((label) => getComputedStyle(label).opacity)).toBe('1')
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.locator('[data-row] [data-menu]').first().tap()
  await page.getByRole('menuitem', { name: 'Move to place...' }).waitFor()
  expect.soft(await findAccessibilityViolations(page, [PHONE]), 'the menu of a row').toEqual([])
  await page.context().close()
})

test('a row has the same menu on a desktop as on a tablet, and so has a card', async () => {
  const page = await openIllnesses('charitha')
  await page.setViewportSize({ width: 1366, height: 768 })
  const [first = ''] = await names(page)
  await page.getByRole('button', { name: `Delete ${first}`, exact: true }).waitFor()
  await page.getByRole('button', { name: `More for ${first}`, exact: true }).click()
  const items = page.getByRole('menuitem')
  const every = ['Duplicate', 'Move to place...', 'History']
  expect(await items.allTextContents()).toEqual(expect.arrayContaining(every))
  await page.keyboard.press('Escape')
  await openScreen(page, clinic, 'doctors', 'Manage Doctors')
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click()
  expect(await items.allTextContents()).toEqual(expect.arrayContaining(every))
  await page.context().close()
})

test('a finger drags an illness beyond the screen, and the menu moves it to a position by number (S-46)', async () => {
  const page = await openIllnesses('bhavya')
  const [first = '', , third = ''] = await names(page)
  await dragDown(page, first)
  await expect
    .poll(async () => (await names(page)).indexOf(first), LONG_TIMEOUT)
    .toBeGreaterThan(14)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: `More for ${third}`, exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Move to place...' }).tap()
  await page.getByLabel(/^Position \(/).fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names(page))[0]).toBe(third)
  const grip = page.getByRole('button', { name: `Move ${third} to another place`, exact: true })
  await expect.poll(() => grip.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.context().close()
})

/** Drags a row to the lower edge, waits there while the page scrolls, and drops it further up. */
async function dragDown(page: Page, illness: string): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const grip = await page
    .getByLabel(`Move ${illness} to another place`, { exact: true })
    .boundingBox()
  if (!grip) throw new Error('The row is not on the screen')
  const x = grip.x + grip.width / 2
  await move(touch, 'touchStart', { x, y: grip.y + grip.height / 2 })
  for (const y of [700, 900, 1100, TABLET.height - 20]) await move(touch, 'touchMove', { x, y })
  await expect.poll(() => page.evaluate(() => window.scrollY), LONG_TIMEOUT).toBeGreaterThan(1_000)
  await move(touch, 'touchMove', { x, y: 600 })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const move = (touch: CDPSession, type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })

test('no name in a list breaks inside a word, and the sync state of a record covers nothing', async () => {
  await clinic.sql(
    `update public.health_library_illnesses set category_id = null where slug = 'essential-tremor'`,
  )
  await clinic.sql('update public.social_media set profile_url = $1', [
    `https://www.facebook.com/${'VennelaNeurologyCentre'.repeat(3)}/`,
  ])
  const page = await openIllnesses('deepika')
  await page.locator('[data-row]').getByText('Uncategorized').waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findBrokenWords(page), `illnesses at ${width}`).toEqual([])
    const fits = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(fits, `illnesses at ${width}`).toBe(width)
  }

  await openScreen(page, clinic, 'social-media', 'Social Media')
  await page.getByRole('switch').first().click()
  await page.getByText(/^Saved, /).waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findBrokenWords(page), `platforms at ${width}`).toEqual([])
    expect.soft(await isStateCovered(page), `the state at ${width}`).toBe(false)
  }
  await page.context().close()
})

test('on a phone a line of the log shows its time and user whole, and its text beside the badge', async () => {
  const page = await browser.newPage()
  const account = { username: 'lakshmi', role: 'Super Admin' } as const
  await signIn(page, clinic, await createStaffAccount(clinic.sql, account))
  await openScreen(page, clinic, 'activity-logs', 'Activity Logs')
  await page.locator('[data-row]').first().waitFor()
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await page.locator('[data-row]').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const [badge] = row.querySelectorAll('[data-place="mark"]')
          const [title] = row.querySelectorAll('[data-place="title"]')
          const text = document.createRange()
          text.selectNodeContents(title ?? row)
          const details = [...row.querySelectorAll('[data-place="detail"]')]
          const right = title?.getBoundingClientRect().right ?? Infinity
          const isCovered = right > (badge?.getBoundingClientRect().left ?? 0)
          return isCovered || details.some((cell) => cell.scrollWidth > cell.clientWidth)
        }).length,
    )
    expect.soft(faults, `lines with a fault at ${width}`).toBe(0)
  }
  await page.close()
})

/** Phones, tablets, and desktops whose table has little room. */
const WIDTHS = [320, 390, 600, 820, 960, 1180, 1240, 1366]

/** The words in the names and details of rows that need more than one line. */
const findBrokenWords = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('a')) continue
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{4,}/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          // Labels for screen readers are one pixel wide.
          const parts = [...range.getClientRects()].filter(({ width }) => width > 2)
          if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

/** Whether the address of a platform is drawn over its sync state. */
const isStateCovered = (page: Page) =>
  page.locator('[data-row]:has([data-state])').evaluate((row) => {
    const state = row.querySelector('[data-state]')?.getBoundingClientRect()
    const address = row.querySelector('a')?.closest('td')?.getBoundingClientRect()
    if (!state || !address) return true
    return (
      state.top < address.bottom &&
      address.top < state.bottom &&
      state.left < address.right &&
      address.left < state.right
    )
  })
