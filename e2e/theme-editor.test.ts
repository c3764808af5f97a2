import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { isThorough } from '../tools/thorough.ts'
import { barriersOn, NARROW } from './barriers.ts'
import { DESKTOP, PATIENCE, PHONE, problemsOf, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { wearOwnTheme } from './own-theme.ts'
import { openScreen, signIn, staffScreensAreKept } from './staff.ts'

const THEME = 'Mint Morning'

const { clinic, browser } = await openForTests()
let asha: Person
beforeAll(async () => {
  asha = await hire(clinic.sql, { role: 'Super Admin', username: 'asha' })
})

beforeEach(() => wearOwnTheme(clinic.sql, THEME, asha.id))

/** The screen of the themes on a device of its own, where the Super Admin has signed in. */
async function openThemes(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options })
  const page = await context.newPage()
  await signIn(page, clinic, asha)
  await openScreen(page, clinic, 'modern-themes', 'Modern Themes')
  return page
}

const editButton = (page: Page) => page.getByRole('button', { name: `Edit Theme ${THEME}` })
const editorOn = (page: Page) => page.getByRole('dialog', { name: `Edit Theme: ${THEME}` })

async function openEditor(page: Page): Promise<Locator> {
  await editButton(page).click()
  const editor = editorOn(page)
  await editor.getByRole('tablist').waitFor()
  return editor
}

const openTab = (editor: Locator, name: string) => editor.getByRole('tab', { name }).click()
const field = (editor: Locator, path: string) => editor.locator(`[name="${path}"]`)

const variableOf = (root: Locator) => (name: string) =>
  root.evaluate(
    (element, variable) => getComputedStyle(element).getPropertyValue(variable).trim(),
    name,
  )
const primary = (page: Page) => variableOf(page.locator('html'))('--color-primary')

const coloursOf = (thing: Locator) =>
  thing.evaluate((it) => {
    const { backgroundColor, color, opacity } = getComputedStyle(it)
    return { backgroundColor, color, opacity }
  })

/** The green in which the panel says that something worked, as the browser writes it. */
const greenOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('p')
    probe.style.cssText = 'background: var(--color-success); color: var(--color-on-success)'
    document.body.append(probe)
    const { backgroundColor, color } = getComputedStyle(probe)
    probe.remove()
    return { backgroundColor, color, opacity: '1' }
  })

/** What a reader does who comes back to a page: it asks the server again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

async function versions() {
  return clinic.sql<{ version_number: number; change_description: string; primary: string }>(
    `select version_number, change_description, config #>> '{colors,light,primary}' as primary
    from public.theme_versions where name = $1 order by version_number`,
    [THEME],
  )
}

async function newest(what: string): Promise<unknown> {
  const [row] = await clinic.sql<{ value: unknown }>(
    `select ${what} as value from public.modern_themes where name = $1`,
    [THEME],
  )
  return row?.value
}

test('a Super Admin picks a colour by keyboard, saves, and only what is activated reaches a patient’s open page (AC-331, AC-350, AC-352, AC-373, AC-374, AC-378, AC-379)', async () => {
  const page = await openThemes()
  const problems = problemsOf(page)
  const patient = await (await browser.newContext({ viewport: PHONE })).newPage()
  problemsOf(patient, problems)
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
  // Past the hex box and the field of saturation and brightness.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  for (let turn = 0; turn < 40; turn += 1) await page.keyboard.press('ArrowRight')
  const picked = await hex.inputValue()
  expect(picked).toMatch(/^#[0-9A-F]{6}$/)
  expect(picked).not.toBe(old)
  await openTab(editor, 'Overview')
  await field(editor, 'summary').fill('A warmer blue')
  await page.keyboard.press('Control+s')
  await editor
    .getByText('Changes saved successfully! Click Activate to apply them to the live website.')
    .waitFor()
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
  expect(await coloursOf(done)).toEqual(await greenOf(page))
  await comeBack(patient)
  await expect.poll(() => primary(patient), PATIENCE).toBe(picked)

  await editor.getByText('Close', { exact: true }).click()
  await editor.waitFor({ state: 'detached' })
  // The focus goes back to where one was.
  await expect
    .poll(() => editButton(page).evaluate((one) => one === document.activeElement), PATIENCE)
    .toBe(true)
  expect(problems).toEqual([])
  await patient.context().close()
  await page.context().close()
})

test('the dialog is at most 80 rem wide and 90 % of the screen high, and its preview follows each letter while the panel stays as it is (AC-338, AC-341)', async () => {
  const page = await openThemes({ viewport: { width: 1600, height: 900 } })
  const editor = await openEditor(page)
  const box = await editor.boundingBox()
  expect([box?.width, box?.height]).toEqual([1280, 810])

  const inside = variableOf(page.frameLocator('iframe').locator('html'))
  const outside = await primary(page)
  await openTab(editor, 'Colors')
  await field(editor, 'colors.light.primary').fill('#7A1FA2')
  await expect.poll(() => inside('--color-primary'), PATIENCE).toBe('#7A1FA2')
  expect(await primary(page)).toBe(outside)
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => inside('--color-primary'), PATIENCE).toBe(outside)

  const preview = editor.getByRole('region', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Dark', exact: true }).click()
  const darkPage = await newest(`config #>> '{colors,dark,background,page}'`)
  await expect.poll(() => inside('--color-page'), PATIENCE).toBe(darkPage)
  expect(await page.locator('html').getAttribute('data-theme-mode')).toBe('light')

  await page.setViewportSize(DESKTOP)
  const smaller = await editor.boundingBox()
  expect(Math.round(smaller?.height ?? 0)).toBe(DESKTOP.height * 0.9)
  await page.context().close()
})

test('going back, Esc and a press beside it ask first, and what is discarded is gone (AC-377)', async () => {
  const page = await openThemes()
  const editor = await openEditor(page)
  await field(editor, 'description').fill('Fresher')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Unsaved Changes' })
  await question.getByRole('button', { name: 'Keep Editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await field(editor, 'description').inputValue()).toBe('Fresher')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep Editing' }).click()
  await page.mouse.click(4, 4)
  await question.getByRole('button', { name: 'Discard Changes' }).click()
  await editor.waitFor({ state: 'detached' })
  await openEditor(page)
  expect(await field(editor, 'description').inputValue()).toBe('Fresh')
  await page.context().close()
})

test('a crash loses nothing: the editor opens again with all that was typed', async () => {
  const page = await openThemes()
  const editor = await openEditor(page)
  await openTab(editor, 'Layouts')
  await field(editor, 'backButton.text').fill('అన్ని విషయాలు')
  await page.waitForTimeout(600)
  const context = page.context()
  const devTools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Nothing on the page gets to say goodbye, and the command gets no answer.
  void devTools.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await openScreen(again, clinic, 'modern-themes', 'Modern Themes')
  const restored = editorOn(again)
  await restored.getByText(/^Restored draft from/).waitFor(PATIENCE)
  await restored.getByText('You have unsaved changes').waitFor()
  await openTab(restored, 'Layouts')
  expect(await field(restored, 'backButton.text').inputValue()).toBe('అన్ని విషయాలు')
  await restored.getByRole('button', { name: 'Save Changes' }).click()
  await restored.getByText(/Version 2 created/).waitFor()
  expect(await newest(`config #>> '{backButton,text}'`)).toBe('అన్ని విషయాలు')
  await context.close()
})

test('on a tablet without a network a theme is edited by touch and kept; saving waits for the network and says so (S-53)', async () => {
  const page = await openThemes({ viewport: TABLET, hasTouch: true })
  await staffScreensAreKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await editButton(page).tap()
  const editor = editorOn(page)
  await openTab(editor, 'Colors')
  const hex = field(editor, 'colors.light.accent')
  const old = await hex.inputValue()
  await editor.getByRole('button', { name: 'Pick Accent (light)' }).tap()
  const hue = editor.getByRole('slider', { name: /hue/ })
  await hue.waitFor()
  const track = await hue.locator('xpath=ancestor::*[@role="group"][1]').boundingBox()
  if (!track) throw new Error('The hue has no track')
  await page.touchscreen.tap(track.x + track.width / 2, track.y + track.height / 2)
  await expect.poll(() => hex.inputValue(), PATIENCE).not.toBe(old)
  const save = editor.getByRole('button', { name: /^Save Changes/ })
  await editor.getByText(/kept on this device as a draft/).waitFor()
  expect(await save.textContent()).toBe('Save Changes (needs the network)')
  expect(await save.isDisabled()).toBe(true)
  await editor.getByRole('button', { name: 'History' }).tap()
  await page.getByText('The version history needs the network.').waitFor()
  await page.getByRole('button', { name: 'Back to the editor' }).tap()

  await page.context().setOffline(false)
  await expect.poll(() => save.isDisabled(), PATIENCE).toBe(false)
  const chosen = await hex.inputValue()
  await save.tap()
  await editor.getByText(/Version 2 created/).waitFor()
  expect(await newest(`config #>> '{colors,light,accent}'`)).toBe(chosen)
  await page.context().close()
})

test('two Super Admins: the later one is told, and takes the other one’s version or saves their own over it', async () => {
  const page = await openThemes()
  const editor = await openEditor(page)
  await openTab(editor, 'Layouts')
  await field(editor, 'backButton.text').fill('Mine')
  const other = await openThemes({ serviceWorkers: 'block' })
  const theirs = await openEditor(other)
  await openTab(theirs, 'Layouts')
  await field(theirs, 'emergencyButton.text').fill('Theirs')
  await theirs.getByRole('button', { name: 'Save Changes' }).click()
  await theirs.getByText(/Version 2 created/).waitFor()
  await other.context().close()

  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await editor.getByText(/in the meantime \(version 2\)/).waitFor()
  await editor.getByRole('button', { name: 'Save mine over it' }).click()
  await editor.getByText(/Version 3 created/).waitFor()
  expect(await newest(`config #>> '{backButton,text}'`)).toBe('Mine')

  // And what it went over is in the history still.
  await editor.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'Version History' })
  await history.getByRole('button', { name: 'Restore Version 2' }).click()
  await editor.getByRole('button', { name: 'Save Changes' }).click()
  await editor.getByText(/Version 4 created/).waitFor()
  expect(await newest(`config #>> '{emergencyButton,text}'`)).toBe('Theirs')
  expect((await versions()).at(-1)?.change_description).toBe('Restored version 2')
  await page.context().close()
})

test.for(['light', 'dark'])(
  'every tab of the editor is open to all, on a desk and at 320 px (%s)',
  // Some twenty looks by axe.
  { timeout: 300_000 },
  async (mode, { skip }) => {
    skip(!isThorough && mode === 'dark')
    // Colours are the same on each screen: what is asked of one in one mode holds in the other.
    const screens = [mode === 'light' ? NARROW : DESKTOP]
    const barriers = () => barriersOn(page, screens, 'dialog')
    const page = await openThemes({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    await page.evaluate((chosen) => {
      window.localStorage.setItem('nadi-theme-mode', chosen)
    }, mode)
    await page.reload()
    const editor = await openEditor(page)
    expect.soft(await barriersOn(page), `with the preview (${mode})`).toEqual([])
    for (const tab of await editor.getByRole('tab').allTextContents()) {
      await openTab(editor, tab)
      if (tab === 'Colors') {
        await editor.getByRole('button', { name: 'Pick Secondary (light)' }).click()
        await field(editor, 'colors.light.text.muted').fill('#C8D0DA')
        await field(editor, 'colors.light.accent').fill('#12')
        await editor.getByRole('button', { name: /^Fix / }).first().waitFor()
      }
      expect.soft(await barriers(), `${tab} (${mode})`).toEqual([])
    }
    await page.setViewportSize(DESKTOP)
    await editor.getByRole('button', { name: 'History' }).click()
    await page.getByRole('list', { name: 'Versions, newest first' }).waitFor()
    expect.soft(await barriers(), `History (${mode})`).toEqual([])
    await page.getByRole('button', { name: 'Back to the editor' }).click()
    await editor.getByRole('button', { name: 'Import' }).click()
    expect.soft(await barriers(), `Import (${mode})`).toEqual([])
    await page.context().close()
  },
)
