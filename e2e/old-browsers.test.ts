import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { requireValue } from '../src/model/require-value.ts'
import { areOldChromiumsInstalled, OLD_CHROMIUMS } from '../tools/old-chromiums.ts'
import { readPublicPages } from '../tools/public-pages.ts'
import { activateOwnTheme } from './activate-own-theme.ts'
import { collectPageProblems, PHONE, TABLET } from './browser.ts'
import { createStaffAccount, openClinic, type Clinic, type Person } from './clinic.ts'
import {
  isShown,
  openOldChromium,
  press,
  typeInto,
  waitForShown,
  type OldPage,
} from './old-chromium.ts'
import { requireSite } from './site-fixture.ts'
import { THEME } from './theme-editor.ts'

const SMALL_PHONE = { width: 360, height: 640 }
const SMALL_DESK = { width: 1280, height: 720 }

/** Chromium 109 knows the attribute by name only, and says so. */
const POPOVER_WARNING = "'popover' attribute"

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic()
})
afterAll(() => clinic.close())

describe.skipIf(!areOldChromiumsInstalled()).each(OLD_CHROMIUMS)('Chromium %i', (version) => {
  let old: OldPage
  let page: Page
  let problems: () => string[]
  beforeEach(async () => {
    old = await openOldChromium(version)
    ;({ page } = old)
    const all = collectPageProblems(page)
    problems = () => all.filter((problem) => !problem.includes(POPOVER_WARNING))
  })
  afterEach(() => old.close())

  test.for([SMALL_PHONE, SMALL_DESK])(
    'leaves most of a $width × $height screen to each public page, with no text twice (S-79)',
    async (screen) => {
      await page.setViewportSize(screen)
      const addresses = await readPublicPages(requireSite())
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of [...addresses, '/emergency/stroke', '/health-library/stroke']) {
        await openPublicPage(page, address)
        await page.evaluate(() => window.scrollTo(0, 900))
        expect(await measureCovered(page), address).toBeLessThan(screen.height / 4)
        expect([address, await listDoubledTexts(page)]).toEqual([address, []])
      }
      expect(problems()).toEqual([])
    },
  )

  test('opens and closes the menu and a long text, and prints the whole text (S-79)', async () => {
    await page.setViewportSize(PHONE)
    await openPublicPage(page, '/doctors')
    const isMenuShown = () => isShown(page, '#site-menu')
    expect(await isMenuShown()).toBe(false)
    await press(page, 'button', 'Menu')
    expect(await isMenuShown()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isMenuShown()).toBe(false)
    await press(page, 'button', 'Menu')
    await page.mouse.click(PHONE.width / 2, PHONE.height - 200)
    expect(await isMenuShown()).toBe(false)
    await press(page, 'button', 'Menu')
    await press(page, '#site-menu a', 'Doctors')
    await expect.poll(isMenuShown).toBe(false)

    const doctor = 'Dr. Imran Baig'
    await press(page, 'summary', `Read More ${doctor}`)
    expect(await listDoubledTexts(page)).toEqual([])
    await press(page, 'summary', `Read Less ${doctor}`)

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await isShown(page, 'main details p')).toBe(true)
    expect(await isShown(page, 'main details:not([open])')).toBe(false)
    expect(await listDoubledTexts(page)).toEqual([])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    expect(await isShown(page, 'main details[open]')).toBe(false)
    expect(problems()).toEqual([])
  })

  test('saves three records and opens a theme on a tablet and on a phone (S-79)', async () => {
    const asha = await createStaffAccount(clinic.sql, { role: 'Super Admin', username: 'asha' })
    await activateOwnTheme(clinic.sql, THEME, asha.id)
    const [doctor, illness] = await Promise.all([
      findFirst('doctors'),
      findFirst('health_library_illnesses'),
    ])
    await signIn(page, asha)
    for (const screen of [TABLET, SMALL_PHONE]) {
      await page.setViewportSize(screen)
      const text = `Old ${version} ${screen.width}`
      await saveForm(page, `doctors?edit=${doctor}`, { name: text })
      await saveForm(page, `health-library/illnesses?edit=${illness}`, { illness_name: text })
      await saveForm(page, 'contact', { address: text }, 'Save Contact Info')
      const readSaved = () =>
        clinic.sql(
          `select (select name from public.doctors where id = $1),
            (select illness_name from public.health_library_illnesses where id = $2),
            (select address from public.contact_information)`,
          [doctor, illness],
        )
      await expect.poll(readSaved).toEqual([{ name: text, illness_name: text, address: text }])

      await page.goto(`${clinic.url}/admin/modern-themes`)
      await press(page, 'button', `Edit Theme ${THEME}`)
      await press(page, '[role="tab"]', 'Layouts')
      await typeInto(page, 'dialog [name="backButton.text"]', text)
      await press(page, 'dialog button', 'Save Changes')
      await waitForSuccess(page)
      const readTheme = () =>
        clinic.sql(
          `select config #>> '{backButton,text}' as text from public.modern_themes where name = $1`,
          [THEME],
        )
      await expect.poll(readTheme).toEqual([{ text }])
    }
    expect(problems()).toEqual([])
  })
})

async function openPublicPage(page: Page, path: string): Promise<void> {
  await page.goto(clinic.url + path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
}

/** How many pixels of the window's height, in its middle, show something that does not scroll. */
function measureCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    let covered = 0
    for (let y = 0; y < innerHeight; y += 1) {
      let at = document.elementFromPoint(innerWidth / 2, y)
      while (at && !/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) at = at.parentElement
      if (at) covered += 1
    }
    return covered
  })
}

/** Texts of at least eighty letters that are shown twice in a page. */
function listDoubledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main p')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.innerText.slice(0, 80))
      .filter((text) => text.length === 80)
    return shown.filter((text, at) => shown.indexOf(text) !== at)
  })
}

async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto(`${clinic.url}/login`)
  await typeInto(page, '[name="username"]', username)
  await typeInto(page, '[name="password"]', password)
  await press(page, 'button', 'Log in')
  await waitForShown(page, 'h1', 'Dashboard')
  await page.waitForFunction(() => document.body.innerText.includes('All saved'))
}

async function findFirst(table: string): Promise<string> {
  const [row] = await clinic.sql<{ id: string }>(
    `select id from public.${table} order by display_order, id limit 1`,
  )
  return requireValue(row, table).id
}

/** Changes the text of one field in a form of the panel, and saves it. */
async function saveForm(
  page: Page,
  path: string,
  fields: Record<string, string>,
  saveLabel = 'Save',
): Promise<void> {
  await page.goto(`${clinic.url}/admin/${path}`)
  for (const [name, text] of Object.entries(fields)) await typeInto(page, `[name="${name}"]`, text)
  await press(page, 'button[type="submit"]', saveLabel)
  await waitForSuccess(page)
}

/** A page that is left before would ask about unsaved changes. */
async function waitForSuccess(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    /(?:saved|updated) successfully[!.]/.test(document.body.innerText),
  )
}
