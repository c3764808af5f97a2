import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { readPublicPages } from '../tools/public-pages.ts'
import {
  findBrokenPictures,
  listCachedFiles,
  clearHttpCache,
  LONG_TIMEOUT,
  PHONE,
  collectPageProblems,
  waitForCompleteWorker,
} from './browser.ts'
import { listPagePictures } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { requireSite } from './site-fixture.ts'

const { clinic, browser } = await openForTests()

/** A URL, a text that only its content has, and the number of its pictures, if known. */
interface Stop {
  path: string
  words: string | null
  pictures: number | null
}

const STALE = /^Could not refresh\. Content as of \d{1,2} \w+ \d{4}, \d{1,2}:\d{2}/

test('after one visit to Home every page and picture opens with the server down, and new content appears once it is up (AC-427, S-53)', async () => {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await page.goto(clinic.url)
  await waitForCachedFiles(page)
  const [stops, review] = [await journey(), await teluguReview()]
  await clinic.down()
  await clearHttpCache(page)

  for (const stop of stops) {
    await page.goto(clinic.url + stop.path)
    await isWhole(page, stop)
  }
  await findsByItself(page)
  await page.goto(`${clinic.url}/testimonials`)
  await page.locator('main [lang="te"]', { hasText: review }).waitFor()

  await page.goto(`${clinic.url}/doctors`)
  await page.getByText(STALE).waitFor()
  await page.evaluate(() => Object.assign(window, { openedOnce: true }))
  await clinic.up()
  await clinic.sql(`update public.doctors set name = 'Dr. New Here' where name = 'Dr. Imran Baig'`)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Dr. New Here' }).waitFor()
  await page.getByText(STALE).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('offline, a link to a service scrolls to it (AC-004, S-53)', { tags: ['full'] }, async () => {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(clinic.url)
  await waitForCachedFiles(page)
  const service = await lastService()
  await context.setOffline(true)
  await clearHttpCache(page)

  await page.goto(`${clinic.url}/services#service-${service.id}`)
  await page.getByText(/^You are offline\. Content as of/).waitFor()
  const card = page.locator(`[id="service-${service.id}"]`)
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top, LONG_TIMEOUT).toBeLessThan(PHONE.height)
  expect(await top()).toBeGreaterThanOrEqual(0)
  await context.close()
})

/**
 * The service worker is active, and has cached every picture of the pages; one more is only for
 * link previews.
 */
async function waitForCachedFiles(page: Page): Promise<void> {
  await waitForCompleteWorker(page)
  const pictures = await listPagePictures(clinic.sql)
  const listCached = () => listCachedFiles(page, 'pictures')
  await expect.poll(listCached, LONG_TIMEOUT).toHaveLength(pictures.length)
  expect(new Set(await listCached())).toEqual(new Set(pictures))
}

async function isWhole(page: Page, { path, words, pictures }: Stop): Promise<void> {
  const main = page.locator('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  if (words !== null) await main.getByText(words).first().waitFor()
  await page.getByText(STALE).waitFor()
  expect(await findBrokenPictures(page), path).toEqual([])
  // A missing picture is replaced by a placeholder, so pictures are counted as well.
  const pictureCount = await main.locator('img').count()
  expect(pictureCount, path).toBe(pictures ?? pictureCount)
}

/** Search works on the device for any query, and its URL opens again. */
async function findsByItself(page: Page): Promise<void> {
  await page.goto(`${clinic.url}/health-library?q=dr.+who`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.getByRole('searchbox').fill('apnea')
  const found = page.getByRole('main').getByRole('link', { name: 'Obstructive Sleep Apnoea' })
  await found.first().waitFor()
  await page.waitForURL('**/health-library?q=apnea')
  await page.reload()
  await found.first().waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue(), LONG_TIMEOUT).toBe('apnea')
}

/** The start of a Telugu review: it must be present, and marked as Telugu. */
async function teluguReview(): Promise<string> {
  const [review] = await clinic.sql<{ start: string }>(
    `select left(review_telugu, 20) as start from public.testimonials
    where is_published and review_telugu is not null limit 1`,
  )
  if (!review) throw new Error('The sample clinic has no review in Telugu')
  return review.start
}

/** Every kind of public page; only the first was ever opened on this device. */
async function journey(): Promise<Stop[]> {
  const [counted] = await clinic.sql<{ doctors: number; services: number; patients: number }>(
    `select (select count(photo)::int from public.doctors where is_enabled) as doctors,
      (select count(icon_image)::int from public.services where is_enabled) as services,
      (select count(patient_photo)::int from public.testimonials where is_published) as patients`,
  )
  const { doctors = 0, services = 0, patients = 0 } = counted ?? {}
  expect(Math.min(doctors, services, patients)).toBeGreaterThan(3)
  const atHome = await clinic.sql(
    `select 1 from (select patient_photo from public.testimonials where is_published
      order by display_order, patient_name limit 3) x where patient_photo is not null`,
  )
  const service = await lastService()
  const stops: Stop[] = [
    { path: '/', words: 'What Our Patients Say', pictures: 3 + 3 + atHome.length + 1 },
    { path: '/doctors', words: 'Dr. Raghunath', pictures: doctors },
    { path: '/services', words: service.service_name, pictures: services },
    { path: `/services#service-${service.id}`, words: service.service_name, pictures: services },
    { path: '/testimonials', words: 'Patient Testimonials', pictures: patients },
    { path: '/contact', words: 'Working Hours', pictures: 0 },
    { path: '/health-library', words: 'Obstructive Sleep Apnoea', pictures: 0 },
    { path: '/health-library/obstructive-sleep-apnoea', words: 'What It Means', pictures: 2 },
    { path: '/no/such/page', words: 'Page not found', pictures: 0 },
  ]
  const otherPaths = (await readPublicPages(requireSite())).filter(
    (path) => !stops.some((stop) => stop.path === path),
  )
  return [...stops, ...otherPaths.map((path) => ({ path, words: null, pictures: null }))]
}

async function lastService(): Promise<{ id: string; service_name: string }> {
  const [service] = await clinic.sql<{ id: string; service_name: string }>(
    `select id, service_name from public.services where is_enabled
    order by display_order desc, service_name desc limit 1`,
  )
  if (!service) throw new Error('The sample clinic has no services')
  return service
}
