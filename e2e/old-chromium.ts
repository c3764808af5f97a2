import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import { chromium, type Page } from 'playwright-core'
import { extract } from 'tar'

import { findFreePort } from '../supabase/local/free-port-for-tests.ts'
import { getOldChromiumFolder, type OldChromium } from '../tools/old-chromiums.ts'

/** For a busy machine. */
const TIMEOUT_MS = 60_000

/** A page of an old browser; `close` ends the browser and deletes its files. */
export interface OldPage {
  page: Page
  close: () => Promise<void>
}

/** Playwright starts no browser of that age, but it can drive one that runs. */
export async function openOldChromium(version: OldChromium): Promise<OldPage> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-old-chromium-'))
  await unpack(getOldChromiumFolder(version), folder)
  const port = await findFreePort()
  const child = spawn(join(folder, 'chromium'), [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--remote-debugging-port=${port}`,
  ])
  const gone = once(child, 'exit')
  const browser = await connect(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error(`Chromium ${version} has no context`)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  return {
    page,
    async close() {
      await browser.close()
      child.kill('SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function unpack(packed: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const [binary, libraries] = await Promise.all(
    ['chromium.br', 'swiftshader.tar.br'].map(async (name) =>
      promisify(brotliDecompress)(await readFile(join(packed, name))),
    ),
  )
  if (!binary || !libraries) throw new Error(`${packed} is incomplete`)
  await writeFile(join(folder, 'chromium'), binary, { mode: 0o755 })
  const archive = join(folder, 'libraries.tar')
  await writeFile(archive, libraries)
  await extract({ file: archive, cwd: folder })
}

/** Its port opens a moment after it starts. */
async function connect(url: string) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await chromium.connectOverCDP(url)
    } catch (error) {
      if (tries === 100) throw error
      await wait(200)
    }
  }
}

/**
 * Clicks what is shown by that selector and name, after scrolling to it as a reader would. Fails if
 * something covers it or it is out of the window. Playwright's own click asks for
 * `checkVisibility`, which 103 lacks.
 */
export async function press(page: Page, selector: string, name?: string): Promise<void> {
  const { x, y, isReachable } = await settle(() => scrollTo(page, selector, name))
  if (!isReachable) throw new Error(`${selector} '${name ?? ''}' is out of reach on ${page.url()}`)
  await page.mouse.click(x, y)
}

/** Replaces the text of a field. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await press(page, selector)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Waits until something by that selector and name is shown. */
export async function waitForShown(page: Page, selector: string, name?: string): Promise<void> {
  await page.waitForFunction(isFoundShown, { selector, name })
}

/** Whether something by that selector is shown. */
export function isShown(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(isFoundShown, { selector })
}

/** A picture or a font that loads late moves what is below it. */
async function settle<T>(measure: () => Promise<T>): Promise<T> {
  let before = await measure()
  for (;;) {
    await wait(100)
    const now = await measure()
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

interface Shown {
  selector: string
  name?: string | undefined
}

function isFoundShown({ selector, name }: Shown): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (one) =>
      one.getClientRects().length > 0 &&
      !one.closest('details:not([open]) > :not(summary)') &&
      (name === undefined ||
        (one.getAttribute('aria-label') ?? one.innerText).trim().replace(/\s+/g, ' ') === name),
  )
}

async function scrollTo(page: Page, selector: string, name?: string) {
  await waitForShown(page, selector, name)
  return page.evaluate(
    ({ selector: css, name: wanted }: Shown) => {
      const isWanted = (one: HTMLElement) =>
        one.getClientRects().length > 0 &&
        !one.closest('details:not([open]) > :not(summary)') &&
        (wanted === undefined ||
          (one.getAttribute('aria-label') ?? one.innerText).trim().replace(/\s+/g, ' ') === wanted)
      const element = [...document.querySelectorAll<HTMLElement>(css)].find(isWanted)
      element?.scrollIntoView({ block: 'center', behavior: 'auto' })
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      return { x, y, isReachable: hit !== null && element?.contains(hit) === true }
    },
    { selector, name } satisfies Shown,
  )
}
