import { setTimeout as pause } from 'node:timers/promises'

import type { CDPSession } from 'playwright-core'

import { launchBrowser, newPhone, openSlowPage } from '../phone.ts'
import { readMeasures, type Measures } from './measures.ts'
import { watchTraffic } from './traffic.ts'

/** A browser that just started still does things of its own. */
const SETTLE_MS = 500
/** With every answer 562 ms away, a page that asked for nothing this long has all it wants. */
const STILL_MS = 2_500

export interface FirstVisit extends Measures {
  kB: number
  requests: number
}

/**
 * Opens an address on slow 4G in a browser that was never there, and waits until the page rests:
 * what it does after it is usable, such as fetching the library for offline reading, counts.
 */
export async function firstVisit(
  url: string,
  cpu: number,
  isHydrated: boolean,
): Promise<FirstVisit> {
  const browser = await launchBrowser()
  try {
    const phone = await newPhone(browser)
    const { page, devTools } = await openSlowPage(phone, { cpu, network: 'slow 4G' })
    const traffic = watchTraffic(devTools)
    await pause(SETTLE_MS)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if (isHydrated) await becameUsable(devTools)
    await traffic.still(STILL_MS)
    return { ...(await readMeasures(page)), kB: traffic.kB(), requests: traffic.requests() }
  } finally {
    await browser.close()
  }
}

/**
 * Waits until the page can be used. Asked for in a few words and seldom: what Playwright brings into
 * a page to wait there is 200 ms of work to the cheapest phone, just while the page comes alive.
 */
export async function becameUsable(devTools: CDPSession): Promise<void> {
  const expression = "performance.getEntriesByName('usable').length > 0"
  for (let tries = 0; tries < 240; tries++) {
    const { result } = await devTools.send('Runtime.evaluate', { expression })
    if (result.value === true) return
    await pause(500)
  }
  throw new Error('The page did not become usable within two minutes')
}
