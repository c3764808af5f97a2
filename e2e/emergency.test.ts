import { expect, test } from 'vitest'

import {
  clearHttpCache,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  waitForCompleteWorker,
} from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

const CARDS = ['/emergency/stroke', '/emergency/epilepsy', '/emergency/concussion']

test('a first visit caches the emergency cards before other pages, also with Save-Data, and they open offline (S-83)', async () => {
  const context = await browser.newContext({ viewport: PHONE })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const page = await context.newPage()
  await page.goto(`${clinic.url}/contact`)
  await waitForCompleteWorker(page)
  // The open page may be cached before them.
  const listOtherPages = async () =>
    (await listCachedPages(page)).filter((path) => path !== '/contact')
  await expect.poll(listOtherPages, LONG_TIMEOUT).toEqual(['/emergency', ...CARDS, '/'])

  await context.setOffline(true)
  await clearHttpCache(page)
  for (const path of CARDS) {
    const response = await page.goto(clinic.url + path)
    expect(await response?.text()).toContain('tel:108')
    await page.getByRole('heading', { name: 'Do this now' }).waitFor()
  }
  // One tap from any page.
  await page.goto(`${clinic.url}/`)
  await page.getByRole('link', { name: 'What to do', exact: true }).click()
  await page.getByRole('link', { name: 'A fit (seizure)' }).click()
  await page.getByText('Nothing in the mouth').waitFor()
  await context.close()
})

test(
  'each emergency card is printed on one page, with the number to call (S-83)',
  { tags: ['full'] },
  async () => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
    const page = await context.newPage()
    for (const path of CARDS) {
      await page.goto(clinic.url + path)
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect([path, sheets.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 1])
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByText('Call 108 for an ambulance').isVisible()).toBe(true)
      await page.emulateMedia({ media: null })
    }
    await context.close()
  },
)
