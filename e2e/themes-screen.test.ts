import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { barriersOn, MODES } from './barriers.ts'
import { DESKTOP, PATIENCE, PHONE, problemsOf, TABLET } from './browser.ts'
import { openForTests } from './fixture.ts'
import { signedInPages } from './signed-in.ts'
import { everythingIsSaved, openScreen } from './staff.ts'

const { clinic, browser } = await openForTests()

/** As the sample clinic begins: 'Clinical Modern' is active, and there is no way back. */
beforeEach(async () => {
  await clinic.sql(
    `update public.modern_site_settings set active_theme_id = v.theme_id, active_version_id = v.id,
      theme_hash = v.config_hash, activated_at = now(), previous_theme_id = null,
      previous_version_id = null, rollback_deadline = null
    from public.theme_versions v where v.name = 'Clinical Modern'`,
  )
  await clinic.sql('delete from public.modern_themes where not is_preset')
})

const pageOf = signedInPages({ clinic, browser }, { reducedMotion: 'reduce' })

/** The screen as somebody of this role opens it. */
async function openAs(
  ...who: Parameters<typeof pageOf>
): Promise<Awaited<ReturnType<typeof pageOf>>> {
  const signedIn = await pageOf(...who)
  await openScreen(signedIn.page, clinic, 'modern-themes', 'Modern Themes')
  const { page } = signedIn
  // What the test before has left on this device is gone.
  const [themes] = await clinic.sql<{ all: number }>(
    'select count(*)::int as all from public.modern_themes',
  )
  await expect.poll(() => page.locator('[data-row]').count(), PATIENCE).toBe(themes?.all)
  await page.getByRole('region', { name: 'Clinical Modern' }).waitFor()
  return signedIn
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const names = (page: Page) => page.locator('[data-row] h2').allTextContents()

async function confirm(page: Page, yes: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
}

/** The look of a patient's page, as it is painted. */
const primary = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim(),
  )

/** What a reader does who comes back to a page: it asks the server again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

const logged = () =>
  clinic.sql(
    `select l.action, l.description, l.table_affected, l.record_id, u.username
    from public.activity_logs l left join public.users u on u.id = l.user_id
    where l.table_affected = 'modern_themes' order by l.created_at, l.id`,
  )

test(
  'an Admin copies and activates a theme, a patient’s open page wears it, and a rollback gives the old one back (AC-295, AC-301, AC-310, AC-317, AC-324, AC-329, AC-330, AC-331, AC-332)',
  { tags: ['full'] },
  async () => {
    await clinic.sql(`delete from public.activity_logs where table_affected = 'modern_themes'`)
    const { page, person } = await openAs('Admin', TABLET)
    const problems = problemsOf(page)
    const patient = await (await browser.newContext({ viewport: PHONE })).newPage()
    problemsOf(patient, problems)
    await patient.goto(clinic.url)
    await patient.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    const before = await primary(patient)

    await button(page, 'Duplicate Marigold Courtyard').click()
    const dialog = page.getByRole('dialog', { name: 'Duplicate Theme' })
    expect(await dialog.getByLabel('Theme Name').inputValue()).toBe('Marigold Courtyard Copy')
    expect(await dialog.getByLabel('Slug').inputValue()).toBe('marigold-courtyard-copy')
    await dialog.getByLabel('Theme Name').fill('Festival Days')
    await confirm(page, 'Duplicate')
    await page.getByText('Theme duplicated successfully as "Festival Days"').waitFor()
    await page.getByRole('heading', { name: 'Festival Days' }).waitFor(PATIENCE)
    // A custom theme comes after the presets.
    expect((await names(page)).at(-1)).toBe('Festival Days')

    await button(page, 'Activate Festival Days').click()
    await confirm(page, 'Activate')
    await page
      .getByText('Theme activated successfully! You can rollback within 24 hours if needed.')
      .waitFor()
    const banner = page.getByRole('region', { name: 'Festival Days' })
    await banner.getByText('23h 59m remaining').waitFor(PATIENCE)
    expect((await names(page))[0]).toBe('Festival Days')
    await comeBack(patient)
    await expect.poll(() => primary(patient), PATIENCE).not.toBe(before)

    await button(page, 'Rollback').click()
    await confirm(page, 'Rollback')
    await page.getByText('Theme rolled back successfully!').waitFor()
    await page.getByRole('region', { name: 'Clinical Modern' }).waitFor(PATIENCE)
    expect(await button(page, 'Rollback').count()).toBe(0)
    await comeBack(patient)
    await expect.poll(() => primary(patient), PATIENCE).toBe(before)

    await button(page, 'Delete Festival Days').click()
    await confirm(page, 'Delete')
    await page.getByText('Theme deleted successfully').waitFor()
    expect(await names(page)).not.toContain('Festival Days')
    const [{ id } = { id: '' }] = await clinic.sql<{ id: string }>(
      `select record_id as id from public.activity_logs where action = 'theme_duplicated'`,
    )
    const line = (action: string, description: string, record: string | null) => ({
      action,
      description,
      table_affected: 'modern_themes',
      record_id: record,
      username: person.username,
    })
    expect(await logged()).toEqual([
      line('theme_duplicated', 'Duplicated modern theme: Marigold Courtyard as Festival Days', id),
      line('theme_activated', 'Activated modern theme: Festival Days', id),
      line('theme_rolled_back', 'Rolled back to previous modern theme', null),
      line('theme_deleted', 'Deleted modern theme: Festival Days', id),
    ])
    expect(problems).toEqual([])
    await patient.context().close()
  },
)

const THEME_TABLES = ['modern_site_settings', 'theme_versions', 'modern_themes']

test(
  'the list and the active theme come with one answer, on opening and after a change (AC-329)',
  { tags: ['full'] },
  async () => {
    const { page } = await openAs('Admin', TABLET)
    await everythingIsSaved(page)
    const brought: string[][] = []
    page.on('response', async (response) => {
      if (!response.url().includes('/rpc/')) return
      const text = await response.text().catch(() => '')
      const found = THEME_TABLES.filter((table) => text.includes(`"${table}"`))
      if (found.length > 0) brought.push(found)
    })
    await button(page, 'Activate Quiet Page').click()
    await confirm(page, 'Activate')
    await page.getByRole('region', { name: 'Quiet Page' }).waitFor(PATIENCE)
    expect(brought.filter((found) => found.includes('modern_site_settings'))).toHaveLength(1)
  },
)

test.for(['Viewer', 'Content Manager'] as const)(
  'a %s sees the themes and their details, and no way to change anything (AC-294, AC-334)',
  { tags: ['full'] },
  async (role) => {
    const { page } = await openAs(role, TABLET)
    await page
      .getByText('You have view-only access. Contact an administrator to manage themes.')
      .waitFor()
    const buttons = await page.locator('main').getByRole('button').allTextContents()
    expect(new Set(buttons.map((text) => text.trim()))).toEqual(new Set(['Details']))
    await button(page, 'Details of Quiet Page').click()
    const dialog = page.getByRole('dialog', { name: 'Theme Details' })
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(7)
  },
)

test.for([
  [390, 1],
  [900, 2],
  [1440, 3],
] as const)(
  'AC-299 at %d px the themes stand in %d columns',
  { tags: ['full'] },
  async ([width, columns]) => {
    const { page } = await openAs('Viewer', { width, height: 900 })
    const lefts = await page
      .locator('[data-row]')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
  },
)

test(
  'AC-298 the button for new themes says under pointer and keyboard that it is to come',
  { tags: ['full'] },
  async () => {
    const { page } = await openAs('Admin')
    const create = button(page, 'Create New Theme')
    const tip = page.getByRole('tooltip')
    expect(await create.getAttribute('aria-disabled')).toBe('true')
    expect(await tip.count()).toBe(0)
    await create.hover()
    await tip.getByText('Coming in Phase 4').waitFor()
    await page.getByRole('searchbox').hover()
    await tip.waitFor({ state: 'hidden' })
    await create.focus()
    await tip.getByText('Coming in Phase 4').waitFor()
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
  },
)

test('without a mouse: a theme is copied and deleted, and the focus comes back each time', async () => {
  const { page } = await openAs('Admin')
  const { keyboard } = page
  const hasFocus = async (name: string) => {
    const isFocused = () => button(page, name).evaluate((it) => it === document.activeElement)
    await expect.poll(isFocused, PATIENCE).toBe(true)
  }
  await button(page, 'Details of Quiet Page').focus()
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Theme Details' }).waitFor()
  await keyboard.press('Escape')
  await hasFocus('Details of Quiet Page')
  await keyboard.press('Tab')
  await hasFocus('Duplicate Quiet Page')
  await keyboard.press('Enter')
  await page.getByLabel('Theme Name').waitFor()
  await keyboard.type('By Hand')
  await keyboard.press('Enter')
  await page.getByText('Theme duplicated successfully as "By Hand"').waitFor()
  await hasFocus('Duplicate Quiet Page')
  await page.getByRole('heading', { name: 'By Hand' }).waitFor(PATIENCE)
  await button(page, 'Delete By Hand').focus()
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete Theme' }).waitFor()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByText('Theme deleted successfully').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENCE)
    .toBe('Modern Themes')
})

test(
  'without a network the themes can be searched and read, and what needs one says so (S-53)',
  { tags: ['full'] },
  async () => {
    const { page } = await openAs('Super Admin', TABLET)
    await everythingIsSaved(page)
    await page.context().setOffline(true)
    const activate = button(page, 'Activate Quiet Page (needs a connection)')
    await activate.waitFor()
    expect(await activate.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('searchbox').fill('KITE')
    await expect.poll(() => names(page)).toEqual(['Sankranti Kites'])
    await button(page, 'Details of Sankranti Kites').click()
    await page.getByRole('dialog').getByText('sankranti-kites').waitFor()
  },
)

test.for(MODES)(
  'the screen and its dialogs are open to all, on a phone, on a desk and at 320 px (%s)',
  { tags: ['full'] },
  async (mode) => {
    await clinic.sql(
      `insert into public.modern_themes (name, slug, description, config, config_hash, validation_status)
      select repeat('అందమైన రంగులు ', 12) || repeat('W', 20), 'long', repeat('long ', 2000), config,
        config_hash, 'failed' from public.modern_themes where slug = 'sankranti-kites'`,
    )
    const { page } = await openAs('Super Admin')
    await page.emulateMedia({ colorScheme: mode })
    await page.reload()
    await page.getByRole('list', { name: 'Themes' }).waitFor()
    expect.soft(await barriersOn(page), `the list (${mode})`).toEqual([])
    for (const name of ['Details of Quiet Page', 'Duplicate Quiet Page', 'Activate Quiet Page']) {
      await page.setViewportSize(DESKTOP)
      await button(page, name).click()
      await page.getByRole('dialog').waitFor()
      expect.soft(await barriersOn(page), `${name} (${mode})`).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.emulateMedia({ colorScheme: null })
  },
)
