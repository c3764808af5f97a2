import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

import { DESKTOP, PHONE } from './browser.ts'

/** The narrowest screen, which is also a wide one at 400 % zoom. */
export const NARROW = { width: 320, height: 640 }

/**
 * What keeps somebody from using this page, on these screens and on the narrowest one; or only what
 * is inside of something there, frames apart.
 */
export async function barriersOn(
  page: Page,
  screens = [DESKTOP, PHONE],
  inside?: string,
): Promise<string[]> {
  const barriers: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    for (const { id, nodes } of await violationsOn(page, inside)) {
      barriers.push(`${screen.width} px, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
  }
  await page.setViewportSize(NARROW)
  // From a desk it takes a moment until the panel has folded its sidebar.
  await page.waitForFunction(fits, NARROW.width, { timeout: 2_000 }).catch(() => undefined)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > NARROW.width) barriers.push(`${NARROW.width} px, scrolls sideways: ${width} px wide`)
  return barriers
}

/**
 * Where no frame is, axe runs once in the page and tells only what is wrong: to collect what is right
 * as well, and to put frames together in a tab of its own, takes three times as long.
 */
async function violationsOn(page: Page, inside?: string) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(inside !== undefined || page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
  if (inside !== undefined) axe.include(inside).exclude('iframe')
  return (await axe.analyze()).violations
}

/** Asked in the page itself. */
const fits = (most: number) => document.documentElement.scrollWidth <= most
