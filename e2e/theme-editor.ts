import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach } from 'vitest'

import { activateOwnTheme } from './activate-own-theme.ts'
import { DESKTOP } from './browser.ts'
import { createStaffAccount, type Clinic, type Person } from './clinic.ts'
import { openScreen, signIn } from './staff.ts'

export const THEME = 'Mint Morning'

export const editButton = (page: Page) => page.getByRole('button', { name: `Edit Theme ${THEME}` })
export const findEditor = (page: Page) => page.getByRole('dialog', { name: `Edit Theme: ${THEME}` })

export async function openEditor(page: Page): Promise<Locator> {
  await editButton(page).click()
  const editor = findEditor(page)
  await editor.getByRole('tablist').waitFor()
  return editor
}

export const openTab = (editor: Locator, name: string) => editor.getByRole('tab', { name }).click()
export const field = (editor: Locator, path: string) => editor.locator(`[name="${path}"]`)

/** The setup of a test file: before each test the clinic has its own theme, created by a Super Admin. */
export function setUpOwnTheme({ clinic, browser }: { clinic: Clinic; browser: Browser }) {
  let asha: Person
  beforeAll(async () => {
    asha = await createStaffAccount(clinic.sql, { role: 'Super Admin', username: 'asha' })
  })
  beforeEach(() => activateOwnTheme(clinic.sql, THEME, asha.id))

  return {
    /** The themes screen on a device of its own, signed in as a Super Admin. */
    openThemes: async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({
        viewport: DESKTOP,
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      await signIn(page, clinic, asha)
      await openScreen(page, clinic, 'modern-themes', 'Modern Themes')
      return page
    },
    versions: () =>
      clinic.sql<{ version_number: number; change_description: string; primary: string }>(
        `select version_number, change_description, config #>> '{colors,light,primary}' as primary
        from public.theme_versions where name = $1 order by version_number`,
        [THEME],
      ),
    newest: async (expression: string): Promise<unknown> => {
      const [row] = await clinic.sql<{ value: unknown }>(
        `select ${expression} as value from public.modern_themes where name = $1`,
        [THEME],
      )
      return row?.value
    },
  }
}
