// @module-tag full

import { expect, test } from 'vitest'

import { PHONE, workerInCharge } from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

test('whether the server is well is never answered from the device, though it keeps every page', async () => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  await page.goto(clinic.url)
  await workerInCharge(page)
  await page.goto(`${clinic.url}/healthz`)
  expect(JSON.parse(await page.locator('body').innerText())).toMatchObject({ status: 'ok' })
  await clinic.down()
  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.goto(`${clinic.url}/healthz`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await page.context().close()
})
