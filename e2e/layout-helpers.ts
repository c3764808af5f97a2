import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { LONG_TIMEOUT } from './browser.ts'

// Queries for the parts of every public page's layout.

export const findToggle = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** The call links of the emergency strip, and its link to first aid. */
export const callsOf = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: '108' }).getByRole('link')

/** The page is hydrated. */
export const expectHydrated = (page: Page) =>
  page.locator('button[aria-expanded]').waitFor({ state: 'attached' })

export async function expectFocus(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((it) => it === document.activeElement), LONG_TIMEOUT)
    .toBe(true)
}

export async function expectExpanded(toggle: Locator, open: boolean): Promise<void> {
  await expect.poll(() => toggle.getAttribute('aria-expanded'), LONG_TIMEOUT).toBe(String(open))
}

export async function expectShown(element: Locator, isShown: boolean): Promise<void> {
  await expect.poll(() => element.isVisible(), LONG_TIMEOUT).toBe(isShown)
}
