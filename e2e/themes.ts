import { randomUUID } from 'node:crypto'

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'

import type { Clinic } from './clinic.ts'

export const WIDE = { width: 1440, height: 900 }

/** Activates a theme with this config, and returns its hash. */
export async function activateConfig(
  { sql }: Pick<Clinic, 'sql'>,
  config: object,
): Promise<string> {
  const name = randomUUID()
  const [theme] = await sql<{ config_hash: string }>(
    `with theme as (
      insert into public.modern_themes (name, slug, config, config_hash)
      values ($1, 't-' || $1, $2::text::jsonb, encode(sha256(convert_to($2 || $1, 'UTF8')), 'hex'))
      returning *
    ), version as (
      insert into public.theme_versions (theme_id, version_number, name, config, config_hash)
      select id, 1, name, config, config_hash from theme returning *
    )
    update public.modern_site_settings set active_theme_id = version.theme_id,
      active_version_id = version.id, theme_hash = version.config_hash
    from version returning version.config_hash`,
    [name, JSON.stringify(config)],
  )
  return theme?.config_hash ?? ''
}

/** A visitor's page, hydrated. */
export async function openVisitorPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  return page
}

/** A computed style property of an element. */
export function getStyle(thing: Locator, property: string, pseudo?: string): Promise<string> {
  return thing.evaluate(
    (it, [name, part]) => getComputedStyle(it, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  )
}

export function getCssVariable(page: Page, name: string): Promise<string> {
  return getStyle(page.locator('html'), name)
}

/** The number of scroll-driven animations on the page. */
export const countScrollReveals = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .length,
  )

/** Navigates to another page, and returns the duration of its transition. */
export async function measureTransition(page: Page): Promise<string> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  await page.locator('main address, main dl, main h2').first().waitFor()
  const main = page.getByRole('main')
  const name = await getStyle(main, 'animation-name')
  return name === 'none' ? 'none' : getStyle(main, 'animation-duration')
}
