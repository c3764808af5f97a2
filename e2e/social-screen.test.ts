import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { roles, type Role } from '../src/model/roles.ts'
import { barriersOn } from './barriers.ts'
import { DESKTOP, PATIENCE, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { chooseFor, openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
let sunita: Person
beforeAll(async () => {
  sunita = await hire(clinic.sql)
})
beforeEach(async () => {
  await clinic.sql('delete from public.social_media')
  await clinic.sql(
    `insert into public.social_media (platform_name, profile_url, display_order) values
    ('Facebook', 'https://example.org/f', 0), ('Instagram', 'https://example.org/i', 1),
    ('YouTube', 'https://example.org/y', 2)`,
  )
  await clinic.sql('alter table public.activity_logs disable trigger all')
  await clinic.sql('delete from public.activity_logs')
  await clinic.sql('alter table public.activity_logs enable trigger all')
})

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

async function openPlatforms(options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options)
  await signIn(page, clinic, sunita)
  await openScreen(page, clinic, 'social-media', 'Social Media')
  await rowOf(page, 'Facebook').waitFor()
  return page
}

const rowOf = (page: Page, platform: string): Locator =>
  page.locator('[data-row]').filter({ has: page.getByText(platform, { exact: true }) })

const shown = (page: Page) => page.locator('[data-row] strong').allTextContents()

const stored = () =>
  clinic.sql(
    `select platform_name, profile_url, is_enabled, display_order, row_version, last_updated_by
    from public.social_media order by display_order, platform_name`,
  )
const orders = async () =>
  (await stored()).map((row) => `${String(row['platform_name'])} ${String(row['display_order'])}`)

/** Waits until one of the platforms on the server is like this. */
async function arrived(platform: Record<string, unknown>): Promise<void> {
  await expect.poll(stored, PATIENCE).toContainEqual(expect.objectContaining(platform))
}

const versions = async () =>
  new Map((await stored()).map((row) => [String(row['platform_name']), row['row_version']]))

async function logged(): Promise<unknown[]> {
  const lines = await clinic.sql<{ line: string }>(
    `select action || ', ' || description as line from public.activity_logs
    where table_affected = 'social_media' order by created_at, id`,
  )
  return lines.map(({ line }) => line)
}

test.for(roles)(
  'social media is for content staff: %s (S-09)',
  { tags: ['full'] },
  async (role: Role) => {
    const page = await newPage()
    const username = role.replace(' ', '-').toLowerCase()
    await signIn(page, clinic, await hire(clinic.sql, { role, username }))
    await page.getByRole('link', { name: 'Dashboard' }).waitFor()
    const isViewer = role === 'Viewer'
    expect(await page.getByRole('link', { name: 'Social Media' }).count()).toBe(isViewer ? 0 : 1)
    await page.goto(`${clinic.url}/admin/social-media`)
    if (isViewer) await page.getByText('Your role does not include that screen.').waitFor()
    else await page.getByRole('button', { name: 'Add Platform' }).waitFor()
    await page.context().close()
  },
)

test('a platform is added last, changed, switched and deleted; the log tells of each (AC-197, AC-200, AC-202, AC-206, AC-207, AC-208, AC-425)', async () => {
  const page = await openPlatforms()
  await page.getByRole('button', { name: 'Add Platform' }).click()
  const form = page.getByRole('form', { name: 'Add New Platform' })
  await form.getByLabel(/^Platform Name/).fill('LinkedIn')
  const url = form.getByLabel(/^Profile URL/)
  await url.fill('x')
  expect(await url.evaluate((input) => input.matches(':invalid'))).toBe(true)
  await url.fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText(/starts with http:\/\/ or https:\/\//).waitFor()
  await url.fill('https://example.org/l')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Platform added successfully!').waitFor()
  await arrived({ platform_name: 'LinkedIn', display_order: 3, is_enabled: true })
  await arrived({ platform_name: 'LinkedIn', last_updated_by: sunita.id })

  await page.getByRole('switch', { name: /^Instagram/ }).click()
  await rowOf(page, 'Instagram').getByText('Disabled').waitFor()
  await arrived({ platform_name: 'Instagram', is_enabled: false })

  await page.getByRole('button', { name: 'Delete Facebook' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('Are you sure you want to delete Facebook?', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Platform deleted successfully!').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect
    .poll(async () => (await stored()).map((row) => row['platform_name']), PATIENCE)
    .toEqual(['Instagram', 'YouTube', 'LinkedIn'])
  expect(await logged()).toEqual([
    'create, Added social media link: LinkedIn',
    'update, Updated social media link: Instagram',
    'delete, Deleted social media link: Facebook',
  ])
  await page.context().close()
})

test(
  'the arrows swap the order of two neighbours and touch no third (AC-198, AC-417)',
  { tags: ['full'] },
  async () => {
    const page = await openPlatforms()
    const before = await versions()
    expect(await page.getByRole('button', { name: 'Move Facebook up' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Move YouTube down' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Move YouTube up' }).click()
    await expect.poll(orders, PATIENCE).toEqual(['Facebook 0', 'YouTube 1', 'Instagram 2'])
    const after = await versions()
    const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
    expect(new Set(changed)).toEqual(new Set(['Instagram', 'YouTube']))
    await page.context().close()
  },
)

test('a platform is dragged to its place, by mouse and by keyboard (AC-198)', async () => {
  const page = await openPlatforms()
  const grip = page.getByRole('button', { name: 'Take up YouTube to move it' })
  const target = await rowOf(page, 'Facebook').boundingBox()
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 4, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => shown(page), PATIENCE).toEqual(['YouTube', 'Facebook', 'Instagram'])

  await page.getByRole('button', { name: 'Take up YouTube to move it' }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/^YouTube is taken up/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Number 2 of 3').waitFor()
  await page.keyboard.press('Space')
  await expect.poll(() => shown(page), PATIENCE).toEqual(['Facebook', 'YouTube', 'Instagram'])
  await expect
    .poll(async () => (await stored()).map((row) => row['platform_name']), PATIENCE)
    .toEqual(['Facebook', 'YouTube', 'Instagram'])
  await page.context().close()
})

test(
  'offline on a tablet platforms are moved, switched, and deleted; visitors get them in the new order (AC-035, S-53)',
  { tags: ['full'] },
  async () => {
    const page = await openPlatforms({ viewport: TABLET, hasTouch: true })
    await page.context().setOffline(true)
    await chooseFor(page, 'YouTube', 'Move up')
    await expect.poll(() => shown(page), PATIENCE).toEqual(['Facebook', 'YouTube', 'Instagram'])
    await page.getByRole('switch', { name: /^Facebook/ }).tap()
    await rowOf(page, 'Facebook').getByText('Waiting to sync (1)').waitFor()
    await page.context().setOffline(false)
    await expect.poll(stored, PATIENCE).toMatchObject([
      { platform_name: 'Facebook', is_enabled: false },
      { platform_name: 'YouTube', is_enabled: true },
      { platform_name: 'Instagram', is_enabled: true },
    ])
    await page.goto(clinic.url)
    const links = page.getByRole('contentinfo').locator('a[href^="https://example.org/"]')
    await expect
      .poll(
        () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        PATIENCE,
      )
      .toEqual(['https://example.org/y', 'https://example.org/i'])
    await page.context().close()
  },
)

test(
  'when the server cannot give the platforms, the screen says so (AC-201)',
  { tags: ['full'] },
  async () => {
    const page = await newPage()
    await page.context().route('**/rpc/sync_pull**', (route) => route.fulfill({ status: 500 }))
    await signIn(page, clinic, await hire(clinic.sql, { username: 'unlucky' }))
    await page.getByRole('link', { name: 'Social Media' }).click()
    expect(await page.getByRole('alert').innerText()).toBe('Failed to load social media platforms')
    await page.context().close()
  },
)

test(
  'the table has its five columns, and is open to all with its form (AC-196, AC-199)',
  { tags: ['full'] },
  async () => {
    const page = await openPlatforms()
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Platform',
      'Profile URL',
      'Status',
      'Order',
      'Actions',
    ])
    expect.soft(await barriersOn(page), 'the table').toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Edit YouTube' }).click()
    expect.soft(await barriersOn(page), 'the form').toEqual([])
    await page.context().close()
  },
)
