import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cached, launchBrowser, PATIENCE, PHONE, workerInCharge } from './browser.ts'
import { openClinic, type Clinic } from './clinic.ts'

const FAMILY = 'Noto Sans Telugu'

let clinic: Clinic
let browser: Browser
beforeAll(async () => {
  ;[clinic, browser] = await Promise.all([openClinic(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
})

/** A phone with letters for Telugu, or with the same box for each of them, whatever this machine has. */
async function phone({ hasTelugu }: { hasTelugu: boolean }): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE })
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
const keptFonts = async (page: Page) =>
  (await cached(page, 'fonts')).filter((path) => path.endsWith('.woff2'))

test('S-59 a phone without Telugu letters fetches them once, and has them without a network', async () => {
  const context = await phone({ hasTelugu: false })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/testimonials`)
  await workerInCharge(page)
  await page.reload()
  await page.locator('[lang="te"]').first().scrollIntoViewIfNeeded()
  await expect.poll(() => stateOf(page), PATIENCE).toBe('loaded')
  await expect.poll(() => keptFonts(page), PATIENCE).toHaveLength(1)

  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => stateOf(page), PATIENCE).toBe('loaded')
  await context.close()
})

test('S-59 a phone that has Telugu letters fetches none', async () => {
  const context = await phone({ hasTelugu: true })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${clinic.url}/testimonials`)
  const isAsked = () => asked.some((url) => url.includes('telugu-letters'))
  await expect.poll(isAsked, PATIENCE).toBe(true)
  await workerInCharge(page)
  await page.waitForLoadState('networkidle')
  expect(await stateOf(page)).toBeUndefined()
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([])
  await context.close()
})
