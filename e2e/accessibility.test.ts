import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'

import type { ContentScreen } from '../src/admin/content-types/content-types.ts'
import type { StaffScreen } from '../src/admin/screens.ts'
import { listScreens } from '../src/admin/testing/list-screens.ts'
import { isFullSuite, FULL_SUITE_ONLY } from '../supabase/tests/suites.ts'
import { readPublicPages } from '../tools/public-pages.ts'
import { findAccessibilityViolations, type Mode, MODES } from './accessibility-violations.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { getLightness } from './colours.ts'
import { openForTests } from './fixture.ts'
import { onPolicyReport } from './policy-reports.ts'
import { createInsertEdit, createUpdateEdit, queueEdits } from './queued-edits.ts'
import { requireSite } from './site-fixture.ts'
import {
  openRecordForm,
  expectInHeader,
  waitForEverythingSaved,
  openDoctors,
  signIn,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'
const ILLNESS = '/health-library/obstructive-sleep-apnoea'
const PUBLIC_PAGES = [
  ...(await readPublicPages(requireSite())),
  ILLNESS,
  '/emergency/epilepsy',
  '/no/such/page',
  '/te',
  `/te${ILLNESS}`,
]

const { clinic, browser } = await openForTests()

/** Policy violations of each page: this test opens every screen. */
const reports: string[] = []
afterEach(() => {
  const refused = reports.splice(0)
  if (refused.length > 0) throw new Error(`The content policy refused ${refused.join('; ')}`)
})

test('a violation of the content security policy is detected', async () => {
  const page = await newPage()
  await page.goto(clinic.url)
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.body.append(style)
  })
  await expect.poll(() => reports.join('\n')).toContain('style-src-elem inline')
  reports.length = 0
  await page.context().close()
})

const PRESETS = [
  'Clinical Modern',
  'Quiet Page',
  'Sankranti Kites',
  'Moonlit Hours',
  'Marigold Courtyard',
]

test.for(PRESETS.flatMap((preset) => MODES.map((mode) => [preset, mode] as const)))(
  'public pages in the theme %s, %s, have no accessibility violations on a phone, a desktop and at 320 px',
  async ([preset, mode], { skip }) => {
    skip(!isFullSuite && !(preset === PRESETS[0] && mode === 'light'), FULL_SUITE_ONLY)
    const hash = await activate(preset)
    const page = await publicPageIn(mode)
    for (const path of pagesFor(preset)) {
      await page.setViewportSize(DESKTOP)
      await page.goto(clinic.url + path)
      await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
      expect(await page.getAttribute('html', 'data-theme-hash')).toBe(hash)
      expect(await page.getAttribute('html', 'data-theme-mode')).toBe(mode)
      expect
        .soft(await findAccessibilityViolations(page), `${path} (${preset}, ${mode})`)
        .toEqual([])
    }
    await page.context().close()
  },
)

test.for(MODES)(
  'sign-in and every staff screen have no accessibility violations on a phone, a desktop and at 320 px (%s)',
  async (mode, { skip }) => {
    skip(!isFullSuite && mode === 'dark', FULL_SUITE_ONLY)
    const page = await panelIn(mode)
    const person = await createStaffAccount(clinic.sql, { username: `person-of-the-${mode}` })
    await page.goto(`${clinic.url}/login`)
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await isShown(page, mode)
    expect.soft(await findAccessibilityViolations(page), `/login (${mode})`).toEqual([])

    await page.setViewportSize(DESKTOP)
    await signIn(page, clinic, person)
    await page.getByText('Total Doctors').waitFor()
    expect.soft(await findAccessibilityViolations(page), `/admin/dashboard (${mode})`).toEqual([])

    await page.setViewportSize(DESKTOP)
    await openDoctors(page, clinic)
    await openRecordForm(page, DOCTOR)
    expect
      .soft(await findAccessibilityViolations(page), `/admin/doctors with its form (${mode})`)
      .toEqual([])

    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await waitForEverythingSaved(page)
    await page.context().setOffline(true)
    await queueEdits(page, person, [await conflict(), createInsertEdit('doctors', { name: '' })])
    await page.context().setOffline(false)
    await expectInHeader(page, 'Needs attention (2)')
    await page.goto(`${clinic.url}/admin/sync`)
    await page.getByRole('heading', { name: 'Needs attention (2)' }).waitFor()
    expect.soft(await findAccessibilityViolations(page), `/admin/sync (${mode})`).toEqual([])
    await page.context().close()
  },
)

interface Opening {
  /** What is pressed first. */
  after?: RegExp
  press: RegExp
  /** A selector of an element that is open then. */
  opens: string
}

/**
 * Dialogs, forms and menus of each screen of the panel, opened one after the other by a button and
 * closed with Esc.
 */
const SCREENS: Readonly<Record<string, readonly (RegExp | Opening)[]>> = {
  ...Object.fromEntries(
    listScreens.map(({ path, add }) => [path, [new RegExp(`^${add}`), /^Delete /]]),
  ),
  ...({
    dashboard: [],
    'hospital-profile': [],
    'modern-themes': [/^Details/, /^Duplicate/, /^Activate/],
    testimonials: [/^Edit /, /^Delete /],
    contact: [{ press: /^Show the map/, opens: 'iframe' }],
    'health-library/illnesses': [
      /^Add Illness/,
      /^Delete /,
      { after: /^Edit /, press: /^Preview/, opens: 'iframe' },
    ],
    translations: [],
    trash: [],
    'activity-logs': [{ press: /^Show Filters/, opens: 'text=Hide Filters' }, /^Details of /],
    users: [/^Add /, /^Delete colleague/],
    account: [],
    sync: [],
  } satisfies Record<Exclude<StaffScreen, ContentScreen>, readonly (RegExp | Opening)[]> &
    Partial<Record<StaffScreen, readonly (RegExp | Opening)[]>>),
}

/** Opens something on a screen, and waits for it. */
async function open(page: Page, opening: RegExp | Opening): Promise<void> {
  const { after, press, opens }: Opening =
    opening instanceof RegExp ? { press: opening, opens: 'dialog[open], form' } : opening
  await page.setViewportSize(DESKTOP)
  if (after) await page.getByRole('button', { name: after }).first().click()
  await page.getByRole('button', { name: press }).first().click()
  await page.locator(opens).first().waitFor()
}

/** A theme whose name and description are too long for any card. */
const LONG_THEME = `
  insert into public.modern_themes (name, slug, description, config, config_hash, validation_status)
  select repeat('అందమైన రంగులు ', 12) || repeat('W', 20), 'long', repeat('long ', 2000), config,
    config_hash, 'failed'
  from public.modern_themes where slug = 'sankranti-kites' on conflict (slug) do nothing`

/** The panel of a Super Admin in a clinic with other users. */
async function openPanel(mode: Mode): Promise<Page> {
  const page = await panelIn(mode)
  const username = `boss-of-the-${mode}`
  await createStaffAccount(clinic.sql, { username: `colleague-of-the-${mode}` })
  await signIn(
    page,
    clinic,
    await createStaffAccount(clinic.sql, { role: 'Super Admin', username }),
  )
  return page
}

async function openScreen(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.goto(`${clinic.url}/admin/${screen}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

test.for(MODES)(
  'every staff screen has no accessibility violations with anything open on it (%s)',
  { timeout: 400_000, tags: ['full'] },
  async (mode) => {
    // The structure is the same in both modes: each is checked on one of the two screens.
    const sizes = mode === 'light' ? [PHONE] : [DESKTOP]
    await clinic.sql(LONG_THEME)
    const page = await openPanel(mode)
    await isShown(page, mode)
    for (const [screen, opened] of Object.entries(SCREENS)) {
      await openScreen(page, screen)
      expect.soft(await findAccessibilityViolations(page, sizes), `${screen} (${mode})`).toEqual([])
      for (const opening of opened) {
        await open(page, opening)
        const name = opening instanceof RegExp ? opening : opening.press
        expect
          .soft(await findAccessibilityViolations(page, sizes), `${screen}, ${name} (${mode})`)
          .toEqual([])
        await page.keyboard.press('Escape')
      }
    }
    await page.context().close()
  },
)

/** A theme changes colors and shapes, not structure: two pages are enough. */
function pagesFor(preset: string): readonly string[] {
  const isDefault = preset === PRESETS[0]
  return isDefault ? PUBLIC_PAGES : ['/', ILLNESS]
}

/** Activates a theme, and returns the hash by which pages name it. */
async function activate(preset: string): Promise<string | undefined> {
  const [version] = await clinic.sql<{ config_hash: string }>(
    `update public.modern_site_settings settings
    set active_theme_id = version.theme_id, active_version_id = version.id,
      theme_hash = version.config_hash
    from public.theme_versions version where version.name = $1
    returning version.config_hash`,
    [preset],
  )
  return version?.config_hash
}

const DEVICE = { viewport: DESKTOP, reducedMotion: 'reduce', serviceWorkers: 'block' } as const

/** On a device whose visitor chose this mode for the public pages. */
async function publicPageIn(mode: Mode): Promise<Page> {
  const page = await newPage()
  await page.addInitScript((chosen) => {
    window.localStorage.setItem('nadi-theme-mode', chosen)
  }, mode)
  return page
}

/** On a device set to this mode, which the panel follows. */
function panelIn(mode: Mode): Promise<Page> {
  return newPage({ colorScheme: mode })
}

async function newPage(more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...DEVICE, ...more })
  await onPolicyReport(context, (report) => reports.push(report))
  return context.newPage()
}

/** So that no mode is tested that the panel does not have. */
async function isShown(page: Page, mode: Mode): Promise<void> {
  expect(await getLightness(page.locator('body'))).toBe(mode)
}

/** A change by a user who saw a row that is deleted by now. */
async function conflict() {
  const [doctor] = await clinic.sql<{ id: string }>(
    'select id from public.doctors where name = $1',
    [DOCTOR],
  )
  expect(doctor).toBeDefined()
  return createUpdateEdit('doctors', doctor?.id ?? '', {
    set: { qualification: 'Mine' },
    was: { qualification: 'What I saw' },
  })
}
