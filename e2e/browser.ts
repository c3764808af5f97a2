import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

import { findHeadlessChromium } from '../tools/browser.ts'

/** For a busy machine: otherwise the awaited events take a second or two. */
export const LONG_TIMEOUT = { timeout: 20_000 }

export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 820, height: 1180 }
export const DESKTOP = { width: 1280, height: 800 }

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Blocks every host but the clinic's own server.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** The browsers and devices of this worker, for screenshots of a failed test. */
const browsers = new Set<Browser>()
const devices = new Set<BrowserContext>()

export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: ARGS })
  browsers.add(browser)
  browser.once('disconnected', () => browsers.delete(browser))
  return browser
}

/** Every page that is open in this worker. */
export function openPages(): Page[] {
  const contexts = [...[...browsers].flatMap((browser) => browser.contexts()), ...devices]
  return contexts.flatMap((context) => context.pages())
}

/** A device: a whole browser with persistent data. */
export interface Device {
  /** The folder of its profile. */
  profile: string
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Deletes the device. */
  discard: () => Promise<void>
}

export async function newDevice(
  screen: { width: number; height: number },
  executablePath = findHeadlessChromium(),
): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'nadi-device-'))
  let context: BrowserContext | null = null
  return {
    profile,
    async open(options = {}) {
      // A retried test starts with the device as the first attempt left it.
      await context?.close()
      context = await chromium.launchPersistentContext(profile, {
        executablePath,
        args: ARGS,
        viewport: screen,
        ...options,
      })
      const opened = context
      devices.add(opened)
      opened.once('close', () => devices.delete(opened))
      return context
    },
    async discard() {
      await context?.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** All errors of a page, except requests without a server. */
export function collectPageProblems(page: Page, problems: string[] = []): string[] {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || isFailedRequest(message.text())) return
    problems.push(`${page.url()}: ${message.text()}`)
  })
  return problems
}

function isFailedRequest(text: string): boolean {
  return text.startsWith('Failed to load resource: net::')
}

/** The names of all files in a cache of the service worker. */
export function listCachedFiles(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, cache)
}

/** The URLs of all server-rendered pages in the service worker's cache. */
export async function listCachedPages(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys())
  const cachedFiles = names
    .filter((name) => name.startsWith('pages-'))
    .map((name) => listCachedFiles(page, name))
  return (await Promise.all(cachedFiles)).flat()
}

/** Disables the HTTP cache: the service worker's cache has to be enough. */
export async function clearHttpCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
}

/** Waits until the service worker controls this page, possibly with an incomplete cache. */
export async function waitForWorkerControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Waits until the service worker controls this page and has cached all files of the build. */
export async function waitForCompleteWorker(page: Page): Promise<void> {
  await waitForWorkerControl(page)
  const isWhole = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => resolve(data))
        port1.start()
        navigator.serviceWorker.controller?.postMessage({ type: 'cache-files' }, [port2])
      }),
  )
  if (isWhole !== true) throw new Error('The service worker could not fetch the files of the build')
}

/** Scrolls through the page, which loads lazy pictures, and returns the broken ones. */
export function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
    return pictures.filter((image) => image.naturalWidth === 0).map(({ src }) => src)
  })
}
