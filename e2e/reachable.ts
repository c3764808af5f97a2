import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { DESKTOP, PHONE } from './browser.ts'

/** The narrowest screen, which is also a wide one at 400 % zoom. */
const NARROW = { width: 320, height: 640 }

/** What keeps somebody from using this page, on a phone and on a desk: nothing, we hope. */
export async function isOpenToAll(page: Page, name: string): Promise<void> {
  for (const screen of [DESKTOP, PHONE]) {
    await page.setViewportSize(screen)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
    )
    expect.soft(found, `${name} at ${screen.width} px`).toEqual([])
  }
  await page.setViewportSize(NARROW)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(widest, `${name} scrolls sideways at 320 px`).toBe(NARROW.width)
}
