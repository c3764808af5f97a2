import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { BrowserContext, Page } from 'playwright-core'

import { openPhoneProfile, openSlowPage } from '../phone.ts'
import { readMeasures, type Measures } from './measures.ts'

const SETTLE_MS = 500
/** Longer than any single file takes to be kept here. */
const SAME_FOR_MS = 3_000
const CHECK_EVERY_MS = 200
const GIVE_UP_AFTER_MS = 120_000

export interface OfflineVisits {
  /** The first page after the browser was started. */
  cold: Measures
  /** The next one. */
  warm: Measures
}

/** Visits an address with a network, and lets the service worker keep what it wants to keep. */
export async function visitOnce(url: string, prepare: (page: Page) => Promise<void>) {
  const profile = await mkdtemp(join(tmpdir(), 'nadi-bench-'))
  const phone = await openPhoneProfile(profile)
  try {
    const page = await phone.newPage()
    await page.goto(url)
    await prepare(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await waitForCachedFiles(page)
  } finally {
    await phone.close()
  }
  return {
    async visit(cpu: number): Promise<OfflineVisits> {
      const again = await openPhoneProfile(profile)
      try {
        await pause(SETTLE_MS)
        return { cold: await open(again, url, cpu), warm: await open(again, url, cpu) }
      } finally {
        await again.close()
      }
    },
    deleteProfile: () => rm(profile, { recursive: true, force: true, maxRetries: 3 }),
  }
}

async function open(phone: BrowserContext, url: string, cpu: number): Promise<Measures> {
  const { page } = await openSlowPage(phone, { cpu, network: 'as it is' })
  const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  if (!response?.fromServiceWorker()) throw new Error(`${url} did not come from this device`)
  // The largest picture may be painted a moment after the page has loaded.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await pause(SETTLE_MS)
  const measures = await readMeasures(page)
  await page.close()
  return measures
}

/** Until the page itself is on this device, and the number of files there no longer changes. */
async function waitForCachedFiles(page: Page): Promise<void> {
  const givenUp = performance.now() + GIVE_UP_AFTER_MS
  let last = 0
  let since = performance.now()
  while (last === 0 || performance.now() - since < SAME_FOR_MS) {
    if (performance.now() > givenUp) throw new Error(`${page.url()} was never kept`)
    const files = await page.evaluate(async () => {
      if (!(await caches.match(location.pathname))) return 0
      const keys = (await caches.keys()).map(async (key) => (await caches.open(key)).keys())
      return (await Promise.all(keys)).flat().length
    })
    if (files !== last) since = performance.now()
    last = files
    await pause(CHECK_EVERY_MS)
  }
}
