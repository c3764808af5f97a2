import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { chromium, type BrowserContext, type Page } from 'playwright-core'

import { requireChromium } from '../browser.ts'
import { createConnection, type FlakyConnection } from './connection.ts'
import { limitTime } from './limit-time.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A whole browser with its own disk, line and clock, to which everything may happen. */
export interface Device {
  line: FlakyConnection
  /** The tab, opened again where it is gone. */
  tab: () => Promise<Page>
  /** Without warning, as when the system needs its memory. */
  killBrowser: () => Promise<void>
  closeTab: () => Promise<void>
  /** Whether the device knows that it has no network. */
  setOffline: (isOffline: boolean) => Promise<void>
  /** How far its clock is off from now on, in milliseconds. */
  shiftClock: (ms: number) => Promise<void>
  close: () => Promise<void>
}

/** A device that keeps everything in the folder `profile`, before a server on this port. */
export async function createDevice(profile: string, port: number): Promise<Device> {
  const line = await createConnection(port)
  let context: BrowserContext | null = null
  let opening: Promise<Page> | null = null
  let isOffline = false
  let shift = 0

  async function open(): Promise<Page> {
    if (!context) {
      const opened = await chromium.launchPersistentContext(profile, {
        executablePath: requireChromium(),
        args: ARGS,
        viewport: { width: 820, height: 1180 },
        offline: isOffline,
      })
      opened.setDefaultTimeout(8_000)
      opened.on('close', () => {
        if (context === opened) context = null
      })
      context = opened
    }
    const openPage = context.pages().find((page) => page.url().startsWith('http'))
    if (openPage) return openPage
    const page = await context.newPage()
    await page.addInitScript({ content: OWN_CLOCK })
    await page.addInitScript(setClock, shift)
    return page
  }

  return {
    line,
    tab() {
      // A tab that the person and the end of an outage ask for at once is one tab.
      opening ??= limitTime(open()).finally(() => {
        opening = null
      })
      return opening
    },
    async killBrowser() {
      const gone = context
      context = null
      const pid = await browserOf(profile)
      if (pid !== null) process.kill(pid, 'SIGKILL')
      await gone?.close().catch(() => undefined)
      if (pid !== null) await endOf(pid)
    },
    async closeTab() {
      for (const page of context?.pages() ?? []) {
        if (page.url().startsWith('http')) await page.close().catch(() => undefined)
      }
    },
    async setOffline(offline) {
      isOffline = offline
      await context?.setOffline(offline).catch(() => undefined)
    },
    async shiftClock(ms) {
      shift = ms
      for (const page of context?.pages() ?? []) {
        await page.addInitScript(setClock, ms).catch(() => undefined)
        await page.evaluate(setClock, ms).catch(() => undefined)
      }
    },
    async close() {
      await context?.close().catch(() => undefined)
      await line.close()
    },
  }
}

/** For the page: a clock that can be put forward and back. As text, since what compiles this adds to functions. */
const OWN_CLOCK = `{
  const Real = Date
  const now = () => Real.now() + (globalThis.clockShift ?? 0)
  globalThis.Date = new Proxy(Real, {
    construct: (_, parts) => (parts.length > 0 ? new Real(...parts) : new Real(now())),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}`

function setClock(ms: number): void {
  Object.assign(globalThis, { clockShift: ms })
}

/** Chromium names the process that has a profile in its lock: a link to 'machine-pid'. */
async function browserOf(profile: string): Promise<number | null> {
  const lock = await readlink(join(profile, 'SingletonLock')).catch(() => null)
  const pid = Number(lock?.split('-').at(-1))
  return lock !== null && pid > 1 && isRunning(pid) ? pid : null
}

async function endOf(pid: number): Promise<void> {
  while (isRunning(pid)) await pause(20)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
