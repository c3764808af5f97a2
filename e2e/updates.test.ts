import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, PATIENCE, TABLET, workerInCharge } from './browser.ts'
import { hire, openClinic, type Clinic } from './clinic.ts'
import { requireSite } from './prepared.ts'
import { openDoctors, save, signIn } from './staff.ts'

let clinic: Clinic
let browser: Browser
let newerSite: string
beforeAll(async () => {
  ;[clinic, browser, newerSite] = await Promise.all([openClinic(), launchBrowser(), newerBuild()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
  await rm(newerSite, { recursive: true, force: true })
})

test('a tab with unsaved typing keeps it while another takes the newer version, and may follow later (D10)', async () => {
  const context = await browser.newContext({ viewport: TABLET })
  const typing = await context.newPage()
  await signIn(typing, clinic, await hire(clinic.sql))
  await openDoctors(typing, clinic)
  await workerInCharge(typing)
  const reading = await context.newPage()
  await reading.goto(clinic.url)
  await typing.getByRole('button', { name: 'Add Doctor' }).click()
  const form = typing.getByRole('form', { name: 'Add New Doctor' })
  await form.getByLabel('Full Name').fill('Dr. Half Typed')
  await typing.evaluate(() => Object.assign(window, { openedOnce: true }))

  await clinic.down()
  await clinic.up(newerSite)
  await reading.reload()
  await reading.getByText('A newer version is ready.').waitFor()
  expect(await build(reading)).toBe('first')
  await typing.getByRole('button', { name: 'Use it now' }).click()
  await typing.getByText('Please save what you are typing first.').waitFor()

  await reading.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => buildOnceOlderRests(reading), PATIENCE).toBe('second')
  await reading.getByRole('heading', { name: 'Contact' }).first().waitFor()
  await untouched(typing)

  await save(form)
  await typing.getByText('Doctor added successfully!').waitFor()
  await untouched(typing, false)
  await typing.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => build(typing).catch(() => 'reloading'), PATIENCE).toBe('second')
  await typing.getByRole('heading', { name: 'Dr. Half Typed' }).waitFor()
  await context.close()
})

/** The build before, in the same document, with what was typed in it. */
async function untouched(typing: Page, formIsOpen = true): Promise<void> {
  expect(await typing.evaluate(() => 'openedOnce' in window)).toBe(true)
  expect(await build(typing)).toBe('first')
  if (!formIsOpen) return
  expect(await typing.getByLabel('Full Name').inputValue()).toBe('Dr. Half Typed')
}

/**
 * The browser puts a newer worker to use when the older one has no work left. A worker goes to
 * rest by itself, but not always while it is watched as a test watches it: here it is sent.
 */
async function buildOnceOlderRests(page: Page): Promise<string> {
  try {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('ServiceWorker.enable')
    await devTools.send('ServiceWorker.stopAllWorkers')
    await devTools.detach()
    return await build(page)
  } catch {
    return 'reloading' // The page goes away while it is asked.
  }
}

function build(page: Page): Promise<string> {
  return page.evaluate(() => (document.querySelector('meta[name="build"]') ? 'second' : 'first'))
}

/** The same site with another index.html, and a service worker that says so. */
async function newerBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-newer-'))
  await cp(requireSite(), folder, { recursive: true })
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'service-worker.js')]
  const older = await readFile(page, 'utf8')
  const newer = older.replace('<head>', '<head><meta name="build" content="second" />')
  const script = await readFile(worker, 'utf8')
  const revised = script.replaceAll(md5(older), md5(newer))
  if (revised === script) throw new Error('The service worker does not name its index.html')
  await writeFile(page, newer)
  await writeFile(worker, revised)
  return folder
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
