import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'

import { requireChromium } from '../../tools/browser.ts'
import { programAt } from '../../tools/other-browsers.ts'
import { findInPage, wantedOf } from './find.ts'
import { patiently, shownInPage } from './patience.ts'
import type { Device, Engine, OpenOptions, Target } from './tab.ts'

/** Firefox as Debian has it, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async open(options = {}) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: programAt('firefox'),
      headless: true,
      // 0 is dark, 1 is light.
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': options.dark ? 0 : 1,
      },
    })
    return deviceOf(browser, options)
  },
}

/** For comparison: what the other tests drive. */
export const chromium: Engine = {
  name: 'Chromium',
  async open(options = {}) {
    const browser = await puppeteer.launch({
      browser: 'chrome',
      executablePath: requireChromium(),
      headless: true,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    return deviceOf(browser, options)
  },
}

async function deviceOf(
  browser: Browser,
  { width = 1280, height = 800 }: OpenOptions,
): Promise<Device> {
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width, height })
  return { ...tabOf(page), close: () => browser.close() }
}

function tabOf(page: Page): Omit<Device, 'close'> {
  const shown = () => page.evaluate(shownInPage)
  const found = (target: Target): Promise<ElementHandle> => {
    const wanted = wantedOf(target)
    const ask = async () => (await page.evaluateHandle(findInPage, wanted)).asElement()
    return patiently(ask as () => Promise<ElementHandle | null>, async () => {
      return `${JSON.stringify(wanted)} on ${await shown()}`
    })
  }
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    evaluate: (work, ...args) => page.evaluate(work as (...all: unknown[]) => never, ...args),
    async click(target) {
      await (await found(target)).click()
    },
    async type(target, text) {
      const field = await found(target)
      await field.evaluate((it) => (it as HTMLInputElement).select())
      await field.type(text)
    },
    async file(target, path) {
      const box = (await found(target)) as ElementHandle<HTMLInputElement>
      await box.uploadFile(path)
    },
    async see(target) {
      await found(target)
    },
    async until(work, ...args) {
      const ask = async () =>
        Boolean(await page.evaluate(work as (...all: unknown[]) => unknown, ...args))
      await patiently(ask, async () => `${work.toString()} on ${await shown()}`)
    },
    async screenshot(path) {
      await page.screenshot({ path })
    },
  }
}
