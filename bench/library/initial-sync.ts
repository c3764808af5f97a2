import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, CDPSession, Page } from 'playwright-core'

import { hasMorePages } from '../../src/model/cursors.ts'
import { newPhone, openSlowPage } from '../phone.ts'
import { threadTasks } from '../thread-tasks.ts'
import { becameUsable } from '../web/first-visit.ts'
import { watchTraffic } from '../web/traffic.ts'

/** What one phone had to wait and work for a library. */
export interface InitialSyncCost {
  /** Until the first topics can be read without a network. */
  firstMs: number
  /** Until all of them can. */
  wholeMs: number
  requests: number
  kB: number
  /** Processor time of the longest task meanwhile, from when the page can be used until it rests. */
  longestMs: number
  /** Processor time of all that the page does about one changed row. */
  rowMs: number
  rowLongestMs: number
}

interface Visit {
  url: string
  cpu: number
  /** Changes one row at the server. */
  change: () => Promise<void>
}

const CHECK_EVERY_MS = 50
/** Long enough for what is done once all has come: pages and pictures that are kept. */
const REST_MS = 6_000

/** Opens the library on a slow phone that was never there; then one row changes. */
export async function measureInitialSync(
  browser: Browser,
  { url, cpu, change }: Visit,
): Promise<InitialSyncCost> {
  const phone = await newPhone(browser)
  try {
    const { page, devTools } = await openSlowPage(phone, { cpu, network: 'as it is' })
    const traffic = watchTraffic(devTools)
    let waits = { firstMs: 0, wholeMs: 0 }
    const started = performance.now()
    await page.goto(`${url}/health-library`)
    // Before that the browser lays out the page, which no mirror delays.
    await becameUsable(devTools)
    const tasks = await threadTasks(devTools, async () => {
      waits = await waitForMirror(devTools, started)
      await pause(REST_MS)
    })
    const mirrored = {
      ...waits,
      requests: traffic.requests(),
      kB: traffic.kB(),
      longestMs: Math.max(...tasks),
    }
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // The first change after a page is opened may find more to do than those after it.
    await syncAfter(page, devTools, change)
    const about = await syncAfter(page, devTools, change)
    return {
      ...mirrored,
      rowMs: about.reduce((sum, ms) => sum + ms, 0),
      rowLongestMs: Math.max(...about),
    }
  } finally {
    await phone.close()
  }
}

function syncAfter(page: Page, devTools: CDPSession, change: () => Promise<void>) {
  return threadTasks(devTools, async () => {
    await change()
    // A page syncs when its user returns to it.
    await page.evaluate(() => dispatchEvent(new Event('pageshow')))
    await pause(REST_MS / 4)
  })
}

/** Looks at the mirror's own cursor: it is there with the first topics, and short with the last [R19]. */
const CURSOR = `new Promise((resolve) => {
  const request = indexedDB.open('clinic-public')
  request.onupgradeneeded = () => request.transaction.abort()
  request.onerror = () => resolve(null)
  request.onsuccess = () => {
    const read = request.result.transaction('meta').objectStore('meta').get('cursor')
    read.onsuccess = () => { request.result.close(); resolve(read.result ? read.result.value : null) }
  }
})`

async function waitForMirror(
  devTools: CDPSession,
  started: number,
): Promise<{ firstMs: number; wholeMs: number }> {
  let firstMs = 0
  for (;;) {
    const parameters = { expression: CURSOR, awaitPromise: true }
    const { result } = await devTools.send('Runtime.evaluate', parameters)
    const cursor = typeof result.value === 'string' ? result.value : null
    const now = performance.now() - started
    if (cursor) firstMs ||= now
    if (cursor && !hasMorePages(cursor)) return { firstMs, wholeMs: now }
    if (now > 180_000) throw new Error('The library did not come within three minutes')
    await pause(CHECK_EVERY_MS)
  }
}
