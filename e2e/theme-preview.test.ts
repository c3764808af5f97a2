// @module-tag full

import type { Frame, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { LONG_TIMEOUT, collectPageProblems } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openScreen, signIn } from './staff.ts'

const TITLE = 'The site in this theme'

const { clinic, browser } = await openForTests()
let boss: Person
let page: Page
beforeAll(async () => {
  boss = await createStaffAccount(clinic.sql, { role: 'Super Admin' })
  await clinic.sql(
    `insert into public.modern_themes (name, slug, config, config_hash, validation_status)
    select 'Ours', 'ours', jsonb_set(config, '{typography,fontUrls}',
      '["https://fonts.googleapis.com/css2?family=Lora"]'), config_hash, 'passed'
    from public.modern_themes where slug = 'clinical-modern'`,
  )
})
afterEach(async () => {
  await page.context().close()
})

/** The editor of an unpublished theme, and the frame of its preview. */
async function openEditor(tab = 'Colors'): Promise<Frame> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    serviceWorkers: 'block',
  })
  page = await context.newPage()
  await signIn(page, clinic, boss)
  await openScreen(page, clinic, 'modern-themes', 'Modern Themes')
  await page.getByRole('button', { name: 'Edit Theme Ours' }).click()
  await page.getByRole('tab', { name: tab }).click()
  const element = await page.locator(`iframe[title="${TITLE}"]`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  await frame.locator('main h1').waitFor()
  return frame
}

const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (path: string) => page.locator(`input[name="${path}"]`)
const inFrame = (frame: Frame, name: string) =>
  frame.evaluate((it) => document.documentElement.style.getPropertyValue(it), name)

test('the sections of the site are visible in the preview, and follow unsaved edits (AC-341)', async () => {
  const frame = await openEditor()
  await choose('Parts')
  await frame.getByText('Two cards').waitFor()
  for (const part of [
    'header nav',
    '[data-hero] h1',
    '[data-tone="success"]',
    'ul[aria-label="Tags"] li',
  ]) {
    expect(await frame.locator(part).count(), part).toBeGreaterThan(0)
  }
  expect(await frame.locator('main ul[data-columns="2"] > li').count()).toBe(2)

  const outside = await page.evaluate(() => getComputedStyle(document.body).cssText)
  await field('colors.light.primary').fill('#7A1FA2')
  await expect.poll(() => inFrame(frame, '--color-primary'), LONG_TIMEOUT).toBe('#7A1FA2')
  expect(await page.evaluate(() => getComputedStyle(document.body).cssText)).toBe(outside)

  const textOf = () => frame.locator('body').evaluate((it) => getComputedStyle(it).color)
  const light = await textOf()
  await choose('Dark')
  await expect.poll(textOf, LONG_TIMEOUT).not.toBe(light)
  expect(await page.getAttribute('html', 'data-theme-mode')).toBe('auto')
})

test('the preview is the real site: Home, Doctors, an illness and Contact, with the current public content', async () => {
  const frame = await openEditor()
  const problems = collectPageProblems(page)
  await choose('Home')
  await frame.getByText('Vennela Neurology Centre').first().waitFor()
  expect(await frame.locator('main > section').count()).toBeGreaterThan(4)
  await choose('Doctors')
  await frame.locator('main h2', { hasText: 'Dr. Sarojini Vemuri' }).waitFor()
  await choose('Illness')
  await frame.locator('main article h1').waitFor()
  await choose('Contact')
  await frame.locator('main h2', { hasText: /./ }).first().waitFor()
  expect(await frame.locator('nav [aria-current="page"]').textContent()).toBe('Contact')
  expect(page.url()).toBe(`${clinic.url}/admin/modern-themes`)
  expect(problems).toEqual([])
})

test('media queries in the preview match a phone or a desktop', async () => {
  const frame = await openEditor()
  const matches = (query: string) => frame.evaluate((it) => window.matchMedia(it).matches, query)
  await choose('Phone')
  await expect.poll(() => matches('(max-width: 400px)'), LONG_TIMEOUT).toBe(true)
  await choose('Desktop')
  await expect.poll(() => matches('(min-width: 1280px)'), LONG_TIMEOUT).toBe(true)
  const box = await page.locator(`iframe[title="${TITLE}"]`).boundingBox()
  expect(box?.width).toBeLessThan(1000)
  expect(await page.evaluate(() => window.matchMedia('(max-width: 400px)').matches)).toBe(false)
})

test('links in the preview do nothing, and the keyboard skips them', async () => {
  const frame = await openEditor()
  await page.locator(`iframe[title="${TITLE}"]`).hover()
  await frame.locator('[data-hero] a').first().click()
  await frame.locator('main a').last().click()
  expect(page.url()).toBe(`${clinic.url}/admin/modern-themes`)
  expect(await page.getByRole('dialog').count()).toBe(1)

  await page.mouse.move(5, 5)
  await page.getByRole('button', { name: 'Dark', exact: true }).focus()
  const passed: string[] = []
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.tagName ?? ''))
    expect(await frame.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  }
  // The frame itself, which the arrows scroll, and then the element after it.
  expect(passed.slice(0, 2)).toEqual(['IFRAME', 'BUTTON'])
})

test('typing a color re-renders no page: only variables change', async () => {
  const frame = await openEditor()
  await choose('Home')
  await frame.locator('main > section').nth(4).waitFor()
  await frame.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(
      document.body,
      { subtree: true, childList: true, attributes: true, characterData: true },
    )
  })
  for (const color of ['#7A1FA2', '#006644', '#882200']) {
    await field('colors.light.primary').fill(color)
    await expect.poll(() => inFrame(frame, '--color-primary'), LONG_TIMEOUT).toBe(color)
  }
  const changes = () => frame.evaluate(() => (window as unknown as { changes: string[] }).changes)
  expect(await changes()).toEqual([])
  await page.getByRole('tab', { name: 'Layouts' }).click()
  await page.getByLabel('Text', { exact: true }).first().fill('Call us')
  await expect.poll(changes, LONG_TIMEOUT).not.toEqual([])
})

/** Everything a theme could leak into: every custom property of the page, its root, its head. */
function panel() {
  return page.evaluate(() => {
    const parts = [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('#root > div, #root > div > nav'),
    ]
    const properties = parts.map((part) =>
      [...part.computedStyleMap()]
        .filter(([name]) => name.startsWith('--'))
        .map(([name, [value]]) => `${name}:${value?.toString()}`)
        .join(';'),
    )
    const root = [...document.documentElement.attributes]
      // The code that loads the Telugu font (src/app/device/telugu-font.ts).
      .map(({ name, value }) => `${name}=${value.replace(' font-feature-settings: "kern";', '')}`)
    return {
      properties,
      root,
      sheets: document.head.querySelectorAll('link[rel=stylesheet], style').length,
      fonts: document.querySelectorAll('link[data-theme-font]').length,
      adopted: document.adoptedStyleSheets.length,
      title: document.title,
      bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
      cachedTheme: window.localStorage.getItem('nadi-theme'),
    }
  })
}

const VALUES = [
  '#0B5CAD',
  '#abc',
  '#123456',
  'red',
  '#12',
  '',
  'red;--color-page:red',
  'url(x)',
  '}',
]

test('200 edits leak nothing out of the preview, nor does closing it', async () => {
  const frame = await openEditor()
  expect(
    await frame.evaluate(() => document.head.querySelectorAll('[data-theme-font]').length),
  ).toBe(1)
  const before = await panel()
  expect(before.properties[0]).toContain('--color-primary')
  expect(before.fonts).toBe(0)
  const names = await page
    .locator('input[name^="colors."]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('name') ?? ''))
  expect(names.length).toBeGreaterThanOrEqual(17)
  const random = numbers(7)
  const edits = Array.from({ length: 200 }, () => ({
    name: names[random() % names.length] ?? '',
    value: VALUES[random() % VALUES.length] ?? '',
  }))
  for (const [at, pageName] of ['Home', 'Doctors', 'Illness', 'Contact'].entries()) {
    await choose(pageName)
    await choose(at % 2 === 0 ? 'Dark' : 'Light')
    await write(edits.slice(at * 50, at * 50 + 50))
  }
  await field('colors.light.primary').fill('#7A1FA2')
  await expect.poll(() => inFrame(frame, '--color-page'), LONG_TIMEOUT).not.toBe('')
  expect(await panel()).toEqual(before)

  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await panel()).toEqual(before)
})

/** Types in many fields one after the other, each in an animation frame of its own. */
function write(edits: readonly { name: string; value: string }[]): Promise<void> {
  return page.evaluate(async (all) => {
    for (const { name, value } of all) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      // With the native setter: React overrides `value` and would see no change.
      input?.setRangeText(value, 0, input.value.length)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, edits)
}

/** The same numbers each time, so that a failure is reproducible. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536)
  }
}
