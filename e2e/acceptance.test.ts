import { EventEmitter, once } from 'node:events'

import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { DESKTOP, LONG_TIMEOUT, PHONE } from './browser.ts'
import { getColour } from './colours.ts'
import { openForTests } from './fixture.ts'

// Statements of the specification that need a real browser.
const { clinic, browser } = await openForTests()

/** A page of a new browser. */
async function cleanPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

describe('addresses', () => {
  test('/login opens in a clean browser and stays there (AC-009)', async () => {
    const page = await cleanPage()
    await page.goto(`${clinic.url}/login`)
    await page.getByLabel('Username').waitFor()
    // Long enough for a redirect to happen.
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await page.getByLabel('Username').count()).toBe(1)
    await page.context().close()
  })

  test('a service is scrolled to from its URL, from another page and from its own page (AC-004, AC-023, AC-024)', async () => {
    const services = await clinic.sql<{ id: string; name: string }>(
      `select id, service_name as name from public.services where is_enabled
      order by display_order desc, service_name desc`,
    )
    const [last, ...otherServices] = services
    const first = otherServices.at(-1)
    const page = await cleanPage()
    await page.goto(`${clinic.url}/services#service-${last?.id}`)
    await expect.poll(() => isInView(page, last?.id), LONG_TIMEOUT).toBe(true)

    await page.goto(`${clinic.url}/doctors`)
    for (const service of [last, first]) {
      const menu = page.getByRole('navigation').first()
      await menu.getByRole('link', { name: 'Services', exact: true }).hover()
      await menu.getByRole('link', { name: service?.name ?? '', exact: true }).click()
      await page.waitForURL(`${clinic.url}/services#service-${service?.id}`)
      await expect.poll(() => isInView(page, service?.id), LONG_TIMEOUT).toBe(true)
      // The list stays hidden until the mouse has left it.
      await page.mouse.move(0, DESKTOP.height - 1)
    }
    await page.context().close()
  })
})

describe('before any content is loaded', () => {
  test('a URL that no server renders shows that the application starts (AC-016)', async () => {
    const page = await cleanPage()
    const letThrough = await holdBack(page, '**/assets/*.js')
    await page.goto(`${clinic.url}/login`, { waitUntil: 'commit' })
    await page.getByText('Initializing application...').waitFor()
    letThrough()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(await page.getByText('Initializing application...').count()).toBe(0)
    await page.context().close()
  })
})

describe('the navigation', () => {
  test("the active link has the theme's background color and white text (AC-026)", async () => {
    await changeLiveTheme({ layouts: { navigation: { activeBackground: '#123456' } } })
    expect(await readActiveLinkColours()).toEqual(['rgb(18, 52, 86)', 'rgb(255, 255, 255)'])
  })

  test(
    'the active link has the primary color if the theme has no background color for it (AC-027)',
    { tags: ['full'] },
    async () => {
      await changeLiveTheme(
        { layouts: { navigation: { activeBackground: null } } },
        { includesNulls: true },
      )
      const [, color] = await readActiveLinkColours()
      const [theme] = await clinic.sql<{ primary: string }>(
        `select v.config #>> '{colors,light,primary}' as primary from public.theme_versions v
      join public.modern_site_settings s on s.active_version_id = v.id`,
      )
      expect(color).toBe(rgb(theme?.primary ?? ''))
    },
  )
})

describe('texts entered by staff', () => {
  test(
    'an address and working hours keep their line breaks (AC-030, AC-077)',
    { tags: ['full'] },
    async () => {
      await clinic.sql(`update public.contact_information set address = E'House 7\\nRiver Road\\nGuntur',
      working_hours = E'Monday: 9 to 5\\nSunday: closed'`)
      const page = await cleanPage()
      await page.goto(`${clinic.url}/contact`)
      const main = page.getByRole('main')
      expect(await linesOf(page.getByRole('contentinfo').getByText('River Road'))).toBe(3)
      expect(await linesOf(main.getByText('River Road').first())).toBe(3)
      expect(await linesOf(main.getByText('Monday: 9 to 5').first())).toBe(2)
      await page.context().close()
    },
  )

  test('Call Us is green, and dials and shows a number (AC-078)', async () => {
    const page = await cleanPage()
    await page.goto(`${clinic.url}/contact`)
    const button = page.getByRole('main').getByRole('link', { name: /^Call Us \+91/ })
    expect(await getColour(button, 'backgroundColor')).toBe('green')
    expect(await button.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/)
    await page.context().close()
  })

  test(
    'a long Telugu summary is truncated after three lines on its card (AC-086)',
    { tags: ['full'] },
    async () => {
      const summary = 'నడవడంలో ఇబ్బంది, చేతుల వణుకు మరియు కండరాల బిగుతు. '.repeat(12)
      await clinic.sql(
        `update public.health_library_illnesses set short_summary = $1 where slug = 'obstructive-sleep-apnoea'`,
        [summary.trim()],
      )
      const page = await cleanPage({ viewport: PHONE })
      await page.goto(`${clinic.url}/health-library`)
      const card = page.getByRole('main').getByText('నడవడంలో ఇబ్బంది')
      const [visible, whole, line] = await card.evaluate((it) => [
        it.clientHeight,
        it.scrollHeight,
        Number.parseFloat(getComputedStyle(it).lineHeight),
      ])
      expect(Math.round((visible ?? 0) / (line ?? 1))).toBe(3)
      expect(whole).toBeGreaterThan((visible ?? 0) + (line ?? 0))
      await page.context().close()
    },
  )
})

describe('the layout of Home', () => {
  test(
    'each layout has its own hero, and modern is the default (AC-039, AC-040, AC-041)',
    { tags: ['full'] },
    async () => {
      const screenshots = new Map<string, string>()
      for (const layout of ['modern', 'minimal', 'playful', null]) {
        await changeLiveTheme({ layoutStyle: layout })
        const page = await cleanPage({ reducedMotion: 'reduce' })
        await page.goto(clinic.url)
        const hero = page.locator('[data-hero]')
        await hero.waitFor()
        await page.waitForLoadState('networkidle')
        screenshots.set(layout ?? 'none', (await hero.screenshot()).toString('base64'))
        await page.context().close()
      }
      const { modern, minimal, playful, none } = Object.fromEntries(screenshots)
      expect(none).toBe(modern)
      expect(new Set([modern, minimal, playful]).size).toBe(3)
    },
  )

  test(
    'the emergency button is white on red if the theme does not say otherwise (AC-055)',
    { tags: ['full'] },
    async () => {
      await changeLiveTheme({ emergencyButton: null })
      const page = await cleanPage()
      await page.goto(clinic.url)
      const button = page.locator('[data-hero]').getByRole('link', { name: 'Emergency Call' })
      const colours = () =>
        button.evaluate((it) => {
          const { backgroundColor, color } = getComputedStyle(it)
          return { backgroundColor, color }
        })
      expect(await colours()).toEqual({
        backgroundColor: 'rgb(239, 68, 68)',
        color: 'rgb(255, 255, 255)',
      })
      await page.context().close()
    },
  )
})

/** Holds such a request back until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const release = new EventEmitter()
  const opened = once(release, 'open')
  await page.route(address, (route) => opened.then(() => route.continue()))
  return () => release.emit('open')
}

/** Whether the top of a service's card is on the screen. */
async function isInView(page: Page, id = ''): Promise<boolean> {
  const card = page.locator(`[id="service-${id}"]`)
  const top = await card.evaluate((it) => Math.round(it.getBoundingClientRect().top))
  return top >= 0 && top < DESKTOP.height
}

/** Background and text color of the link to the current page. */
async function readActiveLinkColours(): Promise<string[]> {
  const page = await cleanPage({ reducedMotion: 'reduce' })
  await page.goto(`${clinic.url}/doctors`)
  const link = page.getByRole('navigation').first().locator('[aria-current="page"]')
  await page.waitForLoadState('networkidle')
  const colours = await link.evaluate((it) => {
    const { backgroundColor, color } = getComputedStyle(it)
    return [backgroundColor, color]
  })
  await page.context().close()
  return colours
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** The number of lines of a text on the screen. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

/** Changes the live theme in the database; null removes a part, unless it is required. */
async function changeLiveTheme(
  change: Record<string, unknown>,
  { includesNulls = false } = {},
): Promise<void> {
  const hash = crypto.randomUUID()
  const merged = 'config || $1::text::jsonb'
  await clinic.sql(
    `update public.theme_versions set config = ${includesNulls ? merged : `jsonb_strip_nulls(${merged})`}, config_hash = $2
    where id = (select active_version_id from public.modern_site_settings)`,
    [JSON.stringify(change), hash],
  )
  await clinic.sql('update public.modern_site_settings set theme_hash = $1', [hash])
}
