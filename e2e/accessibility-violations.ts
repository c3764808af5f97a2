import { AxeBuilder } from '@axe-core/playwright'
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

import { isFullSuite } from '../supabase/tests/suites.ts'
import { DESKTOP, PHONE } from './browser.ts'

/** What most people have; the desk is left to the full suite. */
const SCREENS = isFullSuite ? [DESKTOP, PHONE] : [PHONE]

/** The narrowest screen, which is also a wide one at 400 % zoom. */
export const NARROW = { width: 320, height: 640 }

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** To collect what is right as well, and how to find each element, takes twice as long. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], selectors: false }
const WITHOUT_COLOURS = { 'color-contrast': { enabled: false } }

interface Violation {
  id: string
  nodes: { html: string }[]
}

/**
 * What keeps somebody from using this page, on these screens and on the narrowest one; or only what
 * is inside of something there, frames apart.
 */
export async function findAccessibilityViolations(
  page: Page,
  screens = SCREENS,
  inside?: string,
): Promise<string[]> {
  const barriers: string[] = []
  for (const [at, screen] of screens.entries()) {
    await page.setViewportSize(screen)
    // Colours take longest, and are those of the first screen.
    const options = at === 0 ? OPTIONS : { ...OPTIONS, rules: WITHOUT_COLOURS }
    for (const { id, nodes } of await violationsOn(page, options, inside)) {
      barriers.push(`${screen.width} px, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
  }
  const width = await widthAtNarrowest(page)
  if (width > NARROW.width) barriers.push(`${NARROW.width} px, scrolls sideways: ${width} px wide`)
  return barriers
}

/** How wide the page is on the narrowest screen: as wide as that, or it scrolls sideways. */
export async function widthAtNarrowest(page: Page): Promise<number> {
  await page.setViewportSize(NARROW)
  // From a desk it takes a moment until the panel has folded its sidebar.
  await page.waitForFunction(fits, NARROW.width, { timeout: 2_000 }).catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Axe runs in the page itself; only what frames hold as well takes a tab of its own to put together. */
async function violationsOn(
  page: Page,
  options: RunOptions,
  inside?: string,
): Promise<Violation[]> {
  if (inside === undefined && page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations
  }
  // Once for each page: it is half a megabyte, which the builder above sends with every question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([where, wanted]) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const context = where === undefined ? document : { include: where, exclude: 'iframe' }
      const { violations } = await here.run(context, wanted)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
    },
    [inside, options] as const,
  )
}

/** Asked in the page itself. */
const fits = (most: number) => document.documentElement.scrollWidth <= most
