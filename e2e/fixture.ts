import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { launchBrowser, newDevice, type Device } from './browser.ts'
import { openClinic, type Clinic } from './clinic.ts'

/** One for all files of a worker: starting a browser takes longer than many tests. */
let launched: Promise<Browser> | undefined

/**
 * The fixture of a test file: a clinic of its own with sample content, and a browser whose contexts
 * are closed after the last test. The clinic starts before the first test, so not at all if every
 * test is skipped.
 */
export async function openForTests(): Promise<{ clinic: Clinic; browser: Browser }> {
  const clinic = {} as Clinic
  const browser = await browserOfThisWorker()
  beforeAll(async () => {
    Object.assign(clinic, await openClinic())
  })
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await clinic.close()
  })
  return { clinic, browser }
}

/** A device that is deleted after the last test of the file. */
export async function deviceForTests(...options: Parameters<typeof newDevice>): Promise<Device> {
  const device = await newDevice(...options)
  afterAll(device.discard)
  return device
}

async function browserOfThisWorker(): Promise<Browser> {
  const before = await launched?.catch(() => undefined)
  if (before?.isConnected()) return before
  launched = launchBrowser()
  return launched
}
