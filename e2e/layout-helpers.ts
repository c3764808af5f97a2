import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { PATIENCE } from './browser.ts'

// The parts of the frame of every public page, and what is asked of them.

export const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** The calls of the emergency strip, and its link to what to do. */
export const callsOf = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: '108' }).getByRole('link')

/** The page has come alive. */
export const isAlive = (page: Page) =>
  page.locator('button[aria-expanded]').waitFor({ state: 'attached' })

export async function hasFocus(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((it) => it === document.activeElement), PATIENCE)
    .toBe(true)
}

export async function isExpanded(toggle: Locator, open: boolean): Promise<void> {
  await expect.poll(() => toggle.getAttribute('aria-expanded'), PATIENCE).toBe(String(open))
}

export async function isShown(element: Locator, shown: boolean): Promise<void> {
  await expect.poll(() => element.isVisible(), PATIENCE).toBe(shown)
}
