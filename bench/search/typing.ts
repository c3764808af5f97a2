import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'

import { openPhoneProfile } from '../phone.ts'
import { threadTasks } from '../thread-tasks.ts'

/** The longest piece of work that kept the page from answering, in ms of processor time. */
export interface LongestTask {
  search: string
  ms: number
}

const REST_MS = 1_500
const INDEXING_MS = 8_000

interface Search {
  name: string
  /** What is tapped; else keys are pressed. */
  tapped?: (page: Page) => Locator
  act?: (page: Page) => Promise<void>
  rest?: number
}

/** What readers do, one after the other, on the same page. */
export const searches: readonly Search[] = [
  {
    name: 'tap into the search, while it gets ready',
    tapped: (page) => page.getByRole('searchbox'),
    rest: INDEXING_MS,
  },
  { name: 'type "seizure"', act: (page) => type(page, 'seizure') },
  { name: 'erase it letter by letter', act: (page) => erase(page, 'seizure') },
  { name: 'type "tremor in the hands"', act: (page) => type(page, 'tremor in the hands') },
  { name: 'clear it with Escape', act: (page) => page.keyboard.press('Escape') },
  { name: 'type "siezure", misspelt', act: (page) => type(page, 'siezure') },
  {
    name: 'clear it with the button',
    tapped: (page) => page.getByRole('button', { name: 'Clear search' }),
  },
  { name: 'type "a", which nearly all have', act: (page) => type(page, 'a') },
]

/**
 * Opens the library on a phone, and answers how long its longest task was in each search. The phone
 * has a profile on disk: without one Chromium fetches and decodes the clinic's logo for its tab at
 * each change of the URL, which takes as long as the search.
 */
export async function openLibrary(url: string): Promise<LongestTask[]> {
  const profile = await mkdtemp(join(tmpdir(), 'nadi-bench-'))
  const phone = await openPhoneProfile(profile)
  try {
    return await search(phone, url)
  } finally {
    await phone.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function search(phone: BrowserContext, url: string): Promise<LongestTask[]> {
  const page = await phone.newPage()
  const devTools: CDPSession = await phone.newCDPSession(page)
  await page.goto(`${url}/health-library`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(INDEXING_MS)
  const found: LongestTask[] = []
  for (const { name, tapped, act, rest = REST_MS } of searches) {
    const tap = tapped && (await readyToTap(tapped(page)))
    const tasks = await threadTasks(devTools, async () => {
      await tap?.()
      await act?.(page)
      await page.waitForTimeout(rest)
    })
    found.push({ search: name, ms: Math.max(0, ...tasks) })
  }
  return found
}

const KEY_EVERY_MS = 150

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_EVERY_MS })

async function erase(page: Page, text: string): Promise<void> {
  for (let left = text.length; left > 0; left--) {
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(KEY_EVERY_MS)
  }
}

/**
 * Finds it before anything is measured: among 2,000 cards Playwright looks for a role for 40 ms, on
 * the thread of the page, which no reader's browser does.
 */
async function readyToTap(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const place = await target.boundingBox()
  if (!place) throw new Error('There is nothing to tap')
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  return () => target.page().touchscreen.tap(x, y)
}
