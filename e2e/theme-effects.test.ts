// @module-tag full

import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { activateOwnTheme } from './activate-own-theme.ts'
import { DESKTOP, LONG_TIMEOUT } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openScreen, signIn } from './staff.ts'
import { measureTransition, countScrollReveals, getStyle, openVisitorPage } from './themes.ts'

const THEME = 'Mint Morning'

const { clinic, browser } = await openForTests()
let panel: Page
beforeAll(async () => {
  const asha = await createStaffAccount(clinic.sql, { role: 'Super Admin', username: 'asha' })
  await activateOwnTheme(clinic.sql, THEME, asha.id)
  panel = await (await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })).newPage()
  await signIn(panel, clinic, asha)
  await openScreen(panel, clinic, 'modern-themes', 'Modern Themes')
  await panel.getByRole('button', { name: `Edit Theme ${THEME}` }).click()
})

/** Sets some settings of a tab in the editor, saves and activates; returns a visitor's page. */
async function live(tab: string, settings: Record<string, string | boolean>): Promise<Page> {
  const editor = panel.getByRole('dialog', { name: `Edit Theme: ${THEME}` })
  await editor.getByRole('tab', { name: tab }).click()
  for (const [path, value] of Object.entries(settings)) {
    const field = editor.locator(`[name="${path}"]`)
    if (typeof value === 'boolean') await field.setChecked(value)
    else if (await field.evaluate((it) => it.tagName === 'SELECT')) await field.selectOption(value)
    else await field.fill(value)
  }
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await editor.getByText('Changes saved successfully!').waitFor()
  await editor.getByRole('button', { name: 'Activate', exact: true }).click()
  await editor.getByText('Changes are now live on the website.').waitFor()
  return openVisitorPage(browser, clinic.url)
}

/** A card on hover: its position, and its animation. */
async function readHoverStyle(card: Locator): Promise<string> {
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  return `${await getStyle(card, 'transform')} ${await getStyle(card, 'animation-name')}`
}

const firstCard = (page: Page) => page.locator('ul[data-columns] > li').first()

test('settings under Animations affect the site: scroll reveal, page transitions and card hover effects (AC-364)', async () => {
  const moving = await live('Animations', {
    'animations.features.scrollReveal': true,
    'animations.features.pageTransitions': true,
    'animations.features.hoverEffects': true,
    'layouts.cards.hoverEffect': 'bounce',
  })
  expect(await countScrollReveals(moving)).toBeGreaterThan(0)
  await expect.poll(() => readHoverStyle(firstCard(moving)), LONG_TIMEOUT).toContain('bounce')
  expect(await measureTransition(moving)).toBe('0.4s')
  await moving.context().close()

  const calmer = await live('Animations', {
    'animations.features.scrollReveal': false,
    'animations.features.pageTransitions': false,
    'layouts.cards.hoverEffect': 'lift',
  })
  await expect.poll(() => readHoverStyle(firstCard(calmer)), LONG_TIMEOUT).toMatch(/, -4\) none$/)
  expect(await countScrollReveals(calmer)).toBe(0)
  expect(await measureTransition(calmer)).toBe('none')
  await calmer.context().close()

  // With effects off no card reacts, whatever its hover effect.
  const still = await live('Animations', { 'animations.features.hoverEffects': false })
  expect(await readHoverStyle(firstCard(still))).toBe('none none')
  await still.context().close()
})

/** The focus style of a link, focused by keyboard or by a mouse press. */
async function markOf(page: Page, by: 'keyboard' | 'mouse') {
  const link = page.getByRole('navigation').first().getByRole('link', { name: 'Home' })
  await link.evaluate((it: HTMLElement, focusVisible) => {
    it.blur()
    it.focus({ focusVisible })
  }, by === 'keyboard')
  const [style, width, offset, shadow] = await Promise.all(
    ['outline-style', 'outline-width', 'outline-offset', 'box-shadow'].map((property) =>
      getStyle(link, property),
    ),
  )
  return style === 'none' ? 'none' : { width, offset, shadow }
}

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' })

test('settings under Accessibility affect the site: the focus style and width, by mouse too, and the skip link (AC-365)', async () => {
  const first = await live('Accessibility', {
    'accessibility.focusIndicators.style': 'outline',
    'accessibility.focusIndicators.width': '5px',
    'accessibility.keyboardNavigation.skipLinks': true,
    'accessibility.keyboardNavigation.focusVisible': true,
  })
  expect(await markOf(first, 'keyboard')).toEqual({ width: '5px', offset: '2px', shadow: 'none' })
  expect(await markOf(first, 'mouse')).toBe('none')
  expect(await skipLink(first).count()).toBe(1)
  await first.context().close()

  const second = await live('Accessibility', {
    'accessibility.focusIndicators.style': 'border',
    'accessibility.focusIndicators.width': '4px',
    'accessibility.keyboardNavigation.skipLinks': false,
    'accessibility.keyboardNavigation.focusVisible': false,
  })
  const border = { width: '4px', offset: '-4px', shadow: 'none' }
  expect(await markOf(second, 'keyboard')).toEqual(border)
  expect(await markOf(second, 'mouse')).toEqual(border)
  expect(await skipLink(second).count()).toBe(0)
  await second.context().close()

  const third = await live('Accessibility', { 'accessibility.focusIndicators.style': 'shadow' })
  expect(await markOf(third, 'keyboard')).toMatchObject({
    shadow: expect.stringContaining('0px 0px 0px 6px'),
  })
  await third.context().close()
})
