import { afterAll, beforeAll, expect, test } from 'vitest'

import { newDevice, PHONE, workerInCharge, type Device } from './browser.ts'
import { openClinic, type Clinic } from './clinic.ts'

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[]
}

let clinic: Clinic
let phone: Device
beforeAll(async () => {
  ;[clinic, phone] = await Promise.all([openClinic(), newDevice(PHONE)])
})
afterAll(async () => {
  await phone.discard()
  await clinic.close()
})

test('a phone may put the clinic on its home screen, with an icon that fits any shape', async () => {
  const context = await phone.open()
  const page = await context.newPage()
  await page.goto(clinic.url)
  await workerInCharge(page)
  const devTools = await context.newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])

  const { data = '{}', errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data) as Manifest
  expect(icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    expect(await sizeOf(src), src).toBe(sizes)
  }

  async function sizeOf(src: string): Promise<string> {
    return page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
  }
})
