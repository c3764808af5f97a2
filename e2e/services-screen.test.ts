import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { barriersOn } from './barriers.ts'
import { DESKTOP, PATIENCE, TABLET } from './browser.ts'
import { hire, type Person } from './clinic.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { phonePhoto } from './photo.ts'
import {
  cardOf,
  cardsIn,
  everythingIsSaved,
  openScreen,
  remove,
  save,
  signIn,
  staffScreensAreKept,
} from './staff.ts'

const { clinic, browser } = await openForTests()
const tablet = await deviceForTests(TABLET)
let sunita: Person
beforeAll(async () => {
  sunita = await hire(clinic.sql)
})

const openServices = (page: Page) => openScreen(page, clinic, 'services', 'Manage Services')

async function at(width: number, height: number, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, clinic, person)
  return page
}

const stored = (name: string) =>
  clinic.sql('select * from public.services where service_name = $1', [name])

test(
  'a Content Manager adds, changes and deletes a service, in two columns on a large screen (AC-171, AC-172, AC-173, AC-283, AC-291)',
  { tags: ['full'] },
  async () => {
    const page = await at(1440, 900, sunita)
    await openServices(page)
    const cards = cardsIn(page, 'Services')
    await cards.nth(2).waitFor()
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    )
    expect(tops[0]).toBe(tops[1])
    expect(tops[2]).toBeGreaterThan(tops[1] ?? Infinity)

    const photo = await phonePhoto(page, { width: 2400, height: 1600 })
    await page.getByRole('button', { name: 'Add Service' }).click()
    const form = page.getByRole('form', { name: 'Add New Service' })
    await form.getByLabel('Service Name').fill('Memory clinic')
    await form.getByLabel('Click to upload Image').setInputFiles(photo)
    await form.getByAltText('Preview of the image').waitFor()
    await save(form)
    await everythingIsSaved(page)
    const [row] = await stored('Memory clinic')
    expect(row).toMatchObject({ is_enabled: true, display_order: 0, added_by: sunita.id })
    expect(row?.['icon_image']).toMatch(
      /^\/storage\/v1\/object\/public\/services\/\d{13}-\w{32}\.webp$/,
    )

    await page.getByRole('button', { name: 'Edit Memory clinic', exact: true }).click()
    const editing = page.getByRole('form', { name: 'Edit Service' })
    await editing.getByLabel('Description').fill('Tests of memory.')
    await page.keyboard.press('Control+s')
    await page.getByText('Service updated successfully!').waitFor()
    await expect
      .poll(async () => (await stored('Memory clinic'))[0]?.['description'], PATIENCE)
      .toBe('Tests of memory.')

    await remove(page, 'Memory clinic')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => stored('Memory clinic'), PATIENCE).toEqual([])
    await page.context().close()
  },
)

test(
  'a deletion taken back has never been: the server hears nothing of it (D13)',
  { tags: ['full'] },
  async () => {
    const page = await at(1280, 800, sunita)
    await openServices(page)
    const [before] = await clinic.sql<{ service_name: string }>(
      'select * from public.services order by display_order limit 1',
    )
    const name = String(before?.service_name)
    await remove(page, name)
    await page.getByRole('button', { name: 'Undo' }).click()
    await cardOf(page, name).waitFor()
    await everythingIsSaved(page)
    expect((await stored(name))[0]).toEqual(before)

    await remove(page, name)
    await expect.poll(() => stored(name), PATIENCE).toEqual([])
    await page.context().close()
  },
)

test(
  'offline, services are added, copied, hidden and deleted; a closed browser loses nothing (S-53, D13)',
  { tags: ['full'] },
  async () => {
    const context = await tablet.open()
    const page = await context.newPage()
    await signIn(page, clinic, sunita)
    await openServices(page)
    await staffScreensAreKept(page)
    const names = await cardsIn(page, 'Services').getByRole('heading').allTextContents()
    const [copied = '', deleted = '', kept = ''] = names
    await context.setOffline(true)

    await page.getByRole('button', { name: `Duplicate ${copied}`, exact: true }).click()
    const form = page.getByRole('form', { name: 'Add New Service' })
    await form.getByLabel('Service Name').fill('సంస్మరణ "clinic" <b> 🙂')
    await save(form)
    await remove(page, kept)
    await page.getByRole('button', { name: 'Undo' }).click()
    await cardOf(page, kept).waitFor()
    await remove(page, deleted)
    // Within the ten seconds in which it could have been taken back.
    await context.close()

    const again = await tablet.open({ offline: true })
    const reopened = await again.newPage()
    await openServices(reopened)
    await cardOf(reopened, 'సంస్మరణ "clinic" <b> 🙂').getByText('Inactive').waitFor()
    expect(await cardOf(reopened, deleted).count()).toBe(0)
    await again.setOffline(false)
    await everythingIsSaved(reopened)
    expect(await stored(deleted)).toEqual([])
    expect(await stored(kept)).toHaveLength(1)
    const [copy] = await stored('సంస్మరణ "clinic" <b> 🙂')
    const [original] = await stored(copied)
    expect(copy).toMatchObject({ description: original?.['description'], is_enabled: false })
    await again.close()
  },
)

test(
  'a Viewer has no link to it, and its address leads to the dashboard (S-09)',
  { tags: ['full'] },
  async () => {
    const viewer = await hire(clinic.sql, { role: 'Viewer', username: 'viewer' })
    const page = await at(1280, 800, viewer)
    expect(await page.getByRole('link', { name: 'Services' }).count()).toBe(0)
    await page.goto(`${clinic.url}/admin/services`)
    await page.getByText('Your role does not include that screen.').waitFor()
    await page.context().close()
  },
)

test(
  'the screen with its form, its question and its banner is open to all',
  { tags: ['full'] },
  async () => {
    const page = await at(DESKTOP.width, DESKTOP.height, sunita)
    await openServices(page)
    expect.soft(await barriersOn(page), 'the list').toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Add Service' }).click()
    await page.getByRole('form').waitFor()
    expect.soft(await barriersOn(page), 'the form').toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Cancel' }).click()
    const deleting = page.getByRole('button', { name: /^Delete / }).first()
    await deleting.click()
    expect.soft(await barriersOn(page), 'the question').toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect.soft(await barriersOn(page), 'the banner').toEqual([])
    await page.context().close()
  },
)
