// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest'

import { requireChromium } from '../tools/browser.ts'
import { newDevice, LONG_TIMEOUT, PHONE, waitForCompleteWorker, type Device } from './browser.ts'
import { openClinic, type Clinic } from './clinic.ts'

interface Manifest {
  start_url: string
  shortcuts: { name: string; url: string }[]
  screenshots?: { src: string; sizes: string; form_factor: string }[]
  icons: { src: string; sizes: string }[]
}

let clinic: Clinic
/** Where this phone has never been. */
let otherClinic: Clinic
let phone: Device
beforeAll(async () => {
  ;[clinic, otherClinic, phone] = await Promise.all([
    openClinic(),
    openClinic(),
    newDevice(PHONE, requireChromium()),
  ])
})
afterAll(async () => {
  await phone.discard()
  await clinic.close()
  await otherClinic.close()
})

test('the clinic can be installed on a phone, with its logo as the icon (AC-426)', async () => {
  const context = await phone.open()
  const page = await context.newPage()
  await page.goto(clinic.url)
  await waitForCompleteWorker(page)
  const devTools = await context.newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])

  const { data = '{}', errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, start_url: start, shortcuts, screenshots = [] } = JSON.parse(data) as Manifest
  expect(start).toBe('/?from=installed')
  const [profile] = await clinic.sql<{ logo_image: string }>(
    'select logo_image from public.hospital_profile',
  )
  expect(icons.map(({ src }) => src)).toEqual([profile?.logo_image])
  for (const { src, sizes } of [...icons, ...screenshots]) {
    expect(await sizeOf(src), src).toBe(sizes)
  }
  // The icon's shortcuts lead to pages of ours.
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Emergency',
    'Call',
    'Health Library',
    'Doctors',
  ])
  for (const { url } of shortcuts) {
    expect((await page.request.get(clinic.url + url)).status(), url).toBe(200)
  }
  // The server writes the clinic's own name into it, so the built one must not be cached.
  const cachedUrls = await page.evaluate(async () => {
    const addresses = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url)
    }
    return addresses
  })
  expect(cachedUrls.filter((url) => url.includes('webmanifest'))).toEqual([])
  await context.close()

  async function sizeOf(src: string): Promise<string> {
    return page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
  }
})

test('persistent storage is requested when a visitor returns or has installed the site', async () => {
  const context = await phone.open()
  const page = await context.newPage()
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      Object.assign(window, { isPersistenceRequested: true })
      return Promise.resolve(true)
    }
  })
  const isPersistenceRequested = () => page.evaluate(() => 'isPersistenceRequested' in window)
  await page.goto(otherClinic.url)
  await waitForCompleteWorker(page)
  await page.waitForTimeout(1_000)
  expect(await isPersistenceRequested()).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect.poll(isPersistenceRequested, LONG_TIMEOUT).toBe(true)
  await page.goto(`${otherClinic.url}/doctors`)
  await expect.poll(isPersistenceRequested, LONG_TIMEOUT).toBe(true)
})
