import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright-core'

import { requireChromium } from '../tools/browser.ts'

/** The phone that Lighthouse imitates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // With a line to its DevTools V8 reads a whole script again for the stack of any error made in it,
  // and React makes five as it loads: 12 ms of work which no visitor's browser does. Told to note
  // where things stand as it compiles, it has no need to.
  '--js-flags=--no-enable-lazy-source-positions',
]

/** Slow 4G as Chrome's own tools know it: 562.5 ms to every answer, 1.47 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/**
 * Phones sold in India have Telugu letters. This machine may have none: the app would measure that
 * they are equally wide, add a font and so lay out the whole page once more.
 */
const TELUGU_LETTERS =
  'CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text.charCodeAt(0) })'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: ARGS })
}

/** A phone that has seen nothing yet. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(PHONE)
}

/** A phone whose data stays in a folder when its browser is closed. */
export function openPhoneProfile(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...PHONE,
    executablePath: requireChromium(),
    args: ARGS,
  })
}

export interface Slowness {
  /** How many times slower than this machine: 4 is a good phone, 20 a cheap one. */
  cpu: number
  network: 'slow 4G' | 'as it is'
}

/** Opens a page on a slow processor and network, and answers with the line to its DevTools. */
export async function openSlowPage(
  phone: BrowserContext,
  { cpu, network }: Slowness,
): Promise<{ page: Page; devTools: CDPSession }> {
  const page = await phone.newPage()
  const devTools = await phone.newCDPSession(page)
  // Without a limit DevTools keeps what comes from the network as text: on the cheapest phone that
  // would be 0.3 s of work on the page's own thread, after the whole content has arrived.
  await devTools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
  await devTools.send('Page.enable')
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: TELUGU_LETTERS })
  if (network === 'slow 4G') await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, devTools }
}
