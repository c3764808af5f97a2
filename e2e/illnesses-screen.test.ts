import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { barriersOn } from './barriers.ts'
import { DESKTOP, PATIENCE, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { phonePhoto } from './photo.ts'
import { chooseFor, everythingIsSaved, openScreen, signIn, staffScreensAreKept } from './staff.ts'

const { clinic, browser } = await openForTests()
const tablet = await deviceForTests(TABLET)
let sunita: Person
beforeAll(async () => {
  sunita = await hire(clinic.sql)
})

const openIllnesses = (page: Page) =>
  openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')

async function asSunita(screen = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport: screen })
  const page = await context.newPage()
  await signIn(page, clinic, sunita)
  await openIllnesses(page)
  return page
}

async function openForm(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog', { name: / Illness$/ })
}

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
}

const rowOf = (page: Page, illness: string) =>
  page.getByRole('row').filter({ has: page.getByText(illness, { exact: true }) })

async function stored(slug: string) {
  const rows = await clinic.sql(
    'select *, last_reviewed_on::text as reviewed from public.health_library_illnesses where slug = $1',
    [slug],
  )
  return rows[0]
}

const pictures = (id: unknown) =>
  clinic.sql<{ alt_text: string; image_url: string }>(
    `select alt_text, image_url from public.health_library_images
    where illness_id = $1 order by display_order`,
    [id],
  )

async function isOpen(): Promise<unknown> {
  const [row] = await clinic.sql<{ health_library_enabled: boolean }>(
    'select health_library_enabled from public.modern_site_settings',
  )
  return row?.health_library_enabled
}

/** What a visitor's page says, apart from the ways to pass it on. */
const wordsOf = (article: Locator) =>
  article.evaluate((all) => {
    const copy = all.cloneNode(true) as Element
    copy.querySelector('[data-alive]')?.parentElement?.remove()
    return copy.textContent
  })

test(
  'offline, an illness with pictures is written, looked at, published, and arrives after a closed browser (AC-266, AC-270, AC-271, AC-272, S-30, S-53)',
  { tags: ['full'] },
  async () => {
    const context = await tablet.open()
    const page = await context.newPage()
    await signIn(page, clinic, sunita)
    await openIllnesses(page)
    await staffScreensAreKept(page)
    const photo = await phonePhoto(page, { width: 1200, height: 800 })
    const [count] = await clinic.sql<{ n: number }>(
      'select count(*)::int as n from public.health_library_illnesses',
    )
    await context.setOffline(true)

    const form = await openForm(page, 'Add Illness')
    await form.getByLabel('Illness Name').fill('Sample Vertigo <b> 🙂')
    await form.getByLabel('Short Summary').fill('గది తిరుగుతున్నట్లు ఉంటుంది.')
    await form.getByLabel('Symptoms').fill('\n Dizzy \n\n Sick')
    await form.getByLabel('Tags').fill('dizzy, , ears ,')
    await form.getByLabel('Also Called').fill('giddiness\nతల తిరగడం\n\nचक्कर आना\nچکر آنا\nGiddiness')
    await form.getByLabel('When To Get Help').fill('Call 108 when the face droops.')
    await form.getByLabel('Last Reviewed On').fill('2026-02-01')
    await form.getByLabel('Click to upload Add a picture').setInputFiles(photo)
    await form.getByLabel('Description of picture 1').fill('First')
    await form.getByLabel('Click to upload Add a picture').setInputFiles(photo)
    await form.getByLabel('Description of picture 2').fill('Second')
    await form.getByRole('button', { name: 'Move picture 2 up' }).click()

    await form.getByRole('button', { name: 'Preview' }).click()
    const shown = page.frameLocator('iframe').getByRole('article')
    await shown.getByAltText('Second').waitFor()
    const picture = shown.getByRole('img', { name: 'Second' })
    await picture.scrollIntoViewIfNeeded()
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width, PATIENCE).toBe(800)
    const previewed = await wordsOf(shown)
    await page.getByRole('button', { name: 'Back to the form' }).click()
    await save(form)
    // It stands at the end of the list, of which only what is near the screen is drawn.
    await page.getByLabel('Search illnesses').fill('vertigo')
    await rowOf(page, 'Sample Vertigo <b> 🙂').getByText('Waiting to sync (1)').waitFor()
    await chooseFor(page, 'Sample Vertigo <b> 🙂', 'Publish')
    await rowOf(page, 'Sample Vertigo <b> 🙂').getByText('Published').waitFor()
    await context.close()

    const again = await tablet.open({ offline: true })
    const reopened = await again.newPage()
    await openIllnesses(reopened)
    await again.setOffline(false)
    await everythingIsSaved(reopened)
    const row = await stored('sample-vertigo-b')
    expect(row).toMatchObject({
      meaning: null,
      category_id: null,
      symptoms: ['Dizzy', 'Sick'],
      management_treatment: [],
      tags: ['dizzy', 'ears'],
      also_called: ['giddiness', 'తల తిరగడం', 'चक्कर आना', 'چکر آنا'],
      reviewed: '2026-02-01',
      visibility: 'published',
      display_order: count?.n,
    })
    const saved = await pictures(row?.['id'])
    expect(saved.map(({ alt_text }) => alt_text)).toEqual(['Second', 'First'])
    expect(saved[0]?.image_url).toMatch(
      /^\/storage\/v1\/object\/public\/health-library\/\d{13}-\w{32}\.webp$/,
    )

    const patient = await browser.newPage({ viewport: TABLET })
    await patient.goto(`${clinic.url}/health-library/sample-vertigo-b`)
    const article = patient.getByRole('article')
    await article.getByAltText('Second').waitFor()
    expect(await wordsOf(article)).toBe(previewed)
    const names = article.getByText('Also called: giddiness, తల తిరగడం, चक्कर आना, چکر آنا')
    const directionOf = (name: string) =>
      names.getByText(name).evaluate((word) => getComputedStyle(word).direction)
    expect([await directionOf('తల తిరగడం'), await directionOf('چکر آنا')]).toEqual(['ltr', 'rtl'])
    await patient.close()
    await again.close()
  },
)

test(
  'the master switch closes the library for visitors and opens it again (AC-260, AC-261, AC-262, S-11, S-12)',
  { tags: ['full'] },
  async () => {
    const page = await asSunita()
    const master = page.getByRole('switch', { name: /^Public Visibility/ })
    await master.click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Health Library disabled for public visitors' })
      .waitFor()
    await expect.poll(isOpen, PATIENCE).toBe(false)
    const patient = await browser.newPage({ viewport: TABLET })
    await patient.goto(`${clinic.url}/health-library`)
    await patient.waitForURL(`${clinic.url}/`)
    await master.click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Health Library enabled for public visitors' })
      .waitFor()
    await expect.poll(isOpen, PATIENCE).toBe(true)
    await patient.close()
    await page.context().close()
  },
)

test(
  'the eye takes a page from the public and gives it back; a deletion asks, and takes the pictures along (AC-265, AC-274)',
  { tags: ['full'] },
  async () => {
    const page = await asSunita()
    const visibility = async () => (await stored('essential-tremor'))?.['visibility']
    await page.getByRole('button', { name: 'Unpublish Essential Tremor' }).click()
    await expect.poll(visibility, PATIENCE).toBe('draft')
    await page.getByRole('button', { name: 'Publish Essential Tremor' }).click()
    await expect.poll(visibility, PATIENCE).toBe('published')

    const id = (await stored('parkinsons-disease'))?.['id']
    expect(await pictures(id)).not.toEqual([])
    await page.getByRole('button', { name: "Delete Parkinson's Disease" }).click()
    const question = page.getByRole('dialog')
    await question.getByText('Are you sure you want to delete this illness?').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Illness deleted successfully!').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => stored('parkinsons-disease'), PATIENCE).toBeUndefined()
    expect(await pictures(id)).toEqual([])
    await page.context().close()
  },
)

test(
  'a slug that another tablet took meanwhile is told in words, and another one can be sent (S-45)',
  { tags: ['full'] },
  async () => {
    const page = await asSunita()
    await page.context().setOffline(true)
    const form = await openForm(page, 'Add Illness')
    await form.getByLabel('Illness Name').fill('Sample Fainting')
    await form.getByLabel('Short Summary').fill('Ours.')
    await save(form)
    await clinic.sql(
      `insert into public.health_library_illnesses (illness_name, slug, short_summary)
    values ('Fainting', 'sample-fainting', 'Theirs.')`,
    )
    await page.context().setOffline(false)
    await page.getByText('Slug already exists').waitFor()
    expect(await stored('sample-fainting')).toMatchObject({ short_summary: 'Theirs.' })
    await page.goto(`${clinic.url}/admin/sync`)
    await page.getByRole('button', { name: 'Edit again' }).click()
    await page.getByLabel('Slug').fill('sample-fainting-2')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect
      .poll(async () => (await stored('sample-fainting-2'))?.['short_summary'], PATIENCE)
      .toBe('Ours.')
    await page.context().close()
  },
)

test(
  'a Viewer has no link to the illnesses, and their address leads to the dashboard (S-09)',
  { tags: ['full'] },
  async () => {
    const viewer = await hire(clinic.sql, { role: 'Viewer', username: 'viewer' })
    const page = await browser.newPage({ viewport: DESKTOP })
    await signIn(page, clinic, viewer)
    expect(await page.getByRole('link', { name: 'Health Library' }).count()).toBe(0)
    await page.goto(`${clinic.url}/admin/health-library/illnesses`)
    await page.getByText('Your role does not include that screen.').waitFor()
    await page.close()
  },
)

test('the table, the form and the preview are open to all', { tags: ['full'] }, async () => {
  const page = await asSunita()
  expect.soft(await barriersOn(page), 'the table').toEqual([])
  await page.setViewportSize(DESKTOP)
  const form = await openForm(page, 'Edit Dystonia')
  expect.soft(await barriersOn(page), 'the form').toEqual([])
  await page.setViewportSize(DESKTOP)
  await form.getByRole('button', { name: 'Preview' }).click()
  await page.frameLocator('iframe').getByRole('article').waitFor()
  expect.soft(await barriersOn(page), 'the preview').toEqual([])
  await page.context().close()
})
