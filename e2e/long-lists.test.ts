// @module-tag full

import { beforeAll, expect, test } from 'vitest'

import { DESKTOP } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { findCards, openScreen, signIn } from './staff.ts'

const ROWS = 2_000

const { clinic, browser } = await openForTests()
beforeAll(async () => {
  await clinic.sql(
    `insert into public.services (service_name, description, display_order)
    select 'Service ' || n, repeat('What is done and why. ', 20), n from generate_series(1, $1) n`,
    [ROWS],
  )
})

test('of two thousand services only those near the screen are rendered, and any of them is found', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
  await openScreen(page, clinic, 'services', 'Manage Services')
  await findCards(page, 'Services').first().waitFor()
  expect(await findCards(page, 'Services').count()).toBeLessThan(100)
  await page.getByRole('searchbox', { name: 'Search services' }).fill('service 1999')
  await expect.poll(() => findCards(page, 'Services').count()).toBe(1)
  expect(await findCards(page, 'Services').first().textContent()).toContain('Service 1999')
  await context.close()
})
