import { expect, test } from 'vitest'

import { findAccessibilityViolations, MODES, NARROW } from './accessibility-violations.ts'
import { DESKTOP } from './browser.ts'
import { getLightness } from './colours.ts'
import { openForTests } from './fixture.ts'
import { field, openEditor, openTab, setUpOwnTheme } from './theme-editor.ts'

const { clinic, browser } = await openForTests()
const { openThemes } = setUpOwnTheme({ clinic, browser })

test.for(MODES)(
  'every tab of the editor has no accessibility violations, on a desktop and at 320 px (%s)',
  // Some twenty analyses by axe.
  { timeout: 300_000, tags: ['full'] },
  async (mode) => {
    // Colors are the same on each screen: checking them on one screen per mode is enough.
    const screens = [mode === 'light' ? NARROW : DESKTOP]
    const barriers = () => findAccessibilityViolations(page, screens, 'dialog')
    const page = await openThemes({ reducedMotion: 'reduce', colorScheme: mode })
    expect(await getLightness(page.locator('body'))).toBe(mode)
    const editor = await openEditor(page)
    expect.soft(await findAccessibilityViolations(page), `with the preview (${mode})`).toEqual([])
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
