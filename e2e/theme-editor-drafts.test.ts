// @module-tag full

import { expect, test } from 'vitest'

import { LONG_TIMEOUT, TABLET } from './browser.ts'
import { openForTests } from './fixture.ts'
import { countDrafts } from './queued-edits.ts'
import { openScreen, waitForCachedStaffScreens } from './staff.ts'
import {
  editButton,
  findEditor,
  field,
  openEditor,
  openTab,
  setUpOwnTheme,
} from './theme-editor.ts'

// Input in the editor survives a crash and a lost network.
const { clinic, browser } = await openForTests()
const { openThemes, newest } = setUpOwnTheme({ clinic, browser })

test('after a crash the editor opens again with all input', async () => {
  const page = await openThemes()
  const editor = await openEditor(page)
  await openTab(editor, 'Layouts')
  await field(editor, 'backButton.text').fill('అన్ని విషయాలు')
  await expect.poll(() => countDrafts(page), LONG_TIMEOUT).toBe(1)
  const context = page.context()
  const devTools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // No unload events run, and the command gets no response.
  void devTools.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  await openScreen(again, clinic, 'modern-themes', 'Modern Themes')
  const restored = findEditor(again)
  await restored.getByText(/^Restored draft from/).waitFor(LONG_TIMEOUT)
  await restored.getByText('You have unsaved changes').waitFor()
  await openTab(restored, 'Layouts')
  expect(await field(restored, 'backButton.text').inputValue()).toBe('అన్ని విషయాలు')
  await restored.getByRole('button', { name: 'Save Changes' }).click()
  await restored.getByText(/Version 2 created/).waitFor()
  expect(await newest(`config #>> '{backButton,text}'`)).toBe('అన్ని విషయాలు')
  await context.close()
})

test('on a tablet a theme can be edited offline by touch and stored as a draft; saving says that it needs the network (S-53)', async () => {
  const page = await openThemes({ viewport: TABLET, hasTouch: true, serviceWorkers: 'allow' })
  await waitForCachedStaffScreens(page)
  await page.context().setOffline(true)
  await page.reload()
  await editButton(page).tap()
  const editor = findEditor(page)
  await openTab(editor, 'Colors')
  const hex = field(editor, 'colors.light.accent')
  const old = await hex.inputValue()
  await editor.getByRole('button', { name: 'Pick Accent (light)' }).tap()
  const hue = editor.getByRole('slider', { name: /hue/ })
  await hue.waitFor()
  const track = await hue.locator('xpath=ancestor::*[@role="group"][1]').boundingBox()
  if (!track) throw new Error('The hue has no track')
  await page.touchscreen.tap(track.x + track.width / 2, track.y + track.height / 2)
  await expect.poll(() => hex.inputValue(), LONG_TIMEOUT).not.toBe(old)
  const save = editor.getByRole('button', { name: /^Save Changes/ })
  await editor.getByText(/kept on this device as a draft/).waitFor()
  expect(await save.textContent()).toBe('Save Changes (needs the network)')
  expect(await save.isDisabled()).toBe(true)
  await editor.getByRole('button', { name: 'History' }).tap()
  await page.getByText('The version history needs the network.').waitFor()
  await page.getByRole('button', { name: 'Back to the editor' }).tap()

  await page.context().setOffline(false)
  await expect.poll(() => save.isDisabled(), LONG_TIMEOUT).toBe(false)
  const chosen = await hex.inputValue()
  await save.tap()
  await editor.getByText(/Version 2 created/).waitFor()
  expect(await newest(`config #>> '{colors,light,accent}'`)).toBe(chosen)
  await page.context().close()
})
