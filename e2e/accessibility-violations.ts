import { AxeBuilder } from '@axe-core/playwright'
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

import { isFullSuite } from '../supabase/tests/suites.ts'
import { DESKTOP, PHONE } from './browser.ts'

/** The most common screen; the full suite adds the desktop. */
const SCREENS = isFullSuite ? [DESKTOP, PHONE] : [PHONE]

/** The narrowest screen, which is also a wide one at 400 % zoom. */
export const NARROW = { width: 320, height: 640 }

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** Collecting passes and selectors as well would take twice as long. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], selectors: false }
const WITHOUT_COLOURS = { 'color-contrast': { enabled: false } }

interface Violation {
  id: string
  nodes: { html: string }[]
}

/**
 * Returns the accessibility violations of this page, on these screens and the narrowest one;
 * optionally only inside of an element, without frames.
 */
export async function findAccessibilityViolations(
  page: Page,
  screens = SCREENS,
  inside?: string,
): Promise<string[]> {
  const barriers: string[] = []
  for (const [at, screen] of screens.entries()) {
    await page.setViewportSize(screen)
    // Contrast is the slowest check, and does not depend on the screen: only the first one has it.
    const options = at === 0 ? OPTIONS : { ...OPTIONS, rules: WITHOUT_COLOURS }
    for (const { id, nodes } of await violationsOn(page, options, inside)) {
      barriers.push(`${screen.width} px, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
  }
  const width = await widthAtNarrowest(page)
  if (width > NARROW.width) barriers.push(`${NARROW.width} px, scrolls sideways: ${width} px wide`)
  return barriers
}

/** The page's width on the narrowest screen: anything wider scrolls sideways. */
export async function widthAtNarrowest(page: Page): Promise<number> {
  await page.setViewportSize(NARROW)
  // After a desktop width the panel takes a moment to collapse its sidebar.
  await page.waitForFunction(fits, NARROW.width, { timeout: 2_000 }).catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Axe runs in the page itself; only pages with frames need a tab that combines the results. */
async function violationsOn(
  page: Page,
  options: RunOptions,
  inside?: string,
): Promise<Violation[]> {
  if (inside === undefined && page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations
  }
  // Once per page: it is half a megabyte, which AxeBuilder would send for every analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([where, runOptions]) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe }
      const context = where === undefined ? document : { include: where, exclude: 'iframe' }
      const { violations } = await pageAxe.run(context, runOptions)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
    },
    [inside, options] as const,
  )
}

/** Runs in the page. */
const fits = (most: number) => document.documentElement.scrollWidth <= most
