// @module-tag full

import { expect, test } from 'vitest'

import { LONG_TIMEOUT, PHONE } from './browser.ts'
import { openForTests } from './fixture.ts'
import {
  measureTransition,
  countScrollReveals,
  getStyle,
  getCssVariable,
  openVisitorPage,
  activateConfig,
} from './themes.ts'

const ILLNESS = '/health-library/obstructive-sleep-apnoea'

const { clinic, browser } = await openForTests()

test('an empty theme has headings of 48, 36 and 28 px, spacious sections and amber icons (AC-387, AC-388, AC-389)', async () => {
  await activateConfig(clinic, {})
  const page = await openVisitorPage(browser, clinic.url + '/')
  const h1 = page.getByRole('heading', { level: 1 })
  expect(await getStyle(h1, 'font-size')).toBe('48px')
  expect(await getStyle(h1, 'font-weight')).toBe('700')
  expect(await getStyle(h1, 'line-height')).toBe('57.6px')
  expect(await getStyle(page.getByRole('heading', { name: 'About Us' }), 'font-size')).toBe('36px')
  expect(await getCssVariable(page, '--size-h3')).toBe('1.75rem')
  const section = page
    .locator('main > section')
    .filter({ has: page.getByRole('heading', { name: 'About Us' }) })
  expect(await getStyle(section, 'padding-top')).toBe('80px')
  expect(await getStyle(section, 'padding-bottom')).toBe('80px')
  const grid = page.locator('ul[data-columns]').first()
  expect(await getStyle(grid, 'gap')).toBe('32px')
  expect(await getStyle(grid.locator('h3').first().locator('xpath=..'), 'padding-top')).toBe('32px')
  const icon = page.locator('main [data-icon="shield"]')
  expect(await getStyle(icon, 'color')).toBe('rgb(245, 158, 11)')
  await page.context().close()
})

test('spacing, tight line height and inverse text of a theme take effect (AC-424)', async () => {
  await activateConfig(clinic, {
    colors: { light: { text: { inverse: '#FFF8E7' } } },
    typography: { lineHeights: { tight: 1.5 } },
    designTokens: { spacing: { md: '24px' } },
  })
  const page = await openVisitorPage(browser, clinic.url)
  const about = page.getByRole('heading', { name: 'About Us' })
  expect(await getStyle(about.locator('xpath=..'), 'row-gap')).toBe('24px')
  const name = page.getByRole('banner').getByText('Vennela Neurology Centre')
  const size = Number.parseFloat(await getStyle(name, 'font-size'))
  expect(Number.parseFloat(await getStyle(name, 'line-height'))).toBeCloseTo(size * 1.5, 1)
  const button = page.getByRole('link', { name: 'Schedule Appointment' })
  expect(await getStyle(button, 'color')).toBe('rgb(255, 248, 231)')
  await page.context().close()
})

test('on a dark device the site is dark before any script, and light for visitors who chose that (S-57)', async () => {
  await activateConfig(clinic, {})
  const dark = { colorScheme: 'dark' as const, serviceWorkers: 'block' as const }
  const scriptless = await browser.newContext({ ...dark, javaScriptEnabled: false })
  const scriptlessPage = await scriptless.newPage()
  await scriptlessPage.goto(clinic.url)
  const darkness = await getStyle(scriptlessPage.locator('body'), 'background-color')
  expect(await getStyle(scriptlessPage.locator('html'), 'color-scheme')).toBe('dark')
  expect(
    await scriptlessPage.locator('meta[name="theme-color"]').first().getAttribute('media'),
  ).toContain('dark')
  await scriptlessPage.emulateMedia({ colorScheme: 'light' })
  const light = await getStyle(scriptlessPage.locator('body'), 'background-color')
  expect(light).not.toBe(darkness)
  await scriptless.close()

  const page = await openVisitorPage(browser, clinic.url, dark)
  expect(await getStyle(page.locator('body'), 'background-color')).toBe(darkness)
  await page.getByRole('button', { name: 'Use light colours' }).click()
  await expect
    .poll(() => getStyle(page.locator('body'), 'background-color'), LONG_TIMEOUT)
    .toBe(light)
  await page.reload()
  await page.getByRole('button', { name: 'Use dark colours' }).waitFor()
  expect(await getStyle(page.locator('body'), 'background-color')).toBe(light)
  await page.context().close()
})

test('gradients, shadows, blur, opacity and widths are those of the theme (AC-393)', async () => {
  await activateConfig(clinic, {
    gradients: [
      {
        name: 'hero',
        type: 'radial',
        angle: 0,
        stops: [
          { color: '#101050', position: 0 },
          { color: '#205020', position: 40 },
          { color: '#000000', position: 100 },
        ],
      },
    ],
    layouts: { navigation: { transparent: true }, cards: { shadow: 'lg' } },
    designTokens: {
      shadows: { lg: '0 3px 9px rgba(1, 2, 3, 0.4)' },
      blur: { md: '7px' },
      opacity: { disabled: 0.41 },
      containerWidths: { page: '800px' },
    },
  })
  const page = await openVisitorPage(browser, clinic.url)
  const hero = page.locator('[data-hero]')
  expect(await getStyle(hero, 'background-image', '::before')).toBe(
    'radial-gradient(circle at 50% 0%, rgb(16, 16, 80) 0%, rgb(32, 80, 32) 40%, rgb(0, 0, 0) 100%)',
  )
  const bar = page.locator('header[data-transparent]')
  expect(await getStyle(bar, 'backdrop-filter', '::after')).toBe('blur(7px)')
  const card = page.locator('ul[data-columns] > li').first()
  expect(await getStyle(card, 'box-shadow')).toBe('rgba(1, 2, 3, 0.4) 0px 3px 9px 0px')
  expect(await getCssVariable(page, '--opacity-disabled')).toBe('0.41')
  const column = page.locator('main > section > div').nth(1)
  expect(await column.evaluate((it) => it.getBoundingClientRect().width)).toBe(864)

  await activateConfig(clinic, {
    gradients: [
      {
        name: 'hero',
        type: 'linear',
        angle: 30,
        stops: [
          { color: '#101050', position: 0 },
          { color: '#205020', position: 90 },
        ],
      },
    ],
  })
  await page.reload()
  await expect
    .poll(() => getStyle(page.locator('[data-hero]'), 'background-image', '::before'), LONG_TIMEOUT)
    .toBe('linear-gradient(30deg, rgb(16, 16, 80) 0%, rgb(32, 80, 32) 90%)')
  await page.context().close()
})

const moving = {
  animations: { features: { scrollReveal: true, hoverEffects: true, pageTransitions: true } },
  layouts: { cards: { hoverEffect: 'bounce' } },
}

test('with scroll reveal and page transitions, sections rise on scrolling and pages fade in (AC-394)', async () => {
  await activateConfig(clinic, moving)
  const page = await openVisitorPage(browser, clinic.url)
  expect(await countScrollReveals(page)).toBeGreaterThan(1)
  // The first page of a visit has no transition to wait for.
  expect(await getStyle(page.getByRole('main'), 'animation-name')).toBe('none')
  const last = page.locator('main > section').last().locator('> div')
  expect(Number(await getStyle(last, 'opacity'))).toBeLessThan(0.5)
  await last.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => getStyle(last, 'opacity'), LONG_TIMEOUT).toBe('1')
  expect(await measureTransition(page)).toBe('0.4s')
  await page.context().close()
})

test('with reduced motion nothing rises and no page moves (AC-394)', async () => {
  await activateConfig(clinic, moving)
  const page = await openVisitorPage(browser, clinic.url, { reducedMotion: 'reduce' })
  expect(await countScrollReveals(page)).toBe(0)
  expect(await getStyle(page.locator('main > section').last().locator('> div'), 'opacity')).toBe(
    '1',
  )
  expect(await measureTransition(page)).toBe('0.001s')
  await page.context().close()
})

test('a theme that ignores reduced motion still animates; one without animations never does (AC-394)', async () => {
  await activateConfig(clinic, {
    ...moving,
    accessibility: { reducedMotion: { respectPreference: false } },
  })
  const page = await openVisitorPage(browser, clinic.url, { reducedMotion: 'reduce' })
  expect(await countScrollReveals(page)).toBeGreaterThan(1)
  expect(await measureTransition(page)).toBe('0.4s')
  await page.context().close()
  await activateConfig(clinic, {})
  const still = await openVisitorPage(browser, clinic.url)
  expect(await countScrollReveals(still)).toBe(0)
  expect(await measureTransition(still)).toBe('none')
  await still.context().close()
})

test('high contrast makes all text and borders as strong as the body text (AC-395)', async () => {
  await activateConfig(clinic, { accessibility: { highContrast: true, minimumTargetSize: '60px' } })
  const page = await openVisitorPage(browser, clinic.url + ILLNESS)
  const text = await getStyle(page.locator('body'), 'color')
  const summary = page.locator('article header p').first()
  expect(await getStyle(summary, 'color')).toBe(text)
  const link = page.getByRole('main').getByRole('link').first()
  expect(await getStyle(link, 'text-decoration-line')).toBe('underline')
  expect((await link.boundingBox())?.height).toBe(60)
  await page.context().close()
})

const RED = 'rgb(170, 34, 0)'
const RING = `rgb(255, 255, 255) 0px 0px 0px 2px, ${RED} 0px 0px 0px 7px`

test.for([
  ['outline', RED, '2px', 'none'],
  ['shadow', 'rgba(0, 0, 0, 0)', '2px', RING],
  ['border', RED, '-5px', 'none'],
] as const)(
  'the focus is shown as %s, in the width and color of the theme (AC-365, AC-395)',
  async ([style, color, offset, shadow]) => {
    await activateConfig(clinic, {
      accessibility: { focusIndicators: { style, width: '5px', color: '#AA2200' } },
    })
    const page = await openVisitorPage(browser, clinic.url)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await getStyle(focused, 'outline-width')).toBe('5px')
    expect(await getStyle(focused, 'outline-color')).toBe(color)
    expect(await getStyle(focused, 'outline-offset')).toBe(offset)
    expect(await getStyle(focused, 'box-shadow')).toBe(shadow)
    await page.context().close()
  },
)

test.for([
  ['outline', true],
  ['outline', false],
  ['shadow', false],
  ['border', false],
] as const)(
  'a link focused by a mouse press looks like one focused by keyboard only if the theme marks every focus (%s, %s) (AC-365)',
  async ([style, focusVisible]) => {
    const focusIndicators = { style, width: '5px', color: '#AA2200' }
    const accessibility = { focusIndicators, keyboardNavigation: { focusVisible } }
    await activateConfig(clinic, { accessibility })
    const page = await openVisitorPage(browser, clinic.url)
    const link = page.getByRole('navigation').first().getByRole('link', { name: 'Home' })
    const focusedBy = async (way: 'keyboard' | 'mouse') => {
      await link.evaluate((it: HTMLElement, isKeyboard) => {
        it.blur()
        it.focus({ focusVisible: isKeyboard })
      }, way === 'keyboard')
      const properties = ['outline-style', 'outline-width', 'outline-offset', 'box-shadow']
      return Promise.all(properties.map((property) => getStyle(link, property)))
    }
    const marked = await focusedBy('keyboard')
    expect(marked[1]).toBe('5px')
    const byMouse = await focusedBy('mouse')
    expect(byMouse[0] === 'none').toBe(focusVisible)
    expect(String(byMouse) === String(marked)).toBe(!focusVisible)
    await page.context().close()
  },
)

test.for([
  ['none', 'none', 'none', true],
  ['subtle', 'none', 'none', false],
  ['lift', 'matrix(1, 0, 0, 1, 0, -4)', 'none', false],
] as const)(
  'a hovered card reacts with %s (AC-364)',
  async ([hoverEffect, transform, name, stays]) => {
    await activateConfig(clinic, { layouts: { cards: { hoverEffect } } })
    const page = await openVisitorPage(browser, clinic.url)
    const card = page.locator('ul[data-columns] > li').first()
    const before = await getStyle(card, 'box-shadow')
    await card.scrollIntoViewIfNeeded()
    await card.hover()
    await expect.poll(() => getStyle(card, 'transform'), LONG_TIMEOUT).toBe(transform)
    expect(await getStyle(card, 'animation-name')).toBe(name)
    await expect
      .poll(async () => (await getStyle(card, 'box-shadow')) === before, LONG_TIMEOUT)
      .toBe(stays)
    await page.context().close()
  },
)

test('a hovered card bounces, without animation for reduced motion (AC-364)', async () => {
  await activateConfig(clinic, { layouts: { cards: { hoverEffect: 'bounce' } } })
  for (const [reducedMotion, duration] of [
    ['no-preference', '0.8s'],
    ['reduce', '0.001s'],
  ] as const) {
    const page = await openVisitorPage(browser, clinic.url, { reducedMotion })
    const card = page.locator('ul[data-columns] > li').first()
    await card.scrollIntoViewIfNeeded()
    await card.hover()
    expect(await getStyle(card, 'animation-name')).toContain('bounce')
    expect(await getStyle(card, 'animation-duration')).toBe(duration)
    await page.context().close()
  }
})

test.for([
  ['sticky', 'sticky', 0],
  ['fixed', 'fixed', 0],
  ['floating', 'sticky', 8],
] as const)(
  'the bar is %s: it stays at the top of a scrolled page',
  async ([style, position, top]) => {
    await activateConfig(clinic, { layouts: { navigation: { style } } })
    const page = await openVisitorPage(browser, clinic.url, { viewport: PHONE })
    const bar = page.locator('header[data-style]')
    expect(await getStyle(bar, 'position')).toBe(position)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => window.scrollY > 500)
    await expect.poll(async () => (await bar.boundingBox())?.y, LONG_TIMEOUT).toBe(top)
    await page.context().close()
  },
)
