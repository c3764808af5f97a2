import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { barriersOn } from './barriers.ts'
import { DESKTOP, PATIENCE, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { chooseFor, everythingIsSaved, openScreen, signIn, staffScreensAreKept } from './staff.ts'

const { clinic, browser } = await openForTests()
const tablet = await deviceForTests(TABLET)
let sunita: Person
beforeAll(async () => {
  sunita = await hire(clinic.sql)
})

const openCategories = (page: Page) =>
  openScreen(page, clinic, 'health-library/categories', 'Manage Categories')

const rowOf = (page: Page, category: string) =>
  page.getByRole('row').filter({ has: page.getByText(category, { exact: true }) })

const slugs = async () => {
  const rows = await clinic.sql<{ slug: string }>(
    'select slug from public.health_library_categories order by display_order',
  )
  return rows.map(({ slug }) => slug)
}

async function stored(slug: string) {
  const rows = await clinic.sql('select * from public.health_library_categories where slug = $1', [
    slug,
  ])
  return rows[0]
}

test(
  'offline, categories are added, switched off and put in order; a closed browser loses nothing (AC-276, AC-277, AC-278, AC-279, S-53)',
  { tags: ['full'] },
  async () => {
    const context = await tablet.open()
    const page = await context.newPage()
    await signIn(page, clinic, sunita)
    await openCategories(page)
    await staffScreensAreKept(page)
    const before = await slugs()
    await context.setOffline(true)

    await page.getByRole('button', { name: 'Add Category' }).click()
    const form = page.getByRole('dialog', { name: 'Add New Category' })
    await form.getByLabel('Category Name').fill('వెన్ను Spine')
    expect(await form.getByLabel('Slug').inputValue()).toBe('spine')
    await form.getByRole('button', { name: 'Save' }).click()
    await rowOf(page, 'వెన్ను Spine').getByText('Waiting to sync (1)').waitFor()
    await chooseFor(page, 'వెన్ను Spine', 'Move up')
    await page.getByRole('switch', { name: 'Stroke: Enabled' }).click()
    await rowOf(page, 'Stroke').getByText('Disabled').waitFor()
    await context.close()

    const again = await tablet.open({ offline: true })
    const reopened = await again.newPage()
    await openCategories(reopened)
    await again.setOffline(false)
    await everythingIsSaved(reopened)
    expect(await slugs()).toEqual(before.toSpliced(-1, 0, 'spine'))
    expect(await stored('spine')).toMatchObject({ category_name: 'వెన్ను Spine', is_enabled: true })
    expect(await stored('stroke')).toMatchObject({ is_enabled: false })
    await again.close()
  },
)

test(
  'deleting a category unlinks its illnesses, also while an edit of one of them waits (AC-280, AC-281, S-60)',
  { tags: ['full'] },
  async () => {
    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    await signIn(page, clinic, sunita)
    await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
    const dystonia = () =>
      clinic.sql(
        'select short_summary, category_id from public.health_library_illnesses where slug = $1',
        ['dystonia'],
      )
    expect(await dystonia()).toMatchObject([{ category_id: expect.any(String) }])
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Edit Dystonia', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Edit Illness' })
    await form.getByLabel('Short Summary').fill('Shorter.')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Library Categories' }).click()
    await page.getByRole('button', { name: 'Delete Movement Disorders' }).click()
    const question = page.getByRole('dialog')
    await question
      .getByText('Are you sure? This will unlink all illnesses in this category.', { exact: true })
      .waitFor()
    await question.getByText(/^It has \d+ illnesses\. They stay/).waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Category deleted successfully!').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('link', { name: 'Health Library' }).click()
    await rowOf(page, 'Dystonia').getByText('Uncategorized').waitFor()
    await page.context().setOffline(false)
    await everythingIsSaved(page)
    await expect
      .poll(dystonia, PATIENCE)
      .toEqual([{ short_summary: 'Shorter.', category_id: null }])
    expect(await stored('movement-disorders')).toBeUndefined()
    await context.close()
  },
)

test(
  'a Viewer has no link to the categories, and their address leads to the dashboard (S-09)',
  { tags: ['full'] },
  async () => {
    const viewer = await hire(clinic.sql, { role: 'Viewer', username: 'viewer' })
    const page = await browser.newPage({ viewport: DESKTOP })
    await signIn(page, clinic, viewer)
    expect(await page.getByRole('link', { name: 'Library Categories' }).count()).toBe(0)
    await page.goto(`${clinic.url}/admin/health-library/categories`)
    await page.getByText('Your role does not include that screen.').waitFor()
    await page.close()
  },
)

test('the table, the form and the question are open to all', { tags: ['full'] }, async () => {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, clinic, sunita)
  await openCategories(page)
  expect.soft(await barriersOn(page), 'the table').toEqual([])
  await page.setViewportSize(DESKTOP)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect.soft(await barriersOn(page), 'the form').toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  expect.soft(await barriersOn(page), 'the question').toEqual([])
  await context.close()
})
