import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'

import { requireChromium } from '../../../tools/browser.ts'
import { requireProgram } from '../../../tools/other-browsers.ts'
import { hasClickHitTarget, guardClick, waitUntilStable } from './clicks.ts'
import { findInPage, serializeTarget } from './find.ts'
import { pollUntil, readVisibleText } from './poll.ts'
import { recordProblems, readRecordedProblems } from './problems.ts'
import type { Device, Engine, Size, Target } from './tab.ts'

/** Debian's Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async open(size) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: requireProgram('firefox'),
      headless: true,
    })
    return deviceOf(browser, size)
  },
}

/** For comparison: the browser of the other tests. */
export const chromium: Engine = {
  name: 'Chromium',
  async open(size) {
    const browser = await puppeteer.launch({
      browser: 'chrome',
      executablePath: requireChromium(),
      headless: true,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    return deviceOf(browser, size)
  },
}

async function deviceOf(browser: Browser, size: Size): Promise<Device> {
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport(size)
  await page.evaluateOnNewDocument(recordProblems)
  return { ...tabOf(page), close: () => browser.close() }
}

function tabOf(page: Page): Omit<Device, 'close'> {
  const readText = () => page.evaluate(readVisibleText)
  const found = (target: Target): Promise<ElementHandle> => {
    const serialized = serializeTarget(target)
    const findElement = async () => (await page.evaluateHandle(findInPage, serialized)).asElement()
    return pollUntil(findElement as () => Promise<ElementHandle | null>, async () => {
      return `${JSON.stringify(serialized)} on ${await readText()}`
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
      const click = async () => {
        const it = await found(target)
        await it.evaluate(waitUntilStable)
        await it.evaluate(guardClick)
        await it.click()
        return page.evaluate(hasClickHitTarget).catch(() => true)
      }
      await pollUntil(click, async () => `${JSON.stringify(target)} on ${await readText()}`)
    },
    async type(target, text) {
      const field = await found(target)
      await field.evaluate((it) => (it as HTMLInputElement).select())
      await field.type(text)
    },
    async press(key, target) {
      if (target) await (await found(target)).focus()
      await page.keyboard.press(key)
    },
    async file(target, path) {
      const box = (await found(target)) as ElementHandle<HTMLInputElement>
      await box.uploadFile(path)
    },
    async see(target) {
      await found(target)
    },
    async until(work, ...args) {
      const evaluateWork = async () =>
        Boolean(await page.evaluate(work as (...all: unknown[]) => unknown, ...args))
      await pollUntil(evaluateWork, async () => `${work.toString()} on ${await readText()}`)
    },
    problems: () => page.evaluate(readRecordedProblems),
    async screenshot(path) {
      await page.screenshot({ path })
    },
  }
}
