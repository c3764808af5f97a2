// @module-tag full

import { expect, test } from 'vitest'

import { LONG_TIMEOUT, PHONE, waitForCompleteWorker } from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

test('the health check is never answered from the cache', async () => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  await page.goto(clinic.url)
  await waitForCompleteWorker(page)
  // A busy machine may need more than the two seconds after which a server counts as down.
  const status = async () => {
    await page.goto(`${clinic.url}/healthz`)
    return (JSON.parse(await page.locator('body').innerText()) as { status: string }).status
  }
  await expect.poll(status, LONG_TIMEOUT).toBe('ok')
  await clinic.down()
  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.goto(`${clinic.url}/healthz`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await page.context().close()
})
