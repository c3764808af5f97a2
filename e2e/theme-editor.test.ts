import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { DESKTOP, LONG_TIMEOUT, PHONE, collectPageProblems } from './browser.ts'
import { getColour } from './colours.ts'
import { openForTests } from './fixture.ts'
import { editButton, field, openEditor, openTab, setUpOwnTheme, THEME } from './theme-editor.ts'
import { getCssVariable } from './themes.ts'

const { clinic, browser } = await openForTests()
const { openThemes, newest, versions } = setUpOwnTheme({ clinic, browser })

const primary = (page: Page) => getCssVariable(page, '--color-primary')

const coloursOf = (thing: Locator) =>
  thing.evaluate((it) => {
    const { backgroundColor, color, opacity } = getComputedStyle(it)
    return { backgroundColor, color, opacity }
  })

/** The panel's success color, as the browser formats it. */
const greenOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('p')
    probe.style.cssText = 'background: var(--color-success); color: var(--color-on-success)'
    document.body.append(probe)
    const { backgroundColor, color } = getComputedStyle(probe)
    probe.remove()
    return { backgroundColor, color, opacity: '1' }
  })

/** Like a visitor who returns to a page: it polls the server. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test("a Super Admin picks a color by keyboard and saves, and only an activated theme reaches a patient's open page (AC-331, AC-350, AC-352, AC-373, AC-374, AC-378, AC-379)", async () => {
  const page = await openThemes()
  const problems = collectPageProblems(page)
  const patient = await (await browser.newContext({ viewport: PHONE })).newPage()
  collectPageProblems(patient, problems)
  await patient.goto(clinic.url)
  await patient.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  const before = await primary(patient)

  const editor = await openEditor(page)
  await openTab(editor, 'Colors')
  const hex = field(editor, 'colors.light.primary')
  const old = await hex.inputValue()
  await editor.getByRole('button', { name: 'Pick Primary (light)' }).focus()
  await page.keyboard.press('Enter')
  await editor.getByRole('slider', { name: /hue/ }).waitFor()
  // Past the hex field and the field of saturation and brightness.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight')
  const picked = await hex.inputValue()
  expect(picked).toMatch(/^#[0-9A-F]{6}$/)
  expect(picked).not.toBe(old)
  await openTab(editor, 'Overview')
  await field(editor, 'summary').fill('A warmer blue')
  await page.keyboard.press('Control+s')
  const saved = editor.getByText(
    'Changes saved successfully! Click Activate to apply them to the live website.',
  )
  await saved.waitFor()
  const note = saved.locator('xpath=ancestor-or-self::*[@data-tone]').last()
  expect(await getColour(note, 'backgroundColor')).toBe('blue')
  expect(await getColour(note, 'borderInlineStartColor')).toBe('blue')
  await editor.getByText(`Theme "${THEME}" updated successfully! Version 2 created.`).waitFor()
  expect(await versions()).toEqual([
    { version_number: 1, change_description: 'Duplicated from Clinical Modern', primary: old },
    { version_number: 2, change_description: 'A warmer blue', primary: picked },
  ])
  expect(await newest('version_number')).toBe(2)
  const [line] = await clinic.sql<{ description: string }>(
    `select description from public.activity_logs where action = 'theme_edited'
    order by created_at desc limit 1`,
  )
  expect(line?.description).toBe(`Updated modern theme: ${THEME} - A warmer blue`)

  // Saved is not live.
  await comeBack(patient)
  await patient.reload()
  expect(await primary(patient)).toBe(before)
  await editor.getByRole('button', { name: 'Activate', exact: true }).click()
  await editor
    .getByText('Theme activated successfully! Changes are now live on the website.')
    .waitFor()
  const done = editor.getByRole('button', { name: 'Activated' })
  expect(await done.isDisabled()).toBe(true)
  // The color transition ends a moment after the text changes.
  await expect.poll(() => coloursOf(done), LONG_TIMEOUT).toEqual(await greenOf(page))
  await comeBack(patient)
  await expect.poll(() => primary(patient), LONG_TIMEOUT).toBe(picked)

  await editor.getByText('Close', { exact: true }).click()
  await editor.waitFor({ state: 'detached' })
  // The focus returns to its previous element.
  await expect
    .poll(() => editButton(page).evaluate((one) => one === document.activeElement), LONG_TIMEOUT)
    .toBe(true)
  expect(problems).toEqual([])
  await patient.context().close()
  await page.context().close()
})

test(
  'the dialog is at most 80 rem wide and 90 % of the screen high (AC-338)',
  { tags: ['full'] },
  async () => {
    const page = await openThemes({ viewport: { width: 1600, height: 900 } })
    const editor = await openEditor(page)
    const box = await editor.boundingBox()
    expect([box?.width, box?.height]).toEqual([1280, 810])

    await page.setViewportSize(DESKTOP)
    const smaller = await editor.boundingBox()
    expect(Math.round(smaller?.height ?? 0)).toBe(DESKTOP.height * 0.9)
    await page.context().close()
  },
)
