import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { DESKTOP, launchBrowser } from './browser.ts'
import { hire, openClinic, type Clinic } from './clinic.ts'
import { cardsIn, openScreen, signIn } from './staff.ts'

const ROWS = 2_000
/** A frame may take 50 ms on a processor four times as slow as this one. */
const MOST_MS = 50 / 4

let clinic: Clinic
let browser: Browser
beforeAll(async () => {
  ;[clinic, browser] = await Promise.all([openClinic(), launchBrowser()])
  await clinic.sql(
    `insert into public.services (service_name, description, display_order)
    select 'Service ' || n, repeat('What is done and why. ', 20), n from generate_series(1, $1) n`,
    [ROWS],
  )
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
})

test('among two thousand services no letter typed in the search or in a form holds the screen up', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, clinic, await hire(clinic.sql))
  await openScreen(page, clinic, 'services', 'Manage Services')
  await cardsIn(page, 'Services').first().waitFor()
  expect(await cardsIn(page, 'Services').count()).toBeLessThan(100)
  await page.waitForLoadState('networkidle')

  await page.getByRole('searchbox', { name: 'Search services' }).focus()
  const searching = await longestTask(page, () => page.keyboard.type('service 12', { delay: 150 }))
  expect(await cardsIn(page, 'Services').first().textContent()).toContain('Service 12')
  await page.getByRole('searchbox', { name: 'Search services' }).fill('')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await page.getByLabel('Service Name').focus()
  const naming = await longestTask(page, () => page.keyboard.type('A new one', { delay: 150 }))
  await page.getByLabel('Description').focus()
  const telling = await longestTask(page, () => page.keyboard.type('Some words', { delay: 150 }))
  expect(searching).toBeLessThan(MOST_MS)
  expect(naming).toBeLessThan(MOST_MS)
  expect(telling).toBeLessThan(MOST_MS)
  await context.close()
})

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time, which other work on this machine does not add to. */
  tdur?: number
  args?: { name?: string }
}

/** The most processor time, in milliseconds, that the page took without a pause while something was done. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  // More than this would slow the page down by itself.
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline'],
    screenshots: false,
  })
  await work()
  await page.waitForTimeout(500)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[]
  }
  const place = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const pages = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(place),
  )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && pages.has(place(event)))
  if (tasks.length === 0) throw new Error('The browser told nothing of its tasks')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
